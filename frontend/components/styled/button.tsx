/** What is pressed to do something. */
import { button } from '#frontend/styled-system/recipes/index.js';
import { chakra } from './chakra.ts';

export const Button = chakra('button', button, { defaultProps: { type: 'button' } });
