/** How much of a family's income a price is, as far as a band of income tells. */
import type { IncomeBand } from '../search/filter-values.ts';
import { INCOME_BAND_ENDS } from '../situation/situation.ts';

export interface IncomeShare {
  /** Whole percents: of the most that the band can be, and of the least. Null where the band has no such end. */
  least: number | null;
  most: number | null;
}

/** In percent of the yearly income; the price in US dollars, as the bands are. */
export function shareOfIncome(priceUsd: number, band: IncomeBand): IncomeShare {
  const at = INCOME_BAND_ENDS.findIndex(([, one]) => one === band);
  const [end] = INCOME_BAND_ENDS[at] as (typeof INCOME_BAND_ENDS)[number];
  const start = INCOME_BAND_ENDS[at - 1]?.[0] ?? 0;
  const percent = (income: number) => Math.round((priceUsd / income) * 100);
  return {
    least: Number.isFinite(end) ? percent(end) : null,
    most: start === 0 ? null : percent(start),
  };
}
