/** An element without a look of its own. */
import type { Ref } from 'react';
import type { ChakraComponent } from '#frontend/styled-system/types/jsx.js';
import { chakra } from './chakra.ts';

/** Whatever `as` makes of it, it can be pointed at. */
export const Box = chakra('div') as ChakraComponent<'div', { ref?: Ref<HTMLElement> | undefined }>;
