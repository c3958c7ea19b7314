/**
 * By when states of the United States want the FAFSA for their own grants. For 2027-28 California’s is known; for the others the
 * day of the federal list for 2025-26 is the last that is known. Read 2026-11-22. States that are not here publish no day
 * that we found.
 */

/** The federal form: open for 2027-28 since autumn 2026, taken until the last day of the award year. */
export const FAFSA = { year: '2027-28', closes: '2028-06-30', read: '2026-11-22' } as const;
/** What the College Board charges for the CSS Profile, in US dollars, and up to which income it is free. */
export const CSS_PROFILE = { first: 25, further: 16, freeUpTo: 100_000, read: '2026-11-22' } as const;

export type StateAidDate =
  /** A day of 2027. */
  | { kind: 'stated'; date: string }
  /** A day of 2025 for 2025-26, `MM-DD`. */
  | { kind: 'last-known'; day: string }
  /** As soon as the form is open: money goes to who comes first. */
  | { kind: 'soon' };

const stated = (date: string): StateAidDate => ({ kind: 'stated', date });
const last = (day: string): StateAidDate => ({ kind: 'last-known', day });
const SOON: StateAidDate = { kind: 'soon' };

export const STATE_AID_DATES: Readonly<Record<string, StateAidDate>> = {
  CA: stated('2027-03-02'),
  TX: last('01-15'),
  CT: last('02-15'),
  ID: last('03-01'),
  MD: last('03-01'),
  KS: last('04-01'),
  AZ: last('04-01'),
  IN: last('04-15'),
  WV: last('04-15'),
  MS: last('04-30'),
  MA: last('05-01'),
  ME: last('05-01'),
  PA: last('05-01'),
  FL: last('05-15'),
  DE: last('06-15'),
  IA: last('07-01'),
  AR: last('07-01'),
  MI: last('07-01'),
  OH: last('10-01'),
  AK: SOON,
  GA: SOON,
  IL: SOON,
  KY: SOON,
  NV: SOON,
  ND: SOON,
  OR: SOON,
  SC: SOON,
  VT: SOON,
  VA: SOON,
  WA: SOON,
};
