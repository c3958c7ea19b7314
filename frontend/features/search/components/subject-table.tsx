/**
 * The list of a subject's schools as one table: what a year costs, who finishes, and what graduates of that subject earn and
 * owe. On a phone the figures go sideways beside the names. What is to be known of a row beside its figures is a
 * letter after the figure it is about and a line under the table, so that rows stay low.
 */

import type { ReactNode } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { ScrollBox } from '#frontend/components/styled/scroll-box.tsx';
import { Caption, Note, Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { type UniversityColumn, UniversityTable } from '#frontend/components/universities/university-table.tsx';
import { tuitionLines } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { FoundUniversity, SubjectFiguresView } from '#schema/api/search.ts';
import { formatCount, formatMoney, formatRate } from '#schema/domain/formats/formats.ts';
import type { EarningsCheck } from '#schema/domain/programs/earnings-check.ts';
import { AWARD_LEVEL_LABELS } from '#schema/domain/record/enums.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import { checkWords } from '#words/majors/earnings-check.ts';
import { tableWords } from '#words/search/search-list.ts';
import { subjectTableWords as words } from '#words/search/subject-table.ts';
import { ownPriceWords } from '#words/situation/own-price.ts';
import { type ColumnSorts, OWN_OPTIONS } from '../sort.ts';
import { Aside, Graduation, type ResultsTableProps, RowActions, sortHeading, useShowsOwn } from './results-table.tsx';

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
  const price: ColumnSorts = own ? OWN_OPTIONS : ['netPrice-asc', 'netPrice-desc'];
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

export function SubjectTable(props: ResultsTableProps) {
  const { universities, busy, beside, order, addressOf, hideable, ...actions } = props;
  const own = useShowsOwn(order);
  const sorts = sortsOf(own);
  const first = universities.find(({ subject }) => subject !== undefined)?.subject;
  const title = commonTitle(universities);
  const nation = commonLine(universities);
  const blanks = FIGURES.some((key) => universities.some((one) => KNOWN[key] && !KNOWN[key](one)));
  const notes = [...new Set(universities.flatMap(({ subject }) => notesOf(subject, title)))];
  const results = universities.flatMap(({ subject }) => checkText(subject, nation) ?? []);
  const [check] = results.length > 1 && new Set(results).size === 1 ? results : [];
  const isNet = universities.every(({ country, netPrice }) => country === 'US' && netPrice !== null);
  return (
    <Box position="relative" opacity={busy ? '0.55' : '1'} transition="opacity 180ms">
      <ScrollBox overflowX={beside ? 'auto' : { xl: 'visible' }}>
        <UniversityTable
          label={tableWords.label}
          rows={universities}
          universityOf={(university: FoundUniversity) => university}
          nameLabel={words.columns.name}
          columns={columns({ own, isNet, nation }, (university) => (
            <NoteMarks notes={notesOf(university.subject, title)} all={notes} />
          )).filter(({ key }) => key !== 'check' || check === undefined)}
          leftOut={(labels) =>
            tableWords.leftOut(
              labels,
              universities.every(({ country }) => country === 'CA'),
            )
          }
          narrow="scrolled"
          headingOf={({ key, label, figure }) => sortHeading(label, sorts[key as Column], order, addressOf, figure)}
          aside={(university) => <Aside university={university} />}
          actions={{
            label: tableWords.actions,
            cell: (university) => <RowActions university={university} {...actions} />,
          }}
          replaced={hideable}
        />
      </ScrollBox>
      {notes.length === 0 && !blanks && check === undefined ? null : (
        <Caption as="ul" mt="2" aria-label={words.notes}>
          {check === undefined ? null : <List.Item>{words.checkOfAll(check)}</List.Item>}
          {blanks ? (
            <List.Item aria-hidden="true">
              <Span fontWeight="semibold">–</Span> {words.notPublished}
            </List.Item>
          ) : null}
          {notes.map((note, at) => (
            <List.Item key={note}>
              <Span fontWeight="semibold">{letterOf(at)}</Span> {note}
            </List.Item>
          ))}
        </Caption>
      )}
      {first === undefined ? null : (
        <Note as="div" mt="2" maxW="prose">
          <Disclosure summary={words.about}>
            {words.intro(AWARD_LEVEL_LABELS[first.level], first.level === 'master' || first.level === 'doctorate')}{' '}
            {title === null ? null : `${words.unless(title)} `}
            {nation === null ? null : `${checkWords.nation(formatMoney(nation, 'USD'))} `}
            <TextLink to={paths.article(ARTICLE_IDS['earnings-check'])}>{checkWords.more}</TextLink>
          </Disclosure>
        </Note>
      )}
    </Box>
  );
}

const letterOf = (at: number) => String.fromCodePoint(97 + at);

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

/** The figure that a row's note is about: the first of its pay and debt, or else how many graduate. */
const notedOf = (subject: SubjectFiguresView | undefined): FigureColumn =>
  (['payOneYear', 'payFourYears', 'debt'] as const).find((key) => subject?.[key] != null) ?? 'graduates';

interface Shared {
  /** The prices are one's own; else all of them are net prices. */
  own: boolean;
  isNet: boolean;
  /** The line that the earnings checks of all rows have in common. */
  nation: number | null;
}

const columns = (
  shared: Shared,
  markOf: (university: FoundUniversity) => ReactNode,
): UniversityColumn<FoundUniversity>[] =>
  FIGURES.map((key) => ({
    key,
    label:
      key !== 'price'
        ? words.columns[key]
        : shared.own
          ? ownPriceWords.own
          : words.columns[shared.isNet ? 'netPrice' : 'price'],
    figure: key !== 'check',
    ...(key === 'price' ? { width: 'amount' as const } : {}),
    ...(KNOWN[key] ? { known: KNOWN[key] } : {}),
    cell: (university) => (
      <Box position="relative">
        <Figure university={university} of={key} {...shared} />
        {notedOf(university.subject) === key ? markOf(university) : null}
      </Box>
    ),
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
function notesOf(figures: SubjectFiguresView | undefined, common: string | null): string[] {
  if (figures === undefined) return [];
  const { programs, title, payOfAll } = figures;
  const hasPay = [figures.payOneYear, figures.payFourYears, figures.debt].some((amount) => amount != null);
  const own = title === common ? null : title;
  // Of several programs it is said whose pay it is, where there is any.
  const program = programs === 1 ? own : hasPay ? words.largest(own) : null;
  return [program, payOfAll === null ? null : words.payOfAll].filter((one) => one !== null);
}

/** The letters of a row's notes; who hears the page gets the notes themselves. */
function NoteMarks({ notes, all }: { notes: readonly string[]; all: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    // Beside the column, so that its figures stay under one another.
    <Span
      position="absolute"
      top="0"
      insetStart="calc(100% + 2px)"
      textStyle="xs"
      lineHeight="1rem"
      color="fg.muted"
      fontWeight="semibold"
      title={notes.join(' · ')}
    >
      <span aria-hidden="true">{notes.map((note) => letterOf(all.indexOf(note))).join('')}</span>
      <VisuallyHidden>{notes.join(' · ')}</VisuallyHidden>
    </Span>
  );
}

const usd = (amount: number | null | undefined) => (amount == null ? null : formatMoney(amount, 'USD'));

/** In place of a figure; why there is none is said under the table, and here to who hears it. */
const blank = (why: string) => (
  <Caption as="span" title={why}>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{why}</VisuallyHidden>
  </Caption>
);

interface FigureProps extends Pick<Shared, 'isNet' | 'nation'> {
  university: FoundUniversity;
  of: FigureColumn;
}

/** A cell of a school; in its place why it is blank. */
function Figure({ university, of, isNet, nation }: FigureProps) {
  const { subject, country } = university;
  const cells: Record<FigureColumn, () => ReactNode> = {
    price: () => <Price university={university} named={!isNet} />,
    graduationRate: () =>
      university.graduationRate === null ? blank(words.notPublished) : <Graduation university={university} />,
    graduates: () => (subject === undefined ? null : <Graduates figures={subject} />),
    payOneYear: () => usd(subject?.payOneYear),
    payFourYears: () => usd(subject?.payFourYears),
    debt: () => usd(subject?.debt),
    payment: () => (subject?.paymentShare == null ? null : formatRate(subject.paymentShare)),
    check: () =>
      country === 'CA' ? (
        blank(checkWords.canada)
      ) : subject?.check ? (
        <Check figures={subject} check={subject.check} nation={nation} />
      ) : null,
  };
  return <Box fontVariantNumeric="tabular-nums">{cells[of]() ?? blank(words.blank(country))}</Box>;
}

/** One's own price where it shows; else the net price of a US school, which says so where the column does not, and what a Canadian one charges. */
function Price({ university, named }: { university: FoundUniversity; named: boolean }) {
  const { country, currency, netPrice } = university;
  const tuitions = tuitionLines(university).filter(({ amount }) => amount !== null);
  return (
    <PricePlace university={university} shape="column">
      {country === 'US' && netPrice !== null ? (
        <>
          {formatMoney(netPrice, 'USD')}{' '}
          {named ? (
            <Caption as="span" display="block">
              {words.netPrice}
            </Caption>
          ) : null}
        </>
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

/** All that a row's check says, to tell whether the rows differ. */
const checkText = (figures: SubjectFiguresView | undefined, nation: number | null): string | null =>
  figures?.check
    ? [checkWords.brief(figures.check), figures.checkLines && linesText(figures.checkLines, nation)]
        .filter(Boolean)
        .join(', ')
    : null;

function linesText({ state, nation }: NonNullable<SubjectFiguresView['checkLines']>, common: number | null) {
  if (nation !== common) return checkWords.against(usd(state), formatMoney(nation, 'USD'));
  return state === null || state === nation ? null : checkWords.againstState(formatMoney(state, 'USD'));
}

function Graduates({ figures: { graduates, trend } }: { figures: SubjectFiguresView }) {
  if (graduates === null) return blank(words.notCounted);
  return (
    <>
      {formatCount(graduates)}
      {trend === undefined ? null : (
        <Caption as="span" display="block">
          {words.trends[trend]}
        </Caption>
      )}
    </>
  );
}
