/** The figures that most people decide by, before all others; each is in its part of the comparison too, with its source. */
import { Fragment } from 'react';
import { useHome } from '#frontend/api/your-prices.ts';
import { SourcePopover } from '#frontend/components/figures/source-popover.tsx';
import { Box, Flex, Grid, Section } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Caption, Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { hasOneTuition } from '#frontend/content/deciding-figures.ts';
import { nextDateInParts } from '#frontend/content/next-date-parts.ts';
import { currentDay } from '#frontend/content/today.ts';
import { websiteLink } from '#frontend/content/website-link.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { KEY_NUMBERS } from '#schema/domain/figures/derived/compare.ts';
import { type FigureKey, figureOf } from '#schema/domain/figures/figures.ts';
import { NOT_AVAILABLE } from '#schema/domain/formats/formats.ts';
import type { PricePartKind } from '#schema/domain/money/your-price-words.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import { COUNTRIES_LISTED, READER } from '#schema/domain/site/reader.ts';
import { countryOfHome, type Home } from '#schema/domain/situation/situation.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import { listedWords } from '#words/saved/sharing.ts';
import { ownPriceWords } from '#words/situation/own-price.ts';
import { COLUMN_TRACKS, type Column, EVEN_TRACKS, wide } from '../columns.ts';
import { type ComparisonLine, comparisonLines, crossesBorder, hasNoFigure, onlyCountry } from '../comparison.ts';
import { useExchangeRate } from '../queries.ts';
import { type ComparisonRow, comparisonRows } from '../rows.ts';
import { useOwnColumns } from '../use-own-columns.ts';
import { ComparisonValue, OwnDates, SHARED } from './comparison-value.tsx';
import { RowSources } from './row-sources.tsx';
import { SelectedUniversities } from './selected-universities.tsx';

