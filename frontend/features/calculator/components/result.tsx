/** What a year comes to: the net cost first, then how it is made, and what of it is owed later. */

import type { ReactNode } from 'react';
import { Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Caption, Text } from '#frontend/components/styled/text.tsx';
import { AID_FIELDS } from '#schema/domain/money/tuition-calculator.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';
import type { Calculator } from '../use-calculator.ts';
import { type AmountField, OVERRIDE_OF } from '../values.ts';
import { Money, useMoney } from './money.tsx';

const words = () => calculatorWords.result;

const labels = () =>
  new Map<AmountField, string>([
    ...Object.entries(OVERRIDE_OF).map(
      ([expense, field]) => [field, calculatorWords.expenses[expense as keyof typeof OVERRIDE_OF]] as const,
    ),
    ...AID_FIELDS.map((field) => [field, calculatorWords.aid[field].label] as const),
  ]);

export function Result({ calculator, pending }: { calculator: Calculator; pending: boolean }) {
  const { calculation, values, goToField } = calculator;
  const { year, items, notCounted, school, kind } = calculation;
  const money = useMoney();
  const [firstFault] = notCounted;
  return (
    <section aria-labelledby="calculator-result">
      <Heading as="h3" id="calculator-result" size="md">
        {words().title}
      </Heading>
      {pending ? (
        <Text mt="3" minH="24rem" color="fg.muted">
          {words().pending}
        </Text>
      ) : (
        <>
          <DataList.Root mt="3" fontVariantNumeric="tabular-nums">
            <DataList.Label textStyle="sm" color="fg.muted">
              {words().netCost}
            </DataList.Label>
            <DataList.Value textStyle="title">
              <Money amount={year.netCost} />
            </DataList.Value>
            <DataList.Value textStyle="xs" color="fg.muted" mt="1" mb="4">
              {words().netCostMeans}{' '}
              {school === null
                ? words().typicalOf(
                    calculatorWords.kind.options[kind],
                    calculatorWords.living.options[values.housingOption],
                  )
                : null}
            </DataList.Value>
            <Line term={words().total} amount={<Money amount={year.total} />} />
            <Line term={words().aid} amount={year.aid === 0 ? money(0) : `−\u2009${money(year.aid)}`} />
            <Line
              term={words().toRepay}
              means={year.toRepay === 0 ? words().nothingToRepay : words().toRepayMeans}
              amount={<Money amount={year.toRepay} />}
            />
            <Line term={words().netPrice} means={words().netPriceMeans} amount={<Money amount={year.netPrice} />} />
          </DataList.Root>
          {year.beyond > 0 ? <Remark>{words().beyond(money(year.beyond))}</Remark> : null}
          {items.some(({ amount }) => amount === null) ? <Remark>{words().incomplete}</Remark> : null}
          {firstFault === undefined ? null : (
            <Remark>
              {words().notCounted(notCounted.map((field) => labels().get(field) ?? field))}{' '}
              <Button variant="plain" size="sm" onClick={() => goToField(firstFault)}>
                {words().mend}
              </Button>
            </Remark>
          )}
        </>
      )}
    </section>
  );
}

function Line({ term, means, amount }: { term: string; means?: string; amount: ReactNode }) {
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr) auto" columnGap="4" py="2.5" borderTopWidth="1px" textStyle="sm">
      <dt>
        {term}
        {means === undefined ? null : (
          <Caption as="span" display="block">
            {means}
          </Caption>
        )}
      </dt>
      <DataList.Value textAlign="end" fontWeight="semibold">
        {amount}
      </DataList.Value>
    </Grid>
  );
}

function Remark({ children }: { children: ReactNode }) {
  return (
    <Text mt="3" textStyle="sm" fontWeight="medium">
      {children}
    </Text>
  );
}
