/** Says that something is on its way, when nothing of it can be shown yet. */

import { shellWords } from '#words/layout/shell.ts';
import { Box } from '../styled/box.tsx';

export function Spinner() {
  return (
    <Box role="status" display="grid" placeItems="center" minH="50vh">
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
