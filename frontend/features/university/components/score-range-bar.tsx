/** Where a range of scores lies on its test's whole scale, with the median of similar schools; the figure beside it says the same. */

import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Span } from '#frontend/components/styled/text.tsx';

interface ScoreRangeBarProps {
  range: readonly [number, number];
  /** The lowest and the highest score of the test. */
  low: number;
  high: number;
  /** Median of the same among similar schools. */
  peers: number | undefined;
}

export function ScoreRangeBar({ range: [from, to], low, high, peers }: ScoreRangeBarProps) {
  const part = (score: number) => (score - low) / (high - low);
  return (
    <Span display="block" position="relative" height="10px" aria-hidden="true">
      <Span position="absolute" insetInline="0" top="3px" height="4px" bg="bg.emphasized" borderRadius="full" />
      <Span position="absolute" insetInline="0" top="1px" height="8px" color="accent.solid">
        <ShareBar from={part(from)} to={part(to)} />
      </Span>
      {peers === undefined ? null : (
        <Span position="absolute" insetInline="0" top="0" height="10px" color="fg.muted">
          <ShareBar from={part(peers) - 0.004} to={part(peers) + 0.004} />
        </Span>
      )}
    </Span>
  );
}
