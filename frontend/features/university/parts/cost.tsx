/** Cost & Financial Aid: a year, four years, price by family income, aid, debt. */

import { useOwnPrice } from '#frontend/api/your-prices.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Caption, Note, Text } from '#frontend/components/styled/text.tsx';
import { inOneLine } from '#frontend/content/in-one-line.ts';
import { isCegep } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import type { Cohort } from '#schema/domain/record/university-figures.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import { yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import type { Brief } from '../brief.ts';
import { AidEstimate, NoAidFigures } from '../components/financial-aid.tsx';
import { hasLivingCosts, LivingThere } from '../components/living-there.tsx';
import { DebtEstimate, loanText } from '../components/loans-and-debt.tsx';
import { SubHeading } from '../components/sub-heading.tsx';
import { YearlyCostTable } from '../components/yearly-cost-table.tsx';
import { costColumns } from '../cost-model.ts';
import { aidInShort, debtInShort, fourYearsInShort, incomesInShort, livingInShort } from '../in-short.ts';
import { useOwnResidency } from '../use-own-residency.ts';
import { type FoldEntry, figuresOf, inCanada, inUs, type Part } from './part.ts';

const FourYearCost = lazy(() =>
  import('../components/four-year-cost.tsx').then(({ FourYearCost }) => ({ default: FourYearCost })),
);
const IncomePrices = lazy(() =>
  import('../components/income-prices.tsx').then(({ IncomePrices }) => ({ default: IncomePrices })),
);

const words = () => universityPartWords.cost;
type Props = { university: UniversityRecordView };

const hasCosts = (university: UniversityRecordView) => costColumns(university).length > 0;
/** In a line, what is published; else that there is an estimate. */
const estimateOr = (brief: Brief, estimate: string, university: UniversityRecordView): Brief =>
  brief ?? (hasCosts(university) ? [estimate] : null);

const folds: readonly FoldEntry[] = [
  {
    id: 'price-by-income',
    heading: () => words().incomeHeading,
    brief: (university) => incomesInShort(university, university.netPriceByIncome ?? []),
    shows: ({ netPriceByIncome }) => netPriceByIncome !== null,
    holds: [{ own: Incomes }],
  },
  {
    id: 'four-years',
    heading: () => words().fourYearHeading,
    brief: (university) => fourYearsInShort(university, costColumns(university)),
    shows: hasCosts,
    holds: [{ own: FourYears }],
  },
  {
    id: 'financial-aid',
    heading: () => words().aidHeading,
    brief: (university) => estimateOr(aidInShort(university), words().aidEstimateHeading, university),
    holds: [
      {
        columns: 2,
        shows: isAidPublished,
        figures: figuresOf('aid', {
          percentReceivingAid: {
            note: ({ cohorts }) => (isOfAll(cohorts.percentReceivingAid) ? words().aidOfAll : undefined),
          },
        }),
      },
      { own: NoAidFigures, shows: (university) => !isAidPublished(university) },
      { own: AidGuides },
      { own: AidEstimate, shows: (university) => university.averageAidAmount === null && hasCosts(university) },
    ],
  },
  {
    id: 'debt',
    heading: () => words().debtHeading,
    brief: (university) => estimateOr(debtInShort(university), words().debtEstimateHeading, university),
    shows: (university) => hasCosts(university) || !inCanada(university),
    holds: [
      {
        columns: 2,
        shows: inUs,
        figures: figuresOf('debt', { medianDebt: { note: ({ medianDebt }) => loanText(medianDebt ?? 0) } }),
      },
      { own: DebtEstimate, shows: ({ medianDebt }) => medianDebt === null },
    ],
  },
  {
    id: 'living-there',
    heading: () => detailWords.living.heading,
    brief: livingInShort,
    shows: hasLivingCosts,
    holds: [{ own: LivingThere }],
  },
];

export const cost: readonly Part[] = [
  { pair: [{ own: Year }, { folds }] },
  { own: ProvincialAverage, shows: ({ country, provincialAverage }) => country === 'CA' && provincialAverage !== null },
  { own: FurtherLinks },
];

/** Where hardly anybody is new and full-time, the share is of all undergraduates. */
const isOfAll = (cohort: Cohort | undefined) => cohort?.of.toLowerCase() === 'undergraduates';

