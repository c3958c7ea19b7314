/** Where a range of scores lies on its test's whole scale; the figure beside it says the same. */

import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { formatScore } from '#schema/domain/formats/formats.ts';

interface ScoreRangeBarProps {
  range: readonly [number, number];
  /** The lowest and the highest score of the test. */
  low: number;
  high: number;
}

export function ScoreRangeBar({ range: [from, to], low, high }: ScoreRangeBarProps) {
  const part = (score: number) => (score - low) / (high - low);
  return (
    <Span display="block" aria-hidden="true" maxW="22rem" mt="1" mb="2">
      <Span display="block" position="relative" height="4px" bg="bg.emphasized" borderRadius="full">
        <Span position="absolute" insetInline="0" top="-2px" height="8px" color="accent.solid">
          <ShareBar from={part(from)} to={part(to)} />
        </Span>
      </Span>
      <Span display="flex" justifyContent="space-between" textStyle="xs" mt="1" color="fg.subtle">
        <span>{formatScore(low)}</span>
        <span>{formatScore(high)}</span>
      </Span>
    </Span>
  );
}
