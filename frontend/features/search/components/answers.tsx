/** Above a list: what the line asks that is answered in sentences, and what nobody publishes, with the nearest thing known. */
import { useId } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { AsPublished } from '#frontend/components/page/as-published.tsx';
import { Box, Section, Stack } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Caption, Note, Text } from '#frontend/components/styled/text.tsx';
import { sourceName } from '#frontend/content/source-name.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { SearchAnswer, UnknownTopic } from '#schema/api/answers.ts';
import type { Reading, SearchResponse } from '#schema/api/search.ts';
import { answerWords as words } from '#words/search/answers.ts';
import { addressOfRequest, type SearchRequest } from '../filters.ts';
import { withRead } from '../read-request.ts';
import { OwnPriceSentence } from './own-price-sentence.tsx';

interface AnswersProps {
  request: SearchRequest;
  answer: Pick<SearchResponse, 'answers' | 'unknown' | 'reading'>;
}

export function Answers({ request, answer }: AnswersProps) {
  const id = useId();
  const { answers = [], unknown = [], reading } = answer;
  const unread = unreadOf(reading, unknown);
  return (
    <Stack gap="4" mb="6">
      {answers.length === 0 ? null : (
        <Section aria-labelledby={id} borderWidth="1px" borderColor="border.emphasized" borderRadius="md" p="4">
          <Heading as="h2" id={id} size="sm" mb="2">
            {words.heading}
          </Heading>
          <Stack as="ul" gap="4">
            {answers.map((one) => (
              <List.Item key={one.path}>
                <Answer answer={one} />
              </List.Item>
            ))}
          </Stack>
        </Section>
      )}
      {unknown.length === 0 ? null : (
        <Section aria-labelledby={`${id}-unknown`} borderWidth="1px" borderRadius="md" p="4">
          <Heading as="h2" id={`${id}-unknown`} size="sm" mb="2">
            {words.unknown}
          </Heading>
          <Stack as="ul" gap="3">
            {unknown.map((topic) => (
              <List.Item key={topic.topic}>
                <Text>{topic.why}</Text>
                <Note>
                  {words.nearest} <TextLink to={nearestOf(request, reading, topic)}>{topic.near.label}</TextLink>
                </Note>
              </List.Item>
            ))}
          </Stack>
        </Section>
      )}
      {unread.length === 0 ? null : <Note>{words.unread(unread)}</Note>}
    </Stack>
  );
}

function Answer({ answer: { kind, title, text, source, path, link, table, pricedAt } }: { answer: SearchAnswer }) {
  const isFigure = kind === 'figure';
  return (
    <>
      {isFigure ? null : (
        <Text fontWeight="medium">
          {title} <Caption as="span">{words.kinds[kind]}</Caption>
        </Text>
      )}
      <Text textStyle={isFigure ? 'lg' : 'md'}>{text}</Text>
      {pricedAt === undefined ? null : <OwnPriceSentence id={pricedAt} />}
      {table === undefined ? null : (
        <Box position="relative" overflowX="auto" my="2" tabIndex={0} role="group" aria-label={title}>
          <Table.Root>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader scope="col" aria-label={words.kinds.figure} />
                {table.columns.map((column) => (
                  <Table.ColumnHeader key={column} scope="col">
                    {column}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {table.rows.map(({ label, values }) => (
                <Table.Row key={label}>
                  <Table.ColumnHeader scope="row">{label}</Table.ColumnHeader>
                  {values.map((value, at) => (
                    <Table.Cell key={table.columns[at]}>{value}</Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
      {source === null ? null : (
        <Caption>
          {words.source} <AsPublished>{sourceName(source.name)}</AsPublished>, {source.year}
        </Caption>
      )}
      <TextLink to={path}>{link}</TextLink>
    </>
  );
}

/** The nearest thing that is known, with all that was read besides. */
function nearestOf(request: SearchRequest, reading: Reading | undefined, { near }: UnknownTopic): string {
  if (near.path !== null) return near.path;
  const read = reading?.as === 'wish' ? reading.parameters : {};
  return paths.search(addressOfRequest(withRead({ ...request, q: '' }, { ...read, ...near.parameters })));
}

/** Words that were not read, where nothing else was, and no topic says so. */
function unreadOf(reading: Reading | undefined, unknown: readonly UnknownTopic[]): string[] {
  if (reading?.as !== 'nothing') return [];
  return reading.unused.map(({ text }) => text).filter((text) => !unknown.some((topic) => topic.text === text));
}
