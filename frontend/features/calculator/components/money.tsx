/** An amount, and under it the same in the currency of the other country at the dated rate. */

import { createContext, useContext } from 'react';
import { Caption } from '#frontend/components/styled/text.tsx';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';

/** What amounts are in, and US dollars for one Canadian dollar; null while the rate is not known. */
export const MoneyContext = createContext<{ currency: Currency; usdPerCad: number | null }>({
  currency: 'USD',
  usdPerCad: null,
});

/** The amount in the other currency, whole units; null while the rate is not known. */
export function converted(amount: number, currency: Currency, usdPerCad: number | null): string | null {
  if (usdPerCad === null) return null;
  return currency === 'USD'
    ? formatMoney(Math.round(amount / usdPerCad), 'CAD')
    : formatMoney(Math.round(amount * usdPerCad), 'USD');
}

/** How amounts are written here. */
export function useMoney(): (amount: number) => string {
  const { currency } = useContext(MoneyContext);
  return (amount) => formatMoney(amount, currency);
}

export function Money({ amount }: { amount: number }) {
  const { currency, usdPerCad } = useContext(MoneyContext);
  const other = converted(amount, currency, usdPerCad);
  return (
    <>
      {formatMoney(amount, currency)}
      {/* Its line is there before the rate is. */}
      <Caption as="span" display="block" minH="4.5" fontFamily="body" fontWeight="normal" letterSpacing="normal">
        {other === null ? null : calculatorWords.result.about(other)}
      </Caption>
    </>
  );
}
