import { heading } from '#frontend/styled-system/recipes/index.js';
import { chakra } from './chakra.ts';

export const Heading = chakra('h2', heading);
