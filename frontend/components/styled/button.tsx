/** What is pressed to do something. */
import { button } from '#frontend/styled-system/recipes/index.js';
import { chakra } from './chakra.ts';
import { Submit } from './submit.tsx';

export const Button = chakra('button', button, { defaultProps: { type: 'button' } });
/** Sends a form that the Worker draws and that only a script can take. */
export const SendButton = chakra(Submit, button);
