/** What letters of aid come to over the whole degree: the net price first, which nobody pays back, then how it would be paid, and what is owed. */

import { Fragment, type ReactNode } from 'react';
import { EstimateTag } from '#frontend/components/figures/estimate-tag.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Flex, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Span, Text } from '#frontend/components/styled/text.tsx';
import {
  type AidOffer,
  OFFER_AMOUNTS,
  type OfferResult,
  type OfferYear,
  offerResult,
} from '#schema/domain/aid/aid-offers.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { READER } from '#schema/domain/site/reader.ts';
import { aidOffersWords as words } from '#words/calculators/aid-offers.ts';
import { type CheapestOffer, cheapestOffer, type ReadOffers } from '../offers.ts';
import { Notes, Result, Said } from './tool-parts.tsx';

const ROWS = [
  'cost',
  'gifts',
  'netPrice',
  'loans',
  'parentLoans',
  'now',
  'workStudy',
  'afterWork',
  'beyond',
] as const satisfies readonly (keyof OfferYear)[];
/** Said even where they come to nothing. */
const ALWAYS: readonly (keyof OfferYear)[] = ['cost', 'gifts', 'netPrice'];

/** How the cost is met: what is free, what is paid, what is owed. Told apart by what is written below, not by color alone. */
const WAYS = [
  { key: 'gifts', of: ({ cost, netPrice }: OfferYear) => cost - netPrice },
  { key: 'own', of: ({ afterWork }: OfferYear) => afterWork },
  { key: 'work', of: ({ now, afterWork }: OfferYear) => now - afterWork },
  { key: 'debt', of: ({ netPrice, now }: OfferYear) => netPrice - now },
] as const;

const COLORS = {
  gifts: 'accent.solid',
  own: 'ink.solid',
  work: 'ink.border',
  debt: 'destructive.border',
} as const satisfies Record<(typeof WAYS)[number]['key'], string>;

interface PartProps {
  read: ReadOffers;
  results: readonly OfferResult[];
}

function told({ read: { compared, letters }, results }: PartProps) {
  const { offers } = compared;
  const names = offers.map(({ name }, at) => words.letterOf(name, at + 1));
  return {
    any: letters.some(({ hasCost }) => hasCost),
    // Two letters may be of one school: a column needs a name of its own.
    columns: names.map((name, at) => (names.indexOf(name) === at ? name : `${name} (${at + 1})`)),
    money: (amount: number, at: number) => formatMoney(amount, offers[at]?.currency ?? 'USD'),
    known: (at: number) => (letters[at]?.hasCost ? (results[at] ?? null) : null),
    caption: words.result.netPriceOver(sharedYears(offers)),
  };
}

/** The years that all letters have in common; null where they differ. */
function sharedYears(offers: readonly AidOffer[]): number | null {
  const [years, ...others] = new Set(offers.map((offer) => offer.years));
  return others.length === 0 ? (years ?? null) : null;
}

/** Which letter costs less; until two can be compared, the net prices in a line. */
export function OffersAnswer(props: PartProps) {
  const { any, columns, money, known, caption } = told(props);
  if (!any) return <Span color="fg.muted">{words.result.empty}</Span>;
  const cheapest = cheapestOffer(props.read, props.results);
  if (cheapest !== null) {
    const [name, other] = [columns[cheapest.cheapest] ?? '', columns[cheapest.next] ?? ''];
    return (
      <Span fontWeight="semibold">
        {cheapest.less === 0
          ? words.result.equal(name, other, cheapest.years)
          : words.result.answer(name, money(cheapest.less, cheapest.cheapest), cheapest.years)}
      </Span>
    );
  }
  return (
    <Box minW="0" flex="1">
      <Caption>{caption}</Caption>
      <Grid gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)" columnGap="3">
        {columns.map((name, at) => {
          const result = known(at);
          return (
            <Box key={name} minW="0">
              <Box textStyle="xs" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                {name}
              </Box>
              {result === null ? (
                <Box color="fg.muted">{words.result.noCosts}</Box>
              ) : (
                <Box fontWeight="semibold">{money(result.total.netPrice, at)}</Box>
              )}
            </Box>
          );
        })}
      </Grid>
    </Box>
  );
}

