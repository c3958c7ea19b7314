/**
 * The list of a subject's schools as one table: what a year costs, who finishes, and what graduates of that subject earn and
 * owe. On a phone each school is its name and its figures, two in a line.
 */

import type { ReactNode } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Caption, Note, Span } from '#frontend/components/styled/text.tsx';
import { type UniversityColumn, UniversityTable } from '#frontend/components/universities/university-table.tsx';
import { cardRate } from '#frontend/content/card-lines.ts';
import { tuitionLines } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { showsOwnAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import type { FoundUniversity, SubjectFiguresView } from '#schema/api/search.ts';
import { formatCount, formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import type { EarningsCheck } from '#schema/domain/programs/earnings-check.ts';
import { AWARD_LEVEL_LABELS } from '#schema/domain/record/enums.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import { checkWords } from '#words/majors/earnings-check.ts';
import { trendWords } from '#words/majors/graduates-trend.ts';
import { tableWords } from '#words/search/search-list.ts';
import { subjectTableWords as words } from '#words/search/subject-table.ts';
import { type ColumnSorts, nextSortOf, type SortOption } from '../sort.ts';
import { Aside, type ResultsTableProps, RowActions, sortHeading } from './results-table.tsx';

const COLUMNS = [
  'name',
  'price',
  'graduationRate',
  'graduates',
  'payOneYear',
  'payFourYears',
  'debt',
  'payment',
  'check',
] as const;
type Column = (typeof COLUMNS)[number];
type FigureColumn = Exclude<Column, 'name'>;
const FIGURES = COLUMNS.filter((column) => column !== 'name');

/** What the heading of each column orders by: prices by one's own where one's own show. */
function sortsOf(own: boolean): Record<Column, ColumnSorts> {
  const price: ColumnSorts = own ? ['yourPrice-asc', 'yourPrice-desc'] : ['netPrice-asc', 'netPrice-desc'];
  return {
    name: ['name-asc', 'name-desc'],
    price,
    graduationRate: ['graduationRate-desc', 'graduationRate-asc'],
    graduates: ['subjectGraduates-desc', 'subjectGraduates-asc'],
    payOneYear: ['subjectPayOneYear-desc', 'subjectPayOneYear-asc'],
    payFourYears: ['subjectPay-desc', 'subjectPay-asc'],
    debt: ['subjectDebt-asc', 'subjectDebt-desc'],
    payment: ['subjectPayment-asc', 'subjectPayment-desc'],
    check: ['subjectCheck-desc', 'subjectCheck-asc'],
  };
}

const isOwnOrder = (order: SortOption) => order === 'yourPrice-asc' || order === 'yourPrice-desc';

export function SubjectTable({ universities, busy, order, addressOf, hideable, ...actions }: ResultsTableProps) {
  const own = useStoredAtom(showsOwnAtom, false) || isOwnOrder(order);
  const sorts = sortsOf(own);
  const first = universities.find(({ subject }) => subject !== undefined)?.subject;
  const title = commonTitle(universities);
  const nation = commonLine(universities);
  return (
    <Box position="relative" opacity={busy ? '0.55' : '1'} transition="opacity 180ms">
      {first === undefined ? null : (
        <Note as="div" mb="2" maxW="prose">
          <Disclosure summary={words.about}>
            {words.intro(AWARD_LEVEL_LABELS[first.level], first.level === 'master' || first.level === 'doctorate')}{' '}
            {title === null ? null : `${words.unless(title)} `}
            {nation === null ? null : `${checkWords.nation(formatMoney(nation, 'USD'))} `}
            <TextLink to={paths.article(ARTICLE_IDS['earnings-check'])}>{checkWords.more}</TextLink>
          </Disclosure>
        </Note>
      )}
      {/* A phone shows no headings, which order the table elsewhere. */}
      <Wrap
        as="nav"
        aria-label={words.sort}
        hideFrom="sm"
        alignItems="center"
        columnGap="3"
        mb="2"
        textStyle="sm"
        _print={{ display: 'none' }}
      >
        <span>{words.sort}</span>
        {COLUMNS.map((column) => (
          <TextLink key={column} to={addressOf(nextSortOf(sorts[column], order))} touch="block">
            {words.columns[column]}
          </TextLink>
        ))}
      </Wrap>
      <Box position="relative" overflowX={{ base: 'visible', sm: 'auto' }}>
        <UniversityTable
          label={tableWords.label}
          rows={universities}
          universityOf={(university: FoundUniversity) => university}
          nameLabel={words.columns.name}
          columns={columns(own, nation)}
          leftOut={(labels) =>
            tableWords.leftOut(
              labels,
              universities.every(({ country }) => country === 'CA'),
            )
          }
          narrow="pairs"
          headingOf={({ key, label }) => sortHeading(label, sorts[key as Column], order, addressOf)}
          aside={(university) => (
            <>
              <Aside university={university} />
              <ProgramOf figures={university.subject} common={title} />
            </>
          )}
          actions={{
            label: tableWords.actions,
            cell: (university) => <RowActions university={university} {...actions} />,
          }}
          replaced={hideable}
        />
      </Box>
    </Box>
  );
}

/** Whether a school has a figure; what is always said is not among them. */
const KNOWN: Partial<Record<FigureColumn, (university: FoundUniversity) => boolean>> = {
  graduationRate: ({ graduationRate }) => graduationRate !== null,
  graduates: ({ subject }) => subject?.graduates != null,
  payOneYear: ({ subject }) => subject?.payOneYear != null,
  payFourYears: ({ subject }) => subject?.payFourYears != null,
  debt: ({ subject }) => subject?.debt != null,
  payment: ({ subject }) => subject?.paymentShare != null,
  check: ({ subject }) => subject?.check != null,
};

/** Only one's own price needs a width: its label is one line. All else shrinks, so that the table fits beside the filters. */
const columns = (own: boolean, nation: number | null): UniversityColumn<FoundUniversity>[] =>
  FIGURES.map((key) => ({
    key,
    label: words.columns[key],
    ...(own && key === 'price' ? { width: 'price' as const } : {}),
    ...(KNOWN[key] ? { known: KNOWN[key] } : {}),
    cell: (university) => <Figure university={university} of={key} nation={nation} />,
  }));

/** The title that most rows have, so that it is said once; null where it is that of one row. */
function commonTitle(universities: readonly FoundUniversity[]): string | null {
  const rows = Map.groupBy(
    universities.flatMap(({ subject }) => (subject === undefined ? [] : [subject.title])),
    (title) => title,
  );
  const [most] = [...rows.values()].sort((a, b) => b.length - a.length);
  return most !== undefined && most.length > 1 ? (most[0] ?? null) : null;
}

/** The country's line of the earnings check, where it is the same in all rows, so that it is said once. */
function commonLine(universities: readonly FoundUniversity[]): number | null {
  const [line, ...others] = new Set(universities.flatMap(({ subject }) => subject?.checkLines?.nation ?? []));
  return line !== undefined && others.length === 0 ? line : null;
}

/** Which of several programs the pay is of, where it is not the common one, and whose campuses. */
function ProgramOf({ figures, common }: { figures: SubjectFiguresView | undefined; common: string | null }) {
  if (figures === undefined) return null;
  const { programs, title, payOfAll } = figures;
  const hasPay = [figures.payOneYear, figures.payFourYears, figures.debt].some((amount) => amount != null);
  const own = title === common ? null : title;
  // Of several programs it is said whose pay it is, where there is any.
  const program = programs === 1 ? own : hasPay ? words.largest(own, programs) : null;
  const said = [program, payOfAll === null ? null : words.payOfAll(payOfAll)].filter((one) => one !== null);
  if (said.length === 0) return null;
  return (
    <Caption as="span" display="block" width="100%">
      {said.join(' · ')}
    </Caption>
  );
}

const usd = (amount: number | null | undefined) => (amount == null ? null : formatMoney(amount, 'USD'));

const blank = (why: string) => <Span color="fg.muted">{why}</Span>;

interface FigureProps {
  university: FoundUniversity;
  of: FigureColumn;
  /** The line that the earnings checks of all rows have in common. */
  nation: number | null;
}

/** A cell of a school; in its place why it is blank. */
function Figure({ university, of, nation }: FigureProps) {
  const { subject, country } = university;
  const cells: Record<FigureColumn, () => ReactNode> = {
    price: () => <Price university={university} />,
    graduationRate: () =>
      university.graduationRate === null ? blank(words.notPublished) : cardRate(university, 'graduationRate'),
    graduates: () => (subject === undefined ? null : <Graduates figures={subject} />),
    payOneYear: () => usd(subject?.payOneYear),
    payFourYears: () => usd(subject?.payFourYears),
    debt: () => usd(subject?.debt),
    payment: () => (subject?.paymentShare == null ? null : formatPercent(subject.paymentShare)),
    check: () =>
      country === 'CA' ? (
        checkWords.canada
      ) : subject?.check ? (
        <Check figures={subject} check={subject.check} nation={nation} />
      ) : null,
  };
  return (
    <Box as="span" fontVariantNumeric="tabular-nums">
      {cells[of]() ?? blank(words.blank(country))}
    </Box>
  );
}

/** One's own price where it shows; else the net price of a US school, and what a Canadian one charges. */
function Price({ university }: { university: FoundUniversity }) {
  const { country, currency, netPrice } = university;
  const tuitions = tuitionLines(university).filter(({ amount }) => amount !== null);
  return (
    <PricePlace university={university} shape="cell">
      {country === 'US' && netPrice !== null ? (
        <Span>
          {formatMoney(netPrice, 'USD')} <Caption as="span">{words.netPrice}</Caption>
        </Span>
      ) : tuitions.length === 0 ? (
        blank(words.notPublished)
      ) : (
        tuitions.map(({ label, short, amount }) => (
          <Box key={label}>
            {formatMoney(amount, currency)} <Caption as="span">{short}</Caption>
          </Box>
        ))
      )}
    </PricePlace>
  );
}

interface CheckProps {
  figures: SubjectFiguresView;
  check: EarningsCheck;
  nation: number | null;
}

/** The result with what the pay is set against: the line of the state alone, where the country's is said above all rows. */
function Check({ figures: { checkLines }, check, nation }: CheckProps) {
  const lines = checkLines === undefined ? null : linesText(checkLines, nation);
  return (
    <>
      {checkWords.brief(check)}
      {lines === null ? null : (
        <Caption as="span" display="block">
          {lines}
        </Caption>
      )}
    </>
  );
}

function linesText({ state, nation }: NonNullable<SubjectFiguresView['checkLines']>, common: number | null) {
  if (nation !== common) return checkWords.against(usd(state), formatMoney(nation, 'USD'));
  return state === null || state === nation ? null : checkWords.againstState(formatMoney(state, 'USD'));
}

function Graduates({ figures: { graduates, trend } }: { figures: SubjectFiguresView }) {
  if (graduates === null) return words.notCounted;
  return (
    <>
      {formatCount(graduates)}
      {trend === undefined ? null : (
        <Caption as="span" display="block">
          {trendWords.trends[trend]}
        </Caption>
      )}
    </>
  );
}
