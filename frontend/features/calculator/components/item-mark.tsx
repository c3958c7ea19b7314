/** What the amount that is ours for an item is: published by the school with its year, or an estimate. */

import type { ReactNode } from 'react';
import { EstimateTag } from '#frontend/components/figures/estimate-tag.tsx';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';
import type { Calculation, CalculationItem } from '../calculation.ts';
import { whyEstimate } from '../figure-words.ts';

const words = () => calculatorWords.ours;

interface ItemMarkProps {
  item: CalculationItem;
  calculation: Calculation;
}

export function ItemMark({ item: { expense, ours, own }, calculation }: ItemMarkProps) {
  const { school, currency } = calculation;
  const label = calculatorWords.expenses[expense];
  const amount = ours.amount === null ? null : formatMoney(ours.amount, currency);
  const why = school ? whyEstimate(school, expense, ours) : null;
  const year = ours.field === null ? undefined : school?.facts[ours.field]?.year;
  return (
    <Span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="1.5" minH="6">
      {own === null ? null : <span>{amount === null ? words().replacedUnknown : words().replaced(amount)}</span>}
      {school === null || ours.field === null ? null : (
        <WithMark>
          {why === null ? (
            <span>{words().published(year ?? '')}</span>
          ) : amount === null ? (
            <span>{words().unknown}</span>
          ) : (
            <EstimateTag why={why} />
          )}
          <FactSource
            university={school}
            field={ours.field}
            label={label}
            {...(why === null ? {} : { standIn: why })}
          />
        </WithMark>
      )}
    </Span>
  );
}

/** What an amount is, and the way to its source, which stays at its side where there is little room. */
const WithMark = ({ children }: { children: ReactNode }) => (
  <Span display="inline-flex" alignItems="center" columnGap="1">
    {children}
  </Span>
);
