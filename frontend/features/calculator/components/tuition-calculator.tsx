/** The tuition calculator: a form in two tabs, and beside it what comes of it with every change. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { Tabs } from '#frontend/components/page/tabs.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityCard } from '#schema/api/university.ts';
import { formatFixed, formatMoney } from '#schema/domain/formats/formats.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { calculatorWords as words } from '#words/calculators/calculator.ts';
import { useExchangeRate } from '../queries.ts';
import { useCalculator } from '../use-calculator.ts';
import { CALCULATOR_PARTS } from '../values.ts';
import { AidPart } from './aid-part.tsx';
import { ChosenSchool } from './chosen-school.tsx';
import { CostChart } from './cost-chart.tsx';
import { ExpensesPart } from './expenses-part.tsx';
import { KindsOfAid, Questions } from './explained.tsx';
import { FourYears } from './four-years.tsx';
import { MoneyContext } from './money.tsx';
import { Result } from './result.tsx';
import { AnswerFigure, AnswerLine, Said } from './tool-parts.tsx';
import { Tools } from './tools.tsx';

const OwnStartButton = lazy(() =>
  import('./own-start-button.tsx').then((module) => ({ default: module.OwnStartButton })),
);

const parts = () => CALCULATOR_PARTS.map((key) => ({ key, label: words.parts[key] }));

interface TuitionCalculatorProps {
  /** Schools to begin with, at one press each. */
  seen: readonly Pick<UniversityCard, 'slug' | 'name'>[];
}

export function TuitionCalculator({ seen }: TuitionCalculatorProps) {
  const calculator = useCalculator();
  const rate = useExchangeRate();
  const { calculation, part, openPart, schoolState, chooseSchool, retrySchool, hasTyped } = calculator;
  const { currency, year, fourYears, school } = calculation;
  const pending = schoolState === 'loading';
  const usdPerCad = rate.data?.usdPerCad ?? null;
  const recounted = useRecounted(currency, hasTyped, pending);
  const [total, netCost] = [formatMoney(year.total, currency), formatMoney(year.netCost, currency)];
  const money = useMemo(() => ({ currency, usdPerCad }), [currency, usdPerCad]);

  return (
    <MoneyContext.Provider value={money}>
      <Heading as="h1" size="xl">
        {words.title}
      </Heading>
      <Text mt="2" maxW="prose" color="fg.muted">
        {words.intro}
      </Text>
      <AnswerLine hidden={pending}>
        <AnswerFigure
          term={year.aid > 0 ? words.result.netCost : school ? words.result.cost : words.result.typical}
          value={netCost}
          aside={year.aid === 0 ? undefined : words.result.strip(total)}
        />
      </AnswerLine>
      <Grid
        mt="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        columnGap={{ lg: '12', xl: '16' }}
        rowGap="10"
        alignItems="start"
      >
        <form method="post" aria-label={words.formLabel} noValidate onSubmit={(event) => event.preventDefault()}>
          <ChosenSchool seen={seen} school={school} state={schoolState} onChoose={chooseSchool} onRetry={retrySchool}>
            <Suspense fallback={<Box minH="11" />}>
              <OwnStartButton
                form={calculator.form}
                school={school}
                fresh={calculator.fresh && schoolState !== 'loading'}
              />
            </Suspense>
          </ChosenSchool>
          <Box mt="3">
            <Tabs look="switch" label={words.parts.label} tabs={parts()} current={part} onChange={openPart}>
              {recounted === null ? null : (
                <Box role="alert" mt="4" textStyle="sm" fontWeight="medium">
                  {words.currencyChanged(recounted)}
                </Box>
              )}
              {part === 'expenses' ? <ExpensesPart calculator={calculator} /> : <AidPart calculator={calculator} />}
            </Tabs>
          </Box>
        </form>
        <Box position={{ lg: 'sticky' }} top={{ lg: '6' }}>
          <Result calculator={calculator} pending={pending} />
          <Tools calculator={calculator} />
        </Box>
      </Grid>
      <Said text={pending ? '' : year.aid === 0 ? words.result.saidCost(total) : words.result.said(total, netCost)} />
      <Box mt="12">
        {pending ? null : (
          <>
            <CostChart calculation={calculation} />
            <FourYears fourYears={fourYears} />
          </>
        )}
        <KindsOfAid />
        <Questions />
      </Box>
      <Box mt="8" textStyle="xs" color="fg.muted" maxW="prose">
        {rate.data ? (
          <p>{words.rate(formatFixed(rate.data.usdPerCad, 4), rate.data.date, rate.data.source)}</p>
        ) : rate.isError ? (
          <p>{words.rateFailed}</p>
        ) : null}
      </Box>
    </MoneyContext.Provider>
  );
}

/** The currency that amounts typed in the other one have come to count as; null once the visitor has seen to it. */
function useRecounted(currency: Currency, hasTyped: boolean, pending: boolean): Currency | null {
  const before = useRef<Currency | null>(null);
  const [recounted, setRecounted] = useState<Currency | null>(null);
  useEffect(() => {
    if (pending) return;
    if (before.current !== null && before.current !== currency) setRecounted(hasTyped ? currency : null);
    before.current = currency;
  }, [currency, hasTyped, pending]);
  return hasTyped && recounted === currency ? recounted : null;
}
