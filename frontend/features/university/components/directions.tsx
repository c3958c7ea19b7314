/** Up to five ways to look on from a university, a press each: three schools of its kind that are better in one thing. */

import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { TILE_GRID } from '#frontend/components/universities/school-tile.tsx';
import { situationPanelAtom } from '#frontend/lib/storage/own-situation.ts';
import type { DirectionView } from '#schema/api/directions.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { DIRECTION_COUNT, type Direction } from '#schema/domain/peers/directions.ts';
import { leadingDirections } from '#schema/domain/peers/leading-directions.ts';
import { directionWords as words } from '#words/university/directions.ts';
import { useDirections } from '../direction-query.ts';
import { SimilarCard } from './similar-card.tsx';

export function Directions({ university }: { university: UniversityRecordView }) {
  const { slug, name } = university;
  const [chosen, setChosen] = useState<Direction | null>(null);
  const heading = useId();
  const results = useId();
  return (
    <Box mt="10" _print={{ display: 'none' }}>
      <Heading as="h3" size="md" id={heading}>
        {words.heading(name)}
      </Heading>
      <Wrap role="group" aria-labelledby={heading} gap="2" mt="3">
        {leadingDirections(university).map((direction) => (
          <Button
            key={direction}
            variant={chosen === direction ? 'solid' : 'outline'}
            size="sm"
            aria-pressed={chosen === direction}
            aria-controls={results}
            onClick={() => setChosen(chosen === direction ? null : direction)}
          >
            {words.choices[direction]}
          </Button>
        ))}
      </Wrap>
      <div id={results}>{chosen ? <Pointed slug={slug} direction={chosen} /> : null}</div>
    </Box>
  );
}

function Pointed({ slug, direction }: { slug: string; direction: Direction }) {
  const { data, isError, refetch } = useDirections(slug, direction);
  const view = data?.directions[direction];
  if (view) return <Found direction={direction} view={view} />;
  return (
    <Box mt="5">
      <Text role="status" color="fg.muted">
        {isError ? words.failed : words.loading}
      </Text>
      {isError ? (
        <Button size="sm" variant="outline" mt="2" onClick={() => void refetch()}>
          {words.again}
        </Button>
      ) : (
        <Box mt="4" {...TILE_GRID}>
          {Array.from({ length: DIRECTION_COUNT }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three equal blocks that hold a place
            <Skeleton key={index} height={{ base: '8rem', sm: '16rem' }} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Bases and gaps that say more once somebody says where they live. */
const ASKS = ['net-price', 'tuition', 'state', 'no-home', 'home-state'];

function Found({ direction, view: { basis, gap, universities } }: { direction: Direction; view: DirectionView }) {
  const openPanel = useSetAtom(situationPanelAtom);
  const asks = ASKS.includes(gap ?? basis);
  return (
    <Box mt="5">
      <Text role="status" srOnly>
        {words.found(words.choices[direction], universities.length)}
      </Text>
      <Note>{gap === null ? words.basis[basis] : words.gap[gap]}</Note>
      {asks ? (
        <Button size="sm" variant="outline" mt="3" aria-haspopup="dialog" onClick={() => openPanel(true)}>
          {words.situation}
        </Button>
      ) : null}
      {universities.length > 0 ? (
        <List.Root mt="5" {...TILE_GRID}>
          {universities.map((university) => (
            <SimilarCard key={university.id} university={university} />
          ))}
        </List.Root>
      ) : null}
    </Box>
  );
}
