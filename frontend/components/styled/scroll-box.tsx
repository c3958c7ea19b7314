/** What scrolls sideways within itself. */
import { chakra } from './chakra.ts';

/** It fades at the end behind which there is more, and once one is there no longer: what scrolls drives it, so that nothing has to be measured. */
export const ScrollBox = chakra('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    animation: 'fade-end linear both',
    animationTimeline: 'scroll(self inline)',
  },
});
