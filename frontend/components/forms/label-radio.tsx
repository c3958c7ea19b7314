/** A radio button that lies, unseen, over the whole label around it, so that what is pressed is the button itself. */
import { chakra } from '../styled/chakra.ts';

export const LabelRadio = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    margin: '0',
    opacity: '0',
    cursor: 'pointer',
  },
});