function isAidPublished({ country, averageAidAmount, percentReceivingAid }: UniversityRecordView): boolean {
  return country === 'US' || averageAidAmount !== null || percentReceivingAid !== null;
}

/** At a Canadian school what whoever reads would pay stands first, as far as they said who they are. */
function Year({ university }: Props) {
  const columns = costColumns(university);
  const residency = useOwnResidency(university);
  const own = columns.filter((column) => column.residency === residency);
  const others = own.length === 0 ? [] : columns.filter((column) => column.residency !== residency);
  return (
    <Box minW="0">
      <SubHeading>{words().yearHeading}</SubHeading>
      {columns.length === 0 ? (
        <Text mt="2" color="fg.muted">
          {isCegep(university) ? words().cegep : words().unknown}
        </Text>
      ) : (
        <>
          <YearlyCostTable university={university} columns={own.length === 0 ? columns : own} />
          {own.length === 0 ? null : <OwnPriceNote university={university} />}
          {others.length === 0 ? null : (
            <Disclosure
              summary={words().yearFor(
                inOneLine(
                  others.map(({ label }) => label),
                  ',',
                ),
              )}
            >
              <YearlyCostTable university={university} columns={others} />
            </Disclosure>
          )}
        </>
      )}
    </Box>
  );
}

/** Why the total is another than one's own price at the head of the page. */
function OwnPriceNote({ university: { id } }: Props) {
  const price = useOwnPrice(id)?.price;
  if (!price || price.amount === null) return null;
  return (
    <Caption mt="2" maxW="prose" data-personal>
      {words().ownPriceAbove(formatMoney(price.amount, price.currency))}
    </Caption>
  );
}

function Incomes({ university }: Props) {
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <IncomePrices university={university} bands={university.netPriceByIncome ?? []} />
    </Suspense>
  );
}

function FourYears({ university }: Props) {
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <FourYearCost university={university} columns={costColumns(university)} />
    </Suspense>
  );
}

/** Where one applies for aid, step by step. */
const AID_GUIDES = { US: ARTICLE_IDS['fafsa-step-by-step'], CA: ARTICLE_IDS['aid-by-province'] };

function AidGuides({ university: { country } }: Props) {
  const { resources, apply } = universityWords.paying;
  return (
    <Wrap columnGap="6">
      <Further to={paths.resources()}>{resources[country]}</Further>
      <Further to={paths.article(AID_GUIDES[country])}>{apply[country]}</Further>
    </Wrap>
  );
}

function FurtherLinks({ university: { slug } }: Props) {
  return (
    <Wrap columnGap="6" my={{ base: '-3', md: '0' }}>
      <Further to={paths.tuitionCalculator(slug)}>{words().calculator}</Further>
      <Further to={paths.scholarships()}>{universityWords.paying.scholarships}</Further>
    </Wrap>
  );
}

/** A link on a line of its own, as high on a phone as a finger needs it. */
function Further({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} touch="line">
      {children}
    </TextLink>
  );
}

/** Keeps the place of a chart that is on its way. */
function ChartSkeleton() {
  return <Skeleton mt="4" height="19rem" />;
}

/** Apart from the school's own fees, because it is not one of them. */
function ProvincialAverage({ university }: Props) {
  const { provincialAverage, stateName, currency } = university;
  if (provincialAverage === null) return null;
  const { inState, outOfState } = universityPartWords.residency.CA;
  const averages = [
    { label: inState, amount: provincialAverage.tuitionInState },
    { label: outOfState, amount: provincialAverage.tuition },
  ];
  return (
    <Box bg="bg.subtle" borderRadius="md" p={{ base: '4', md: '5' }}>
      <SubHeading>{words().provinceHeading(stateName)}</SubHeading>
      <Wrap as="dl" columnGap="10" rowGap="2" mt="3">
        {averages.map(({ label, amount }) => (
          <div key={label}>
            <DataList.Label textStyle="sm" color="fg.muted">
              {label}
            </DataList.Label>
            <DataList.Value textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {formatMoney(amount, currency)}
            </DataList.Value>
          </div>
        ))}
      </Wrap>
      <Note mt="2" maxW="prose">
        {words().provinceNote(yearText(provincialAverage.year))}
      </Note>
    </Box>
  );
}
