/** What a year comes to: the net cost first, then the sum that leads to it, by way of the net price. */

import type { ReactNode } from 'react';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Caption, Span, Text } from '#frontend/components/styled/text.tsx';
import { formatPercent } from '#schema/domain/formats/formats.ts';
import { AID_FIELDS } from '#schema/domain/money/tuition-calculator.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';
import type { Calculator } from '../use-calculator.ts';
import { type AmountField, OVERRIDE_OF } from '../values.ts';
import { Money, useMoney } from './money.tsx';

const words = () => calculatorWords.result;
const less = (amount: string) => `−\u2009${amount}`;

const labels = () =>
  new Map<AmountField, string>([
    ...Object.entries(OVERRIDE_OF).map(
      ([expense, field]) => [field, calculatorWords.expenses[expense as keyof typeof OVERRIDE_OF]] as const,
    ),
    ...AID_FIELDS.map((field) => [field, calculatorWords.aid[field].label] as const),
  ]);

/** For screen readers alone where a phone has no figure under it. */
const HEADING = { true: { look: { srOnly: { base: true, lg: false, _print: false } } }, false: { look: {} } } as const;

export function Result({ calculator, pending }: { calculator: Calculator; pending: boolean }) {
  const { calculation, values, goToField } = calculator;
  const { year, items, notCounted, school, kind } = calculation;
  const money = useMoney();
  const [firstFault] = notCounted;
  // What one earns, and what one pays back.
  const own = year.aid - year.gifts;
  const isAllLoans = year.toRepay === own;
  return (
    <section aria-labelledby="calculator-result">
      <Heading as="h2" id="calculator-result" size="md" {...HEADING[`${!pending && year.aid === 0}`].look}>
        {words().title}
      </Heading>
      {pending ? (
        <Text mt="3" minH="24rem" color="fg.muted">
          {words().pending}
        </Text>
      ) : (
        <>
          <DataList.Root
            mt="3"
            fontVariantNumeric="tabular-nums"
            borderBottomWidth={year.aid === 0 ? '0' : '1px'}
            // Over the form of a phone stands the same amount.
            display={year.aid === 0 ? { base: 'none', lg: 'block', _print: 'block' } : 'block'}
          >
            <DataList.Label textStyle="sm" color="fg.muted">
              {year.aid === 0 ? words().cost : words().netCost}
            </DataList.Label>
            <DataList.Value textStyle="title">
              <Money amount={year.netCost} />
            </DataList.Value>
            <DataList.Value textStyle="xs" color="fg.muted" mt="1" mb="4">
              {year.aid === 0 ? words().noAid : words().netCostMeans}{' '}
              {school === null
                ? words().typicalOf(
                    calculatorWords.kind.options[kind],
                    calculatorWords.living.options[values.housingOption],
                  )
                : null}
            </DataList.Value>
            {/* Of no aid every line would say the same amount, or none. */}
            {year.aid === 0 ? null : (
              <>
                <Line term={words().total} amount={money(year.total)} />
                {year.gifts === 0 ? null : (
                  <>
                    <Line term={words().gifts} amount={less(money(year.gifts))} />
                    <Line term={words().netPrice} means={words().netPriceMeans} amount={money(year.netPrice)} strong />
                  </>
                )}
                {own === 0 ? null : (
                  <>
                    {isAllLoans ? (
                      <Line term={calculatorWords.aid.loans.label} means={words().allLoans} amount={less(money(own))} />
                    ) : (
                      <Line
                        term={words().ownMoney}
                        means={year.toRepay === 0 ? undefined : words().toRepay(money(year.toRepay))}
                        amount={less(money(own))}
                      />
                    )}
                    <Line term={words().netCost} amount={money(year.netCost)} strong />
                  </>
                )}
              </>
            )}
          </DataList.Root>
          <Parts calculation={calculation} />
          {year.aid === 0 ? (
            <Button size="sm" mt={{ base: '3', lg: '0' }} onClick={() => goToField('scholarshipAmount')}>
              {words().addAid}
            </Button>
          ) : null}
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

/** The lightness of each item. */
const SHADES = {
  tuition: { look: { opacity: '1' } },
  housing: { look: { opacity: '0.8' } },
  meals: { look: { opacity: '0.62' } },
  books: { look: { opacity: '0.46' } },
  personal: { look: { opacity: '0.32' } },
  transportation: { look: { opacity: '0.2' } },
} as const;

/** What the year is made of, in one bar beside a wide form. */
function Parts({ calculation: { items, year } }: Pick<Calculator, 'calculation'>) {
  if (year.total === 0) return null;
  let from = 0;
  const parts = items.map(({ expense, amount }) => {
    const start = from;
    from += (amount ?? 0) / year.total;
    return { expense, from: start, to: from };
  });
  return (
    <Box hideBelow="lg" mt="4" mb="5" color="accent.solid">
      <Box aria-hidden="true" position="relative" height="4" borderRadius="xs" overflow="hidden" bg="bg.muted">
        {parts.map(({ expense, from: start, to }) => (
          <Box key={expense} position="absolute" inset="0" {...SHADES[expense].look}>
            <ShareBar from={start} to={to} />
          </Box>
        ))}
      </Box>
      <Grid as="ul" mt="2" gridTemplateColumns="repeat(2, minmax(0, 1fr))" columnGap="4" rowGap="1" textStyle="xs">
        {parts.map(({ expense, from: start, to }) => (
          <List.Item key={expense} display="flex" alignItems="center" gap="2">
            <Box
              aria-hidden="true"
              boxSize="3"
              flexShrink="0"
              borderRadius="xs"
              bg="accent.solid"
              {...SHADES[expense].look}
            />
            <Span color="fg.muted">
              {calculatorWords.expenses[expense]} {formatPercent((to - start) * 100)}
            </Span>
          </List.Item>
        ))}
      </Grid>
    </Box>
  );
}

interface LineProps {
  term: string;
  means?: string | undefined;
  amount: string;
  /** What the lines above it come to. */
  strong?: boolean;
}

function Line({ term, means, amount, strong = false }: LineProps) {
  return (
    <Grid gridTemplateColumns="minmax(0, 1fr) auto" columnGap="4" py="2" borderTopWidth="1px" textStyle="sm">
      <chakra.dt fontWeight={strong ? 'semibold' : 'normal'}>
        {term}
        {means === undefined ? null : (
          <Caption as="span" display="block" fontWeight="normal">
            {means}
          </Caption>
        )}
      </chakra.dt>
      <DataList.Value textAlign="end" fontWeight={strong ? 'semibold' : 'normal'}>
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
