/** Says that something is on its way, when nothing of it can be shown yet. */

import { shellWords } from '#words/layout/shell.ts';
import { Box } from '../styled/box.tsx';

interface SpinnerProps {
  /** For a part of a page. One for a page is as high as a screen, so that the foot of the page does not show and go again. */
  part?: boolean;
}

export function Spinner({ part = false }: SpinnerProps) {
  return (
    <Box role="status" display="grid" placeItems="center" minH={part ? '50vh' : '100vh'}>
      <Box
        boxSize="8"
        borderRadius="full"
        borderWidth="3px"
        borderColor="border"
        borderTopColor="accent.solid"
        animation="spin 900ms linear infinite"
      />
      <Box as="span" srOnly>
        {shellWords.loading}
      </Box>
    </Box>
  );
}
