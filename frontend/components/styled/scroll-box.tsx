/** What scrolls sideways within itself. */
import { chakra } from './chakra.ts';

/**
 * With a shade at each edge behind which there is more. The two covers go with what scrolls and hide the shades once one is at the
 * end, so that nothing has to be measured.
 */
export const ScrollBox = chakra('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    backgroundImage:
      'linear-gradient(to right, var(--ca-colors-bg) 40%, transparent), linear-gradient(to left, var(--ca-colors-bg) 40%, transparent), linear-gradient(to right, color-mix(in srgb, var(--ca-colors-fg) 24%, transparent), transparent), linear-gradient(to left, color-mix(in srgb, var(--ca-colors-fg) 24%, transparent), transparent)',
    backgroundPosition: '0 0, 100% 0, 0 0, 100% 0',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '3rem 100%, 3rem 100%, 0.875rem 100%, 0.875rem 100%',
    backgroundAttachment: 'local, local, scroll, scroll',
  },
});
