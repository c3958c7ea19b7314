/** Parses what a pasted line says after its link: home, citizenship and family income, in any order. */

import { NET_PRICE_BANDS } from '#schema/domain/money/net-price-bands.ts';
import { statesOf } from '#schema/domain/places/places.ts';
import { INCOME_BANDS, type IncomeBand } from '#schema/domain/search/filter-values.ts';
import {
  type Home,
  INCOME_BAND_ENDS,
  RESIDENCES,
  type Residence,
  type Situation,
} from '#schema/domain/situation/situation.ts';
import { studentsWords } from '#words/saved/sharing.ts';
import { situationWords } from '#words/situation/situation.ts';

const AMOUNT = /\$?\s?(\d{1,3}(?:[,.\s\u00a0\u202f]\d{3})+|\d+)(\s?k\b)?\s?\$?/gi;
const SEPARATORS = /[\t,;·|]+|\s[–-]\s/;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").trim().toLowerCase();

function homeOf(piece: string): Home | null {
  for (const country of ['US', 'CA'] as const) {
    for (const { code, name } of statesOf(country)) {
      const home: Home = `${country}-${code}`;
      if ([code, name, home].some((one) => plain(one) === piece)) return home;
    }
  }
  return null;
}

const residenceOfWords = (piece: string): Residence | null =>
  RESIDENCES.find((one) =>
    [situationWords.residences[one], ...studentsWords.citizens[one]].some((name) => plain(name) === piece),
  ) ?? null;

/** The band of the highest amount that is named: of "$30,001–$48,000" the end. */
function bandOfAmounts(text: string): IncomeBand | null {
  const amounts = [...text.matchAll(AMOUNT)].map(
    ([, digits = '', thousands]) => Number(digits.replace(/\D/g, '')) * (thousands ? 1_000 : 1),
  );
  if (amounts.length === 0) return null;
  const highest = Math.max(...amounts);
  return INCOME_BAND_ENDS.find(([end]) => highest <= end)?.[1] ?? null;
}

/** Null when some of the text is none of the three; nothing said when it is empty. */
export function readDetails(text: string): Situation | null {
  let rest = text.replace(/"/g, ' ');
  let income: IncomeBand | null = null;
  for (const [at, label] of NET_PRICE_BANDS.entries()) {
    if (!rest.includes(label)) continue;
    income = INCOME_BANDS[at] ?? null;
    rest = rest.replace(label, '\t');
  }
  income ??= bandOfAmounts(rest);
  const said: Situation = { home: null, residence: null, income };
  for (const piece of rest.replace(AMOUNT, '\t').split(SEPARATORS).map(plain)) {
    if (/^[\s–-]*$/.test(piece)) continue;
    const [home, residence] = [homeOf(piece), residenceOfWords(piece)];
    if (home !== null && said.home === null) said.home = home;
    else if (residence !== null && said.residence === null) said.residence = residence;
    else return null;
  }
  return said;
}
