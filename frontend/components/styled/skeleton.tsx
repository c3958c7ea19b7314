/** The shape of what is on its way. */
import { skeleton } from '#frontend/styled-system/recipes/index.js';
import { chakra } from './chakra.ts';

export const Skeleton = chakra('div', skeleton);
