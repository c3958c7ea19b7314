/** Elements for layout, under Chakra's names. `as` makes another element of any of them. */
import type { Ref } from 'react';
import type { ChakraComponent } from '#frontend/styled-system/types/jsx.js';
import { chakra } from './chakra.ts';

/** Whatever `as` makes of it, a ref can point at it. */
type Layout = ChakraComponent<'div', { ref?: Ref<HTMLElement> | undefined }>;

/** A div with styles of its own. */
export const Box = chakra('div') as Layout;
/** Children in a row. */
export const Flex = chakra('div', {}, { defaultProps: { display: 'flex' } }) as Layout;
/** Children in a row that wraps. */
export const Wrap = chakra('div', {}, { defaultProps: { display: 'flex', flexWrap: 'wrap' } }) as Layout;
/** Children below each other. */
export const Stack = chakra('div', {}, { defaultProps: { display: 'flex', flexDirection: 'column' } }) as Layout;
/** Children in columns of equal rows. */
export const Grid = chakra('div', {}, { defaultProps: { display: 'grid' } }) as Layout;
/** A part of a page with a heading or a name of its own. */
export const Section = chakra('section') as Layout;
