/** A bar with its name and its value, on a track as long as the longest bar; to be drawn inside a picture with a text. */

import { ShareBar } from '../page/share-bar.tsx';
import { Box } from '../styled/box.tsx';

interface BarRowProps {
  name: string;
  text: string;
  /** Length, 0-1 of the track; null draws none. */
  part: number | null;
}

export function BarRow({ name, text, part }: BarRowProps) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3" rowGap="1" textStyle="xs">
      <Box truncate>{name}</Box>
      <Box fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {text}
      </Box>
      <Box gridColumn="1 / -1" height="2.5" bg="bg.muted" color="accent.solid" borderRadius="xs" overflow="hidden">
        {part === null ? null : <ShareBar to={part} />}
      </Box>
    </Box>
  );
}
