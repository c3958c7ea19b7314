/**
 * A visitor's situation: where home is, which country's student they are, and the family's income, as coarse as the
 * parameters `home`, `residence` and `income` of an address have them. Nobody has to say any of it.
 */

import { statesOf } from '../places/places.ts';
import type { Country } from '../record/enums.ts';
import { INCOME_BANDS, type IncomeBand } from '../search/filter-values.ts';

/** Citizen, permanent resident or otherwise eligible for aid in the US; citizen or permanent resident of Canada; neither. */
export const RESIDENCES = ['us', 'ca', 'other'] as const;
export type Residence = (typeof RESIDENCES)[number];

/** A state or territory of the US, a province or territory of Canada: `US-OH`, `CA-QC`. */
export type Home = `${Country}-${string}`;
const homesIn = (country: Country) => statesOf(country).map(({ code }): Home => `${country}-${code}`);
export const HOMES: readonly Home[] = [...homesIn('US'), ...homesIn('CA')];

export interface Situation {
  home: Home | null;
  residence: Residence | null;
  /** The family's income in thousands of US dollars, one of IPEDS' five bands; null for anyone who would rather not say. */
  income: IncomeBand | null;
}
/** Up to how many US dollars a year each band goes. */
export const INCOME_BAND_ENDS = [
  [30_000, '0-30'],
  [48_000, '30-48'],
  [75_000, '48-75'],
  [110_000, '75-110'],
  [Number.POSITIVE_INFINITY, '110+'],
] as const satisfies readonly (readonly [number, IncomeBand])[];

export const SITUATION_PARAMETERS = ['home', 'residence', 'income'] as const satisfies readonly (keyof Situation)[];

/** The residence that goes without saying: that of the country where home is. */
const RESIDENCE_AT_HOME: Record<Country, Residence> = { US: 'us', CA: 'ca' };
export const countryOfHome = (home: Home): Country => home.slice(0, 2) as Country;
export const stateOfHome = (home: Home): string => home.slice(3);

/** The residence as said, or else that of home's country; null where neither is known. */
export function residenceOf({ home, residence }: Situation): Residence | null {
  return residence ?? (home === null ? null : RESIDENCE_AT_HOME[countryOfHome(home)]);
}

/** Whether enough is said for a price of one's own: an income alone only names the band of net price. */
export function isTold({ home, residence }: Situation): boolean {
  return home !== null || residence !== null;
}

/** Equal situations in one form: a residence that goes without saying is not said. */
export function canonicalSituation(situation: Situation): Situation {
  const { home, residence } = situation;
  const goesWithoutSaying = home !== null && residence === RESIDENCE_AT_HOME[countryOfHome(home)];
  return goesWithoutSaying ? { ...situation, residence: null } : situation;
}

/** An unencoded plus arrives as a space, which is trimmed. */
export const INCOME_SPELLINGS: Readonly<Record<string, IncomeBand>> = { '110': '110+' };

function codeOf<Code extends string>(codes: readonly Code[], text: string | null | undefined): Code | null {
  const wanted = text?.trim().toLowerCase();
  return codes.find((code) => code.toLowerCase() === wanted) ?? null;
}

/** What an address says of the situation; what is no code of ours is left out. */
export function situationOf(search: { get(name: string): string | null }): Situation {
  const income = search.get('income')?.trim() ?? '';
  return {
    home: codeOf(HOMES, search.get('home')),
    residence: codeOf(RESIDENCES, search.get('residence')),
    income: INCOME_SPELLINGS[income] ?? codeOf(INCOME_BANDS, income),
  };
}

/** The parameters of an address that say the situation; none for what is not said. */
export function parametersOfSituation(situation: Situation): [name: keyof Situation, value: string][] {
  return SITUATION_PARAMETERS.flatMap((name): [keyof Situation, string][] => {
    const value = situation[name];
    return value === null ? [] : [[name, value]];
  });
}
