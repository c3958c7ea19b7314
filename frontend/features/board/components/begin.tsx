/** A board that has nothing on it yet: the saved schools at one press, and what the answers of a family come to. */

import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Flex, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { BOARD_SCHOOLS_MAX } from '#schema/domain/plan/board.ts';
import { knownPairs } from '#schema/domain/site/known-pairs.ts';
import { boardWords } from '#words/plan/board.ts';
import { Points, PointsBar } from './points.tsx';

interface BeginProps {
  saved: readonly number[];
  onBegin: (ids: number[]) => void;
}

const PAIRS_OFFERED = 2;

export function Begin({ saved, onBegin }: BeginProps) {
  const ids = saved.slice(0, BOARD_SCHOOLS_MAX);
  return (
    // As high with either of them: which one it is only the browser knows.
    <Box data-personal minH={{ base: '5rem', md: '4.25rem' }} mb={{ base: '6', md: '8' }}>
      {ids.length === 0 ? (
        <>
          <Box textStyle="sm" color="fg.muted" mb="2">
            {boardWords.begin.pairs}
          </Box>
          <Wrap gap="2">
            {knownPairs()
              .slice(0, PAIRS_OFFERED)
              .map(([one, other]) => (
                <Button
                  key={one.id}
                  variant="outline"
                  size="sm"
                  minH={{ base: '11', md: '9' }}
                  onClick={() => onBegin([one.id, other.id])}
                >
                  {boardWords.begin.pair(one.name, other.name)}
                </Button>
              ))}
          </Wrap>
        </>
      ) : (
        <Button onClick={() => onBegin(ids)}>{boardWords.begin.saved(ids.length)}</Button>
      )}
    </Box>
  );
}

/** No school in particular: what an order of two people looks like, drawn as a real one is. */
export function SampleOrder() {
  const { sample } = boardWords.begin;
  return (
    <Section aria-labelledby="board-sample-title" borderTopWidth="1px" py={{ base: '6', md: '8' }}>
      <Heading as="h2" id="board-sample-title" size="md">
        {sample.title}
      </Heading>
      <Note mt="1">{sample.intro}</Note>
      <List.Root as="ol" mt="3" color="fg.muted" borderTopWidth="1px">
        {sample.schools.map(({ name, places, points }, at) => (
          <List.Item
            key={name}
            display="grid"
            gridTemplateColumns="2.75rem minmax(0, 1fr)"
            columnGap="2"
            alignItems="baseline"
            py="3"
            borderBottomWidth="1px"
          >
            <Text textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {boardWords.order.rank(at + 1)}
            </Text>
            <Box minW="0">
              <Flex justifyContent="space-between" alignItems="baseline" gap="3">
                <Text fontWeight="semibold">{name}</Text>
                <Span textStyle="sm" whiteSpace="nowrap">
                  <Points of={points} brief />
                </Span>
              </Flex>
              <PointsBar>
                <ShareBar to={points / 100} />
              </PointsBar>
              <Note mt="1.5">{places}</Note>
            </Box>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}
