/** Elements for text. */
import type { Ref } from 'react';
import type { ChakraComponent } from '#frontend/styled-system/types/jsx.js';
import { chakra } from './chakra.ts';

type Block = ChakraComponent<'p', { ref?: Ref<HTMLElement> | undefined }>;
type Inline = ChakraComponent<'span', { ref?: Ref<HTMLElement> | undefined }>;

/** A paragraph. */
export const Text = chakra('p') as Block;
/** A paragraph that comes second: smaller and muted. */
export const Note = chakra('p', {}, { defaultProps: { color: 'fg.muted', textStyle: 'sm' } }) as Block;
/** The smallest text: a caption, a source, a unit. */
export const Caption = chakra('p', {}, { defaultProps: { color: 'fg.muted', textStyle: 'xs' } }) as Block;
/** Words in a line of text. */
export const Span = chakra('span') as Inline;
/** Words for screen readers only. */
export const VisuallyHidden = chakra('span', {}, { defaultProps: { srOnly: true } }) as Inline;
