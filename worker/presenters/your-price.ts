/** Prices for the visitor, put in words. */
import type { PricesResponse } from '#schema/api/situation.ts';
import type { CodedPrice, YourPrice } from '#schema/domain/money/your-price.ts';
import {
  PRICE_GAP_WORDS,
  PRICE_NOTE_WORDS,
  PRICE_OFFER_WORDS,
  PRICE_PART_LABELS,
} from '#schema/domain/money/your-price-words.ts';
import { yearText } from '#words/university/record-texts.ts';

/** What a school would cost the visitor, in codes. */
export type PriceOf = (row: { id: number; currency: CodedPrice['currency'] }) => CodedPrice;

/** A price with the words of its parts, its notes and of what may be asked for. */
export function presentPrice(price: CodedPrice): YourPrice {
  const { parts, missing, askFor, notes } = price;
  return {
    ...price,
    parts: parts.map(({ of, amount, source, year }) => ({
      of,
      label: PRICE_PART_LABELS[of],
      amount,
      source,
      year: yearText(year),
    })),
    missing: missing && { reason: missing.reason, text: PRICE_GAP_WORDS[missing.reason] },
    askFor: askFor.map(({ offer }) => ({ offer, ...PRICE_OFFER_WORDS[offer] })),
    notes: notes.map(({ note }) => ({ note, text: PRICE_NOTE_WORDS[note] })),
  };
}

/** The prices of some schools. */
export function presentPrices(found: readonly { id: number; price: CodedPrice }[]): PricesResponse {
  return { prices: found.map(({ id, price }) => ({ id, yourPrice: presentPrice(price) })) };
}
