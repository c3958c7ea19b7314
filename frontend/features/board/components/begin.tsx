/** A board that has nothing on it yet: the saved schools at one press, and what the answers of a family come to. */

import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Section } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { BOARD_SCHOOLS_MAX } from '#schema/domain/plan/board.ts';
import { boardWords } from '#words/plan/board.ts';

interface BeginProps {
  saved: readonly number[];
  onBegin: (ids: number[]) => void;
}

export function Begin({ saved, onBegin }: BeginProps) {
  const ids = saved.slice(0, BOARD_SCHOOLS_MAX);
  return (
    // As high with either of them: which one it is only the browser knows.
    <Box data-personal minH={{ base: '11', md: '10' }} mb={{ base: '6', md: '8' }}>
      {ids.length === 0 ? (
        <ButtonLink to={paths.search()} variant="outline">
          {boardWords.begin.search}
        </ButtonLink>
      ) : (
        <Button onClick={() => onBegin(ids)}>{boardWords.begin.saved(ids.length)}</Button>
      )}
    </Box>
  );
}

/** No school in particular: what an order of two people looks like. */
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
          <List.Item key={name} borderBottomWidth="1px" py="2">
            <Flex justifyContent="space-between" gap="3">
              <Text fontWeight="semibold">
                {at + 1}. {name}
              </Text>
              <span>{points}</span>
            </Flex>
            <Note>{places}</Note>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}
