/** A thin bar for a share of a hundred; the figure beside it says the same. */
import { Box } from '#frontend/components/styled/box.tsx';

export function Meter({ percent }: { percent: number }) {
  return (
    <Box mt="2" height="4px" maxW="22rem" bg="bg.emphasized" borderRadius="full" overflow="hidden">
      <Box height="100%" bg="accent.solid" style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
    </Box>
  );
}
