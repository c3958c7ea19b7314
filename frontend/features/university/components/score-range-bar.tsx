/** Where a range of scores lies on its test's whole scale; the figure beside it says the same. */
import { Box } from '#frontend/components/styled/box.tsx';
import { formatCount } from '#schema/domain/formats.ts';

interface ScoreRangeBarProps {
  range: readonly [number, number];
  /** The lowest and the highest score of the test. */
  low: number;
  high: number;
}

export function ScoreRangeBar({ range: [from, to], low, high }: ScoreRangeBarProps) {
  const part = (score: number) => ((score - low) / (high - low)) * 100;
  return (
    <Box as="span" display="block" aria-hidden="true" maxW="22rem" mt="1" mb="2">
      <Box as="span" display="block" position="relative" height="4px" bg="bg.emphasized" borderRadius="full">
        <Box
          as="span"
          position="absolute"
          top="-2px"
          height="8px"
          minW="4px"
          bg="accent.solid"
          borderRadius="full"
          style={{ insetInlineStart: `${part(from)}%`, width: `${part(to) - part(from)}%` }}
        />
      </Box>
      <Box as="span" display="flex" justifyContent="space-between" textStyle="2xs" mt="1" color="fg.subtle">
        <span>{formatCount(low)}</span>
        <span>{formatCount(high)}</span>
      </Box>
    </Box>
  );
}
