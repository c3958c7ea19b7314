import { badge } from '../../styled-system/recipes/index.js';
import { chakra } from './chakra.ts';

export const Badge = chakra('span', badge);