export function OffersResult(props: PartProps) {
  const { read, results } = props;
  const { any, columns, money, known } = told(props);
  const longest = Math.max(1, ...results.map(({ total }) => total.cost));
  const cheapest = cheapestOffer(read, results);
  const sentences =
    cheapest === null ? [] : sentencesOf(cheapest, columns, (amount) => money(amount, cheapest.cheapest));
  const lacking = columns.filter((_, at) => read.letters[at]?.lacksTuition);
  const prices = columns.flatMap((name, at) => {
    const result = known(at);
    return result === null ? [] : [`${name} ${money(result.total.netPrice, at)}`];
  });
  return (
    <Result id="net-prices" title={words.result.cheapest} anyFault={read.anyFault}>
      <Said text={any ? words.result.said(prices.join(', ')) : ''} />
      {any || lacking.length > 0 ? null : (
        <>
          <Text color="fg.muted">{words.result.empty}</Text>
          <Example />
        </>
      )}
      {lacking.map((name) => (
        <Text key={name} mb="3" fontWeight="medium">
          {words.result.noTuition(name)}
        </Text>
      ))}
      {sentences.length === 0 ? null : (
        <Box mb="5">
          {sentences.map((sentence, at) => (
            <Text
              key={sentence}
              {...(at === 0 ? { textStyle: 'lg', fontWeight: 'semibold' } : { mt: '1', textStyle: 'sm' })}
            >
              {sentence}
            </Text>
          ))}
        </Box>
      )}
      <List.Root>
        {columns.map((name, at) => {
          const result = known(at);
          if (result === null) return null;
          return (
            <OfferLine key={name} name={name} result={result} longest={longest} money={(amount) => money(amount, at)} />
          );
        })}
      </List.Root>
    </Result>
  );
}

interface OfferLineProps {
  name: string;
  result: OfferResult;
  longest: number;
  money: (amount: number) => string;
}

/** What one letter comes to: its net price, how it is paid, and what is owed in the end. */
function OfferLine({ name, result, longest, money }: OfferLineProps) {
  const { total, years } = result;
  const [first] = years;
  return (
    <List.Item borderTopWidth="1px" py="3">
      <Flex justifyContent="space-between" alignItems="baseline" gap="3">
        <Text fontWeight="semibold" minW="0">
          {name}
        </Text>
        <Box textStyle="figure" flexShrink="0">
          {money(total.netPrice)}
        </Box>
      </Flex>
      <Flex justifyContent="space-between" gap="3" textStyle="xs" color="fg.muted">
        <span>{words.result.netPriceOver(years.length)}</span>
        {first === undefined || years.length === 1 ? null : (
          <span>{words.result.ofFirstYear(money(first.netPrice))}</span>
        )}
      </Flex>
      <PaidBar whole={total} longest={longest} money={money} />
      <Text mt="2" textStyle="sm" fontWeight="medium">
        {owedOf(result, money)}
      </Text>
    </List.Item>
  );
}

const NOTHING = Object.fromEntries(OFFER_AMOUNTS.map((name) => [name, null])) as AidOffer['amounts'];
/** Two made-up letters with the same aid, of which one is mostly loans: what the page is for, before anything is entered. */
const EXAMPLE_AID = 20_000;
const EXAMPLE_YEARS = 4;
const EXAMPLE_COST = 34_000;
const EXAMPLE_LONGEST = EXAMPLE_COST * EXAMPLE_YEARS;
const EXAMPLES: AidOffer['amounts'][] = [
  { ...NOTHING, total: 32_000, grants: EXAMPLE_AID - 12_000, loans: 5_500, parentLoans: 6_500 },
  { ...NOTHING, total: EXAMPLE_COST, grants: EXAMPLE_AID },
];

function Example() {
  const { currency } = READER;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <Box as="section" aria-label={words.result.example} mt="4" p="4" bg="bg.subtle" borderRadius="md">
      <Text textStyle="sm" mb="3">
        <strong>{words.result.example}</strong> {words.result.exampleTells(money(EXAMPLE_AID))}
      </Text>
      <List.Root>
        {EXAMPLES.map((amounts, at) => {
          const name = words.result.exampleNames[at] ?? '';
          const result = offerResult(
            { name, currency, years: EXAMPLE_YEARS, scholarshipYears: EXAMPLE_YEARS, amounts },
            0,
          );
          return <OfferLine key={name} name={name} result={result} longest={EXAMPLE_LONGEST} money={money} />;
        })}
      </List.Root>
    </Box>
  );
}

function sentencesOf(
  { cheapest, next, less, years, lessDebt, hasDebt, early }: CheapestOffer,
  columns: readonly string[],
  money: (amount: number) => string,
): string[] {
  const [name, other] = [columns[cheapest] ?? '', columns[next] ?? ''];
  const debt =
    lessDebt === 0
      ? words.result.sameDebt
      : lessDebt > 0
        ? words.result.lessDebt(name, money(lessDebt))
        : words.result.moreDebt(name, money(-lessDebt));
  return [
    less === 0 ? words.result.equal(name, other, years) : words.result.less(name, other, money(less), years),
    ...(early === null ? [] : [words.result.early(columns[early.cheapest] ?? '', money(early.less), early.why)]),
    ...(hasDebt ? [debt] : []),
  ];
}

