/** The figures that most people decide by, before all others; each is in its part of the comparison too, with its source. */

import { useHome } from '#frontend/api/your-prices.ts';
import { Box, Grid, Section } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { nextDateLine } from '#frontend/content/next-date-line.ts';
import { shortName } from '#frontend/content/short-name.ts';
import { currentDay } from '#frontend/content/today.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { KEY_NUMBERS } from '#schema/domain/figures/derived/compare.ts';
import type { PricePartKind } from '#schema/domain/money/your-price-words.ts';
import type { Home } from '#schema/domain/situation/situation.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import { listedWords } from '#words/saved/sharing.ts';
import { COLUMN_TRACKS, type Column, wide } from '../columns.ts';
import { type ComparisonLine, comparisonLines, crossesBorder, hasNoFigure } from '../comparison.ts';
import { useExchangeRate } from '../queries.ts';
import { type ComparisonRow, comparisonRows } from '../rows.ts';
import { useOwnColumns } from '../use-own-columns.ts';
import { ComparisonValue } from './comparison-value.tsx';

/** What is due next, the school's own or an application service's. */
const nextDateRow = (home: Home | null): ComparisonRow => ({
  key: 'nextDate',
  label: listedWords.deadline,
  field: null,
  unit: 'text',
  read: (university) => nextDateLine(university, currentDay(), home),
});

/** Parts of a price that are what the school asks of whoever is priced: an Ontario resident, a student from abroad. */
const FEES: ReadonlySet<PricePartKind> = new Set([
  'sticker-tuition',
  'domestic-tuition',
  'other-provinces-tuition',
  'international-tuition',
]);

function ownFeeOf({ yourPrice }: Pick<UniversityRecordView, 'yourPrice'>): number | null {
  return yourPrice?.parts.find(({ of }) => FEES.has(of))?.amount ?? null;
}

/** The fee of one's own status, beside the price it is part of. */
const ownFeeRow = (): ComparisonRow => ({
  key: 'ownFee',
  label: words.ownFee,
  field: null,
  unit: 'fee',
  better: 'lower',
  read: ownFeeOf,
});

/** All schools side by side on a phone too. */
const EVEN: Record<number, string> = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
};

export function KeyFigures({ columns }: { columns: readonly Column[] }) {
  const priced = useOwnColumns(columns);
  const records = priced.map(({ record }) => record).filter((record) => record !== null);
  const home = useHome();
  const rate = useExchangeRate(crossesBorder(records));
  const all = Object.values(comparisonRows()).flat();
  const isPriced = records.length > 0 && records.every(({ yourPrice }) => yourPrice?.amount != null);
  const hasOwnFees = isPriced && records.every((record) => ownFeeOf(record) !== null);
  const rows = [
    // Out-of-state tuition would mark the wrong school as the lowest for a resident.
    ...KEY_NUMBERS.filter(({ published }) => !(isPriced && published)).flatMap(({ key }) => {
      const row = all.find((one) => one.key === key);
      return row === undefined ? [] : 'own' in row && hasOwnFees ? [row, ownFeeRow()] : [row];
    }),
    nextDateRow(home),
  ];
  const lines = comparisonLines(rows, records, rate.data?.usdPerCad ?? null).filter((line) => !hasNoFigure(line));
  const template = wide(EVEN[columns.length], COLUMN_TRACKS[columns.length]);
  return (
    <Section aria-label={words.keyFigures} py={{ base: '2', md: '6' }} _print={{ display: 'none' }}>
      <Grid
        aria-hidden="true"
        gridTemplateColumns={template}
        columnGap={{ base: '3', lg: '6' }}
        pb="2"
        borderBottomWidth="1px"
        borderColor="border.emphasized"
        alignItems="end"
      >
        <Heading as="h2" size="md" display={wide('none', 'block')}>
          {words.keyFigures}
        </Heading>
        {columns.map(({ id, name, record }) => (
          <Box key={id} textStyle="xs" fontWeight="semibold" minW="0" overflowWrap="anywhere">
            <Span lineClamp="2">{shortName(name, record?.aliases)}</Span>
          </Box>
        ))}
      </Grid>
      <DataList.Root>
        {records.length === 0 ? (
          <Skeleton mt="3" height="24rem" />
        ) : (
          lines.map((line) => <KeyFigure key={line.row.key} line={line} columns={priced} />)
        )}
      </DataList.Root>
    </Section>
  );
}

function KeyFigure({ line, columns }: { line: ComparisonLine; columns: readonly Column[] }) {
  return (
    <Grid
      gridTemplateColumns={wide(EVEN[columns.length], COLUMN_TRACKS[columns.length])}
      columnGap={{ base: '3', lg: '6' }}
      py="2"
      borderBottomWidth="1px"
      borderColor="border.muted"
      fontVariantNumeric="tabular-nums lining-nums"
    >
      <DataList.Label
        gridColumn={wide('1 / -1', 'auto')}
        textStyle={{ base: 'xs', md: 'sm' }}
        color={{ base: 'fg.muted', md: 'fg' }}
        fontWeight="medium"
      >
        {line.row.label}
      </DataList.Label>
      {columns.map(({ id, name }) => {
        const cell = line.cells.find(({ universityId }) => universityId === id);
        return (
          <DataList.Value
            key={id}
            minW="0"
            px={cell?.best ? '1.5' : '0'}
            borderRadius="xs"
            bg={cell?.best ? 'accent.subtle' : 'transparent'}
            textStyle="sm"
            overflowWrap="anywhere"
          >
            <VisuallyHidden>{words.ofSchool(name)}</VisuallyHidden>
            {cell ? <ComparisonValue line={line} cell={cell} among={null} /> : null}
          </DataList.Value>
        );
      })}
    </Grid>
  );
}
