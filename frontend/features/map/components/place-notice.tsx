/** Which place the list is around, and which else may have been meant. */

import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import type { SearchResponse } from '#schema/api/search.ts';
import { nearWords as words } from '#words/places/map.ts';

interface PlaceNoticeProps {
  answer: Pick<SearchResponse, 'place' | 'otherPlaces'>;
  /** What was typed; null when the device told the place. */
  asked: string | null;
  radiusMiles: number | null;
  onPlace: (name: string) => void;
}

/** One line above the list; nothing when the place is not known. */
export function PlaceNotice({ answer: { place, otherPlaces = [] }, asked, radiusMiles, onPlace }: PlaceNoticeProps) {
  if (!place) return null;
  const name =
    asked === null ? (place.name === null ? words.yourPlace : words.mine(place.name)) : (place.name ?? asked);
  return (
    <Box mb="4" textStyle="sm" color="fg.muted">
      <p>{words.around(name, radiusMiles)}</p>
      <OtherPlaces names={otherPlaces} onPlace={onPlace} />
    </Box>
  );
}

/** In place of the list, when nobody knows the place. */
export function UnknownPlace({ answer: { otherPlaces = [] }, asked, onPlace }: Omit<PlaceNoticeProps, 'radiusMiles'>) {
  return (
    <EmptyState title={words.unknown(asked ?? '')}>
      <p>{words.unknownHelp}</p>
      <OtherPlaces names={otherPlaces} onPlace={onPlace} />
    </EmptyState>
  );
}

function OtherPlaces({ names, onPlace }: { names: readonly string[]; onPlace: (name: string) => void }) {
  if (names.length === 0) return null;
  return (
    <Wrap mt="2" alignItems="center" gap="2">
      <span>{words.others}</span>
      {names.map((name) => (
        <Button key={name} variant="outline" size="xs" minH="8" onClick={() => onPlace(name)}>
          {name}
        </Button>
      ))}
    </Wrap>
  );
}
