/** What a snapshot knows of a school's prices, and what a year there would cost somebody. */

import type { NetPriceByIncome } from '../domain/dataset.ts';
import { COUNTRIES, UNIVERSITY_TYPES } from '../domain/enums.ts';
import { INCOME_BANDS } from '../domain/filter-values.ts';
import { STATE_CODES } from '../domain/places.ts';
import type { Situation } from '../domain/situation.ts';
import { UNIVERSITY_KINDS } from '../domain/university-figures.ts';
import { type Origin, type Priced, type PriceFacts, type YourPrice, yourPrice } from '../domain/your-price.ts';
import type { PriceColumn } from './price-columns.ts';
import { decodeText, unpackTexts } from './sections.ts';
import { bandColumn, NO_CODE, NO_NUMBER, originOf, type Snapshot } from './snapshot.ts';

/** Of a snapshot, once. */
interface Prices {
  origins: Origin[];
  usdPerCad: number;
}
const known = new WeakMap<Snapshot, Prices>();

function pricesOf(snapshot: Snapshot): Prices {
  const own = known.get(snapshot) ?? {
    origins: unpackTexts(snapshot.originTexts, snapshot.originTextStarts).map(originOf),
    usdPerCad: Number(decodeText(snapshot.usdPerCad)),
  };
  known.set(snapshot, own);
  return own;
}

/** US dollars for a Canadian one, at which prices are compared. */
export const usdPerCadOf = (snapshot: Snapshot): number => pricesOf(snapshot).usdPerCad;

const UNKNOWN: Origin = { source: '', year: '', estimate: false };

/** All of a row that bears on somebody's price. */
export function priceFactsAt(snapshot: Snapshot, row: number): PriceFacts {
  const { origins } = pricesOf(snapshot);
  const priced = (column: PriceColumn): Priced | null => {
    const amount = snapshot[`${column}Price`][row] as number;
    if (amount === NO_NUMBER) return null;
    const origin = origins[snapshot[`${column}Origin`][row] as number] ?? UNKNOWN;
    return { amount, source: origin.source, year: origin.year, estimate: origin.estimate };
  };
  const code = snapshot.country[row] as number;
  const country = COUNTRIES[code] ?? 'US';
  const type = snapshot.type[row] as number;
  const bands = INCOME_BANDS.map((band) => {
    const amount = snapshot[bandColumn(band)][row] as number;
    return amount === NO_NUMBER ? null : amount;
  }) as NetPriceByIncome;
  return {
    id: snapshot.id[row] as number,
    country,
    state: STATE_CODES[snapshot.state[row] as number] ?? '',
    type: type === NO_CODE ? null : (UNIVERSITY_TYPES[type] ?? null),
    kind: UNIVERSITY_KINDS[snapshot.kind[row] as number] ?? 'bachelors',
    currency: country === 'CA' ? 'CAD' : 'USD',
    netPrice: priced('ownNetPrice'),
    netPriceByIncome: bands.every((amount) => amount === null)
      ? null
      : { amounts: bands, origin: origins[snapshot.netPriceByIncomeOrigin[row] as number] ?? UNKNOWN },
    tuition: priced('tuition'),
    tuitionInState: priced('tuitionInState'),
    tuitionOtherProvinces: null,
    averageTuition: priced('averageTuition'),
    averageTuitionInState: priced('averageTuitionInState'),
    roomAndBoard: priced('roomAndBoard'),
    booksAndSupplies: priced('booksAndSupplies'),
    otherExpenses: priced('otherExpenses'),
    rent: priced('rent'),
  };
}

/** What a year at a row's school would cost somebody. */
export function yourPriceAt(snapshot: Snapshot, row: number, situation: Situation): YourPrice {
  return yourPrice(priceFactsAt(snapshot, row), situation, usdPerCadOf(snapshot));
}
