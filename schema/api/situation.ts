/** The parameters that say who asks, and the price that answers them. */
import * as z from 'zod/mini';
import type { YourPrice } from '../domain/money/your-price.ts';
import { PRICE_GAPS, PRICE_NOTES, PRICE_OFFERS, PRICE_PARTS } from '../domain/money/your-price-words.ts';
import { CURRENCIES } from '../domain/record/enums.ts';
import { INCOME_BANDS } from '../domain/search/filter-values.ts';
import { PRICES_MAX } from '../domain/site/limits.ts';
import { HOMES, INCOME_SPELLINGS, RESIDENCES, type Situation } from '../domain/situation/situation.ts';
import { idList, oneOf } from './params.ts';

const HOME_WORDS =
  'US- and the code of a state or territory (US-OH), or CA- and that of a province or territory (CA-QC)';

/** Coarse codes only; absent is not said. */
export const situationReaders = {
  home: oneOf(HOMES, {}, HOME_WORDS),
  residence: oneOf(RESIDENCES),
  income: oneOf(INCOME_BANDS, INCOME_SPELLINGS),
};
export const situationQuery = z.object(situationReaders);
export type SituationQuery = z.infer<typeof situationQuery>;

/** What a question asks that says nothing of who asks: its answer is the same for everybody. */
export const NOBODY: SituationQuery = { home: undefined, residence: undefined, income: undefined };

/** Parsed parameters as the situation they say. */
export function situationAsked({ home, residence, income }: Partial<SituationQuery>): Situation {
  return { home: home ?? null, residence: residence ?? null, income: income ?? null };
}

const text = z.string();
/** What a year would cost the visitor: a sum with its parts, or the reason why there is none. */
export const yourPriceView: z.ZodMiniType<YourPrice> = z.object({
  amount: z.nullable(z.int()),
  amountUsd: z.nullable(z.int()),
  currency: z.enum(CURRENCIES),
  estimate: z.boolean(),
  sticker: z.optional(z.int()),
  parts: z.array(z.object({ of: z.enum(PRICE_PARTS), label: text, amount: z.int(), source: text, year: text })),
  missing: z.nullable(z.object({ reason: z.enum(PRICE_GAPS), text })),
  askFor: z.array(z.object({ offer: z.enum(PRICE_OFFERS), label: text, text, url: text })),
  notes: z.array(z.object({ note: z.enum(PRICE_NOTES), text })),
});

export const pricesQuery = z.object({ ids: idList(PRICES_MAX), ...situationReaders });
export type PricesQuery = z.infer<typeof pricesQuery>;
/** By ascending id; schools that are in no list are left out, and so are all when nobody says who asks. */
export const pricesResponse = z.object({ prices: z.array(z.object({ id: z.int(), yourPrice: yourPriceView })) });
export type PricesResponse = z.infer<typeof pricesResponse>;
