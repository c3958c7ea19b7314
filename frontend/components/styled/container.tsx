/** As wide as a page's text may be. */
import { container } from '#frontend/styled-system/recipes/index.js';
import { chakra } from './chakra.ts';

export const Container = chakra('div', container);
