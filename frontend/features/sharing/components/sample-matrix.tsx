/** What a class looks like once it is added, with students and schools that are made up. */

import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { studentsWords } from '#words/saved/sharing.ts';

const { matrix, sample: words } = studentsWords;

/** What a year would cost each of them at each school; null where it is not on the list. */
const PRICES: readonly (readonly (number | null)[])[] = [
  [8_400, 15_200, null],
  [null, 11_900, 21_300],
  [6_700, null, 18_500],
];

export function SampleMatrix() {
  return (
    <Box
      as="section"
      aria-labelledby="sample-title"
      mt={{ base: '4', lg: '2' }}
      minW="0"
      maxW="3xl"
      color="fg.muted"
      _print={{ display: 'none' }}
    >
      <Heading as="h2" id="sample-title" size="sm">
        {words.title}
      </Heading>
      <Note mt="1">{words.note}</Note>
      <Box mt="3" overflowX="auto" position="relative" borderWidth="1px" borderStyle="dashed" borderRadius="md" px="3">
        <Table.Root aria-labelledby="sample-title">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">{matrix.student}</Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md">
                {matrix.next}
              </Table.ColumnHeader>
              {words.schools.map((school) => (
                <Table.ColumnHeader key={school} scope="col" textAlign="end" aria-label={school}>
                  <Span hideBelow="md">{school}</Span>
                  {/* Its letter: a narrow column has no room for the word. */}
                  <Span hideFrom="md">{school.at(-1)}</Span>
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {words.students.map(({ name, home, next }, at) => (
              <Table.Row key={name} borderBottomWidth={at === words.students.length - 1 ? '0' : '1px'}>
                <Table.Cell as="th" {...{ scope: 'row' }} fontWeight="normal">
                  <Span fontWeight="semibold">{name}</Span>
                  <Note as="span" display="block">
                    {home}
                  </Note>
                  <Note as="span" display={{ base: 'block', md: 'none' }} color="fg">
                    {next}
                  </Note>
                </Table.Cell>
                <Table.Cell hideBelow="md">{next}</Table.Cell>
                {words.schools.map((school, place) => {
                  const price = PRICES[at]?.[place] ?? null;
                  return (
                    <Table.Cell key={school} textAlign="end" fontVariantNumeric="tabular-nums">
                      {price === null ? null : formatMoney(price, 'USD')}
                    </Table.Cell>
                  );
                })}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}
