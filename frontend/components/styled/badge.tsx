import { badge } from '#frontend/styled-system/recipes/index.js';
import { chakra } from './chakra.ts';

export const Badge = chakra('span', badge);