function owedOf({ owed }: OfferResult, money: (amount: number) => string): string {
  const { student, parents } = owed;
  if (student + parents === 0) return words.result.noDebt;
  const monthly = owed.monthly === null ? null : money(owed.monthly);
  return words.result.debt(
    student === 0 ? null : { amount: money(student), monthly },
    parents === 0 ? null : money(parents),
  );
}

/** One bar of the cost, in the parts that it is met by, each written below. */
function PaidBar({ whole, longest, money }: { whole: OfferYear; longest: number; money: (amount: number) => string }) {
  const parts = WAYS.map(({ key, of }) => ({ key, amount: of(whole) })).filter(({ amount }) => amount > 0);
  let from = 0;
  return (
    <>
      <Box position="relative" height="3" mt="2" bg="bg.muted" borderRadius="xs" overflow="hidden" aria-hidden="true">
        {parts.map(({ key, amount }) => {
          const start = from;
          from += amount;
          return (
            <Box key={key} position="absolute" inset="0" color={COLORS[key]}>
              <ShareBar from={start / longest} to={from / longest} />
            </Box>
          );
        })}
      </Box>
      <Wrap as="ul" mt="1.5" columnGap="4" rowGap="0.5" textStyle="xs">
        {parts.map(({ key, amount }) => (
          <List.Item key={key} display="flex" alignItems="center" gap="1.5">
            <Box aria-hidden="true" boxSize="2.5" borderRadius="xs" bg={COLORS[key]} />
            {words.result.ways[key](money(amount))}
          </List.Item>
        ))}
      </Wrap>
    </>
  );
}

/** Every amount, for the first year and for the whole degree. */
export function OffersTables(props: PartProps) {
  const { read, results } = props;
  const { any, columns, money, known } = told(props);
  if (!any) return null;
  const { offers } = read.compared;
  const rowsOf = (names: Record<keyof OfferYear, string>, pick: (result: OfferResult) => OfferYear | undefined) =>
    ROWS.filter((row) => ALWAYS.includes(row) || results.some((result) => (pick(result)?.[row] ?? 0) > 0))
      // Without loans what is left to pay is the net price.
      .filter((row) => row !== 'now' || results.some((result) => pick(result)?.now !== pick(result)?.netPrice))
      // Without work-study nothing is left after it.
      .filter((row) => row !== 'afterWork' || results.some((result) => (pick(result)?.workStudy ?? 0) > 0))
      .map((row) => {
        const strong = (text: ReactNode) => (row === 'netPrice' ? <strong>{text}</strong> : text);
        return {
          key: row,
          name: strong(names[row]),
          cells: results.map((result, at) =>
            known(at) === null ? null : <Fragment key="amount">{strong(money(pick(result)?.[row] ?? 0, at))}</Fragment>,
          ),
        };
      });
  const monthly = results.map(({ owed }, at) =>
    owed.monthly === null
      ? offers[at]?.currency === 'CAD' && owed.student > 0
        ? words.result.noMonthly
        : null
      : money(owed.monthly, at),
  );
  const columnsOf = [words.result.item, ...columns];
  return (
    <PageSection
      id="side-by-side"
      title={words.result.title}
      intro={
        <>
          {words.result.nowMeans} <EstimateTag />
        </>
      }
    >
      <Grid gap="9">
        <Grid
          // More than two letters need the whole width.
          gridTemplateColumns={
            offers.length === 2 ? { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } : 'minmax(0, 1fr)'
          }
          gap="9"
        >
          <Part heading={words.result.whole}>
            <FigureTable
              label={words.result.caption.whole}
              columns={columnsOf}
              rows={[
                ...rowsOf({ ...words.result.rows, ...words.result.wholeRows }, ({ total }) => total),
                ...(monthly.some((cell) => cell !== null)
                  ? [{ key: 'monthly', name: words.result.monthly, cells: monthly }]
                  : []),
              ]}
            />
          </Part>
          <Part heading={words.result.firstYear}>
            <FigureTable
              label={words.result.caption.first}
              columns={columnsOf}
              rows={rowsOf(words.result.rows, ({ years }) => years[0])}
            />
          </Part>
        </Grid>
        <Notes
          notes={[
            ...(results.some(({ owed }) => owed.student + owed.parents > 0) ? [words.result.interest] : []),
            ...(offers.some(({ years, scholarshipYears }) => scholarshipYears < years) ? [words.result.ends] : []),
            ...(new Set(offers.map(({ currency }) => currency)).size > 1 ? [words.result.currencies] : []),
          ]}
        />
      </Grid>
    </PageSection>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Heading as="h3" size="sm">
        {heading}
      </Heading>
      {children}
    </Box>
  );
}
