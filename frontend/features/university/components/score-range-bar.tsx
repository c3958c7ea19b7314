/** Where a range of scores lies on its test's whole scale; the figure beside it says the same. */

import { ShareBar } from '#frontend/components/share-bar.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { formatCount } from '#schema/domain/formats.ts';

interface ScoreRangeBarProps {
  range: readonly [number, number];
  /** The lowest and the highest score of the test. */
  low: number;
  high: number;
}

export function ScoreRangeBar({ range: [from, to], low, high }: ScoreRangeBarProps) {
  const part = (score: number) => (score - low) / (high - low);
  return (
    <Box as="span" display="block" aria-hidden="true" maxW="22rem" mt="1" mb="2">
      <Box as="span" display="block" position="relative" height="4px" bg="bg.emphasized" borderRadius="full">
        <Box as="span" position="absolute" insetInline="0" top="-2px" height="8px" color="accent.solid">
          <ShareBar from={part(from)} to={part(to)} />
        </Box>
      </Box>
      <Box as="span" display="flex" justifyContent="space-between" textStyle="2xs" mt="1" color="fg.subtle">
        <span>{formatCount(low)}</span>
        <span>{formatCount(high)}</span>
      </Box>
    </Box>
  );
}
