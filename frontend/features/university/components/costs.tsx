/** Cost & Financial Aid: a year, four years, price by family income, aid, debt. */

import type { ReactNode } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Collapsible, Folds } from '#frontend/components/page/collapsible.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import { yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import { detailWords } from '#words/university/university-details.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { costColumns } from '../cost-model.ts';
import { aidInShort, debtInShort, fourYearsInShort, incomesInShort, livingInShort } from '../in-short.ts';
import { FinancialAid } from './financial-aid.tsx';
import { hasLivingCosts, LivingThere } from './living-there.tsx';
import { LoansAndDebt } from './loans-and-debt.tsx';
import { SubHeading } from './sub-heading.tsx';
import { YearlyCostTable } from './yearly-cost-table.tsx';

const FourYearCost = lazy(() => import('./four-year-cost.tsx').then(({ FourYearCost }) => ({ default: FourYearCost })));
const IncomePrices = lazy(() => import('./income-prices.tsx').then(({ IncomePrices }) => ({ default: IncomePrices })));

const words = () => universityPartWords.cost;
/** Where one applies for aid, step by step. */
const AID_GUIDES = { US: ARTICLE_IDS['fafsa-step-by-step'], CA: ARTICLE_IDS['aid-by-province'] };

/** Quebec's public colleges. */
const isCegep = ({ state, type, kind }: UniversityRecordView) =>
  state === 'QC' && type === 'public' && kind === 'two-year';

export function Costs({ university }: { university: UniversityRecordView }) {
  const columns = costColumns(university);
  return (
    <Grid gap={{ base: '7', md: '10' }}>
      <Part heading={words().yearHeading}>
        {columns.length === 0 ? (
          <Text mt="2" color="fg.muted">
            {isCegep(university) ? `${words().cegep} ` : null}
            {words().unknown}
          </Text>
        ) : (
          <YearlyCostTable university={university} columns={columns} />
        )}
      </Part>
      {university.country === 'CA' ? <ProvincialAverage university={university} /> : null}
      <Folds>
        {university.netPriceByIncome === null ? null : (
          <Collapsible
            id="price-by-income"
            heading={words().incomeHeading}
            brief={incomesInShort(university, university.netPriceByIncome)}
          >
            <Suspense fallback={<ChartSkeleton />}>
              <IncomePrices university={university} bands={university.netPriceByIncome} />
            </Suspense>
          </Collapsible>
        )}
        {columns.length === 0 ? null : (
          <Collapsible id="four-years" heading={words().fourYearHeading} brief={fourYearsInShort(university, columns)}>
            <Suspense fallback={<ChartSkeleton />}>
              <FourYearCost university={university} columns={columns} />
            </Suspense>
          </Collapsible>
        )}
        <Collapsible
          id="financial-aid"
          heading={words().aidHeading}
          brief={
            aidInShort(university) ??
            (columns.length === 0 ? universityWords.missing.figure : words().aidEstimateHeading)
          }
        >
          <FinancialAid university={university} yearlyTotal={columns[0]?.yearly.total ?? null} />
        </Collapsible>
        {columns.length === 0 && university.country === 'CA' ? null : (
          <Collapsible
            id="debt"
            heading={words().debtHeading}
            brief={
              debtInShort(university) ??
              (columns.length === 0 ? universityWords.missing.figure : words().debtEstimateHeading)
            }
          >
            <LoansAndDebt university={university} columns={columns} />
          </Collapsible>
        )}
        {hasLivingCosts(university) ? (
          <Collapsible id="living-there" heading={detailWords.living.heading} brief={livingInShort(university)}>
            <LivingThere university={university} />
          </Collapsible>
        ) : null}
      </Folds>
      <Wrap columnGap="6" rowGap="2">
        <TextLink to={paths.tuitionCalculator(university.slug)}>{words().calculator}</TextLink>
        <TextLink to={paths.scholarships()}>{universityWords.paying.scholarships}</TextLink>
        <TextLink to={paths.resources()}>{universityWords.paying.resources[university.country]}</TextLink>
        <TextLink to={paths.article(AID_GUIDES[university.country])}>
          {universityWords.paying.apply[university.country]}
        </TextLink>
      </Wrap>
    </Grid>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <SubHeading>{heading}</SubHeading>
      {children}
    </Box>
  );
}

/** Keeps the place of a chart that is on its way. */
function ChartSkeleton() {
  return <Skeleton mt="4" height="19rem" />;
}

/** Apart from the school's own fees, because it is not one of them. */
function ProvincialAverage({ university }: { university: UniversityRecordView }) {
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
