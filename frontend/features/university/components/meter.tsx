/** A thin bar for a share of a hundred; the figure beside it says the same. */

import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box } from '#frontend/components/styled/box.tsx';

export function Meter({ percent }: { percent: number }) {
  return (
    <Box mt="2" height="4px" maxW="22rem" bg="bg.emphasized" color="accent.solid" borderRadius="full" overflow="hidden">
      <ShareBar to={percent / 100} />
    </Box>
  );
}