/** What is due next, the school's own or an application service's. */
const nextDateRow = (home: Home | null): ComparisonRow => ({
  key: 'nextDate',
  label: listedWords.deadline,
  field: null,
  unit: 'text',
  read: (university) => nextDateInParts(university, currentDay(), home)?.date ?? null,
  whose: (university) => nextDateInParts(university, currentDay(), home)?.short ?? null,
  whole: (university) => nextDateInParts(university, currentDay(), home)?.whole ?? null,
  elsewhere: (university) => {
    const { href, host } = websiteLink(university);
    return university.links?.admissions ?? (host === null ? null : href);
  },
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

/** Whether what one pays depends on where one lives: schools of several states, some of which ask residents for less. */
function dependsOnHome(records: readonly UniversityRecordView[]): boolean {
  return new Set(records.map(({ state }) => state)).size > 1 && !records.every(hasOneTuition);
}

/**
 * The published prices, where not every school has one's own: the first that each school has, or else that any has, and
 * what somebody from elsewhere pays where nobody lives in all of their states. Canada's schools have no price after aid:
 * beside theirs both fees stand first, as one's own price has its fee beside it.
 */
function publishedRows(all: readonly ComparisonRow[], records: readonly UniversityRecordView[]): ComparisonRow[] {
  const known = KEY_NUMBERS.filter(({ published }) => published).flatMap(({ key }) => {
    const row = all.find((one) => one.key === key);
    const have = row === undefined ? 0 : records.filter((record) => row.read(record) !== null).length;
    return row === undefined || have === 0 ? [] : [{ row, have }];
  });
  const isFee = ({ row }: { row: ComparisonRow }) => figureOf(row.key as FigureKey).notInCanada === undefined;
  if (records.some(({ country }) => country === 'CA')) {
    return [...known.filter(isFee), ...known.filter((one) => !isFee(one))].map(({ row }) => row);
  }
  const first = known.find(({ have }) => have === records.length) ?? known[0];
  const fromElsewhere = dependsOnHome(records) ? known.find(({ row }) => row.key === 'tuition') : undefined;
  return [...new Set([first, fromElsewhere])].flatMap((one) => one?.row ?? []);
}

/** One's own price, with the fee in it where that of each school is known. */
function ownRows(all: readonly ComparisonRow[], records: readonly UniversityRecordView[]): ComparisonRow[] {
  const own = all.filter((row) => row.own);
  const isAllCanadian = records.every(({ country }) => country === 'CA');
  return isAllCanadian && records.every((record) => ownFeeOf(record) !== null) ? [...own, ownFeeRow()] : own;
}

interface KeyFiguresProps {
  columns: readonly Column[];
  /** Whether the records could not be had. */
  failed: boolean;
  onAdd: () => void;
  onRemove: (id: number) => void;
}

export function KeyFigures({ columns, failed, onAdd, onRemove }: KeyFiguresProps) {
  const priced = useOwnColumns(columns);
  const records = priced.map(({ record }) => record).filter((record) => record !== null);
  const home = useHome();
  const rate = useExchangeRate(crossesBorder(records));
  const all = Object.values(comparisonRows()).flat();
  const isPriced = records.length > 0 && records.every(({ yourPrice }) => yourPrice?.amount != null);
  const others = KEY_NUMBERS.filter(({ published }) => !published).flatMap(
    ({ key }) => all.find((one) => one.key === key && !one.own) ?? [],
  );
  // One's own price takes the place of the published one, which would mark another school as the lowest.
  const rows = [
    ...ownRows(all, records),
    ...(isPriced ? [] : publishedRows(all, records)),
    ...others,
    nextDateRow(home),
  ];
  const lines = comparisonLines(rows, records, rate.data?.usdPerCad ?? null).filter((line) => !hasNoFigure(line));
  const reader = home ? countryOfHome(home) : READER.country;
  return (
    <Section
      aria-label={words.keyFigures}
      pt={{ base: '0.5', md: '3' }}
      pb={{ base: '2', md: '4' }}
      _print={{ display: 'none' }}
    >
      <SelectedUniversities columns={columns} onAdd={onAdd} onRemove={onRemove} />
      {records.length === 0 ? (
        failed ? null : (
          <Skeleton mt="3" height="24rem" />
        )
      ) : (
        [null, ...COUNTRIES_LISTED].map((only) => {
          const own = lines.filter((line) => countryOf(line, records) === only);
          return own.length === 0 ? null : (
            <Fragment key={only}>
              {only === null ? null : (
                <Box as="h3" textStyle="xs" fontWeight="semibold" color="fg.muted" pt="4" pb="1">
                  {words.onlyFor[only]}
                </Box>
              )}
              <DataList.Root>
                {own.map((line) => (
                  <KeyFigure key={line.row.key} line={line} columns={priced} reader={reader} only={only} />
                ))}
              </DataList.Root>
            </Fragment>
          );
        })
      )}
      <UnmarkedRows lines={lines} />
      {lines.some(({ cells }) => cells.some(({ campuses }) => campuses !== null)) ? (
        <Caption mt="1">
          <Span aria-hidden="true">{SHARED}</Span> {words.table.sharedNote}
        </Caption>
      ) : null}
    </Section>
  );
}

/** The rows without a mark, by why they have none. */
function UnmarkedRows({ lines }: { lines: readonly ComparisonLine[] }) {
  const byWhy = Map.groupBy(
    lines.filter(({ unmarked }) => unmarked !== null),
    ({ unmarked }) => unmarked,
  );
  if (byWhy.size === 0) return null;
  return (
    <Caption mt="2">
      {words.marks.unmarked(
        [...byWhy].map(([why, some]) => ({
          labels: some.map(({ row }) => row.label),
          why: why === null ? '' : words.marks.why[why],
        })),
      )}
    </Caption>
  );
}

/** A date that has passed, or is not known yet, is no matter of the country. */
const countryOf = (line: ComparisonLine, records: readonly UniversityRecordView[]): Country | null =>
  line.row.unit === 'text' ? null : onlyCountry(line, records);

/** Said once of a row whose figures are all estimates, else in the cell that is one. */
const isEstimated = ({ cells }: ComparisonLine): boolean => {
  const known = cells.filter(({ value }) => value !== null);
  return known.length > 0 && known.every(({ estimate }) => estimate);
};

const elsewhereOf = (row: ComparisonRow, record: UniversityRecordView): string | null =>
  row.unit === 'text' ? (row.elsewhere?.(record) ?? null) : null;

interface KeyFigureProps {
  line: ComparisonLine;
  columns: readonly Column[];
  /** Where whoever reads is: only amounts of the other country say what they come to in one's own currency. */
  reader: Country;
  /** The country whose schools alone have it; null where all may. */
  only: Country | null;
}

function KeyFigure({ line, columns, reader, only }: KeyFigureProps) {
  const nameOf = (universityId: number) => columns.find(({ id }) => id === universityId)?.name ?? '';
  return (
    <Grid
      gridTemplateColumns={wide(EVEN_TRACKS[columns.length], COLUMN_TRACKS[columns.length])}
      columnGap={{ base: '3', lg: '6' }}
      px={{ base: '1.5', md: '0' }}
      borderBottomWidth="1px"
      borderColor="border.muted"
      fontVariantNumeric="tabular-nums lining-nums"
    >
      <DataList.Label
        gridColumn={wide('1 / -1', 'auto')}
        pt={{ base: '1.5', md: '2' }}
        pb={{ base: '0', md: '2' }}
        textStyle={{ base: 'xs', md: 'sm' }}
        color={{ base: 'fg.muted', md: 'fg' }}
        fontWeight="medium"
      >
        <Flex as="span" alignItems="flex-start" gap="1">
          <span>
            {line.row.label}
            {isEstimated(line) ? ` (${ownPriceWords.estimate})` : null}
          </span>
          {/* No higher than the line of the label. */}
          <Span flexShrink="0" my={{ base: '-1', md: '-0.5' }}>
            <RowSources line={line} nameOf={nameOf} />
            <InFull line={line} columns={columns} />
          </Span>
        </Flex>
      </DataList.Label>
      {columns.map(({ id, name, record }) => {
        const known = line.cells.find(({ universityId }) => universityId === id);
        const cell = known && record?.country === reader ? { ...known, converted: null } : known;
        // Under the schools of the other country there is nothing to say.
        const isOther = only !== null && record?.country !== only;
        const elsewhere = record !== null && cell?.text === NOT_AVAILABLE ? elsewhereOf(line.row, record) : null;
        return (
          <DataList.Value
            key={id}
            aria-hidden={isOther || undefined}
            minW="0"
            // The tint reaches to both sides of what stands under the name and from line to line, but no further than they do.
            ms="-1.5"
            me={{ base: '-1.5', md: '0' }}
            px="1.5"
            pt={{ base: '0', md: '2' }}
            pb={{ base: '1.5', md: '2' }}
            bg={cell?.best ? 'accent.subtle' : 'transparent'}
            textStyle="sm"
            overflowWrap="anywhere"
          >
            {isOther ? null : <VisuallyHidden>{words.ofSchool(name)}</VisuallyHidden>}
            {isOther ? null : elsewhere !== null ? (
              <OwnDates href={elsewhere} />
            ) : cell ? (
              <ComparisonValue
                line={line}
                cell={isEstimated(line) ? { ...cell, estimate: false } : cell}
                among={null}
                brief
              />
            ) : null}
          </DataList.Value>
        );
      })}
    </Grid>
  );
}

/** What the cells of a row say in short, for each school in full. */
function InFull({ line: { row, cells }, columns }: { line: ComparisonLine; columns: readonly Column[] }) {
  if (row.unit !== 'text' || row.whole === undefined) return null;
  const said = columns.flatMap(({ id, name, record }) => {
    const whole = record === null ? null : (row.whole?.(record) ?? null);
    const cell = cells.find(({ universityId }) => universityId === id);
    return whole === null || whole === cell?.whose ? [] : [{ id, name, text: `${cell?.text ?? ''}: ${whole}` }];
  });
  if (said.length === 0) return null;
  return (
    <SourcePopover name={words.inFull(row.label)}>
      <Span display="grid" gap="2">
        {said.map(({ id, name, text }) => (
          <Span key={id} display="block">
            <Span display="block" fontWeight="semibold">
              {name}
            </Span>
            {text}
          </Span>
        ))}
      </Span>
    </SourcePopover>
  );
}
