/** Reads a school's prices from a snapshot, and computes what a year there would cost somebody. */

import { type CodedPrice, type Origin, type Priced, type PriceFacts, yourPrice } from '../domain/money/your-price.ts';
import { STATE_CODES } from '../domain/places/places.ts';
import { COUNTRIES, type Country, CURRENCY_OF, UNIVERSITY_TYPES } from '../domain/record/enums.ts';
import { UNIVERSITY_KINDS } from '../domain/record/university-figures.ts';
import type { IncomeBand } from '../domain/search/filter-values.ts';
import type { Situation } from '../domain/situation/situation.ts';
import type { PriceColumn } from './price-columns.ts';
import { decodeText, unpackTexts } from './sections.ts';
import { bandColumn, NO_NUMBER, originOf, type Snapshot } from './snapshot.ts';
import { traitBit } from './traits.ts';

const HBCU = traitBit('hbcu');

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

const UNKNOWN: Origin = { source: '', year: '', estimate: false, few: false };

/** All of a row that bears on somebody's price, read when it is asked for: a rule needs a few of the figures. */
class RowFacts implements PriceFacts {
  readonly country: Country;
  private readonly snapshot: Snapshot;
  private readonly row: number;
  private readonly origins: Origin[];

  constructor(snapshot: Snapshot, row: number) {
    this.snapshot = snapshot;
    this.row = row;
    this.origins = pricesOf(snapshot).origins;
    this.country = COUNTRIES[snapshot.country[row] as number] ?? 'US';
  }

  private priced(column: PriceColumn): Priced | null {
    const amount = this.snapshot[`${column}Price`][this.row] as number;
    if (amount === NO_NUMBER) return null;
    const origin = this.origins[this.snapshot[`${column}Origin`][this.row] as number] ?? UNKNOWN;
    return { amount, source: origin.source, year: origin.year, estimate: origin.estimate, few: origin.few };
  }

  get id() {
    return this.snapshot.id[this.row] as number;
  }
  get state() {
    return STATE_CODES[this.snapshot.state[this.row] as number] ?? '';
  }
  get type() {
    return UNIVERSITY_TYPES[this.snapshot.type[this.row] as number] ?? null;
  }
  get hbcu() {
    return ((this.snapshot.traits[this.row] as number) & HBCU) !== 0;
  }
  get kind() {
    return UNIVERSITY_KINDS[this.snapshot.kind[this.row] as number] ?? 'bachelors';
  }
  get currency() {
    return CURRENCY_OF[this.country];
  }
  get netPrice() {
    return this.priced('ownNetPrice');
  }
  netPriceOf(band: IncomeBand) {
    const amount = this.snapshot[bandColumn(band)][this.row] as number;
    if (amount === NO_NUMBER) return null;
    const origin = this.origins[this.snapshot.netPriceByIncomeOrigin[this.row] as number] ?? UNKNOWN;
    return { amount, source: origin.source, year: origin.year, estimate: origin.estimate, few: origin.few };
  }
  get tuition() {
    return this.priced('tuition');
  }
  get tuitionInState() {
    return this.priced('tuitionInState');
  }
  get tuitionInDistrict() {
    return this.priced('tuitionInDistrict');
  }
  get tuitionOtherProvinces() {
    return this.priced('tuitionOtherProvinces');
  }
  get roomAndBoard() {
    return this.priced('roomAndBoard');
  }
  get booksAndSupplies() {
    return this.priced('booksAndSupplies');
  }
  get otherExpenses() {
    return this.priced('otherExpenses');
  }
  get rent() {
    return this.priced('rent');
  }
}

/** All of a row that bears on somebody's price. */
export function priceFactsAt(snapshot: Snapshot, row: number): PriceFacts {
  return new RowFacts(snapshot, row);
}

/** What a year at a row's school would cost somebody. */
export function yourPriceAt(snapshot: Snapshot, row: number, situation: Situation): CodedPrice {
  return yourPrice(priceFactsAt(snapshot, row), situation, usdPerCadOf(snapshot));
}
