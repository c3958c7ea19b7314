/** Preferences while they are being changed: the amounts as text, everything else as it is kept. */
import type { Preferences } from '#schema/domain/account/account.ts';
import { readAmount } from '#schema/domain/formats/amount-text.ts';

export interface PreferencesDraft extends Omit<Preferences, 'tuitionMin' | 'tuitionMax'> {
  tuitionMin: string;
  tuitionMax: string;
}

export type TuitionFaults = Partial<Record<'tuitionMin' | 'tuitionMax', 'amount' | 'order'>>;

const textOf = (amount: number | null) => (amount === null ? '' : String(amount));

export function draftOf(preferences: Preferences): PreferencesDraft {
  return {
    ...preferences,
    tuitionMin: textOf(preferences.tuitionMin),
    tuitionMax: textOf(preferences.tuitionMax),
  };
}

/** The preferences a draft stands for, or what keeps it from being any. */
export function readDraft(draft: PreferencesDraft): { preferences: Preferences; faults: TuitionFaults } {
  const [min, max] = [readAmount(draft.tuitionMin), readAmount(draft.tuitionMax)];
  const faults: TuitionFaults = {};
  if (min.fault) faults.tuitionMin = 'amount';
  if (max.fault) faults.tuitionMax = 'amount';
  else if (min.amount !== null && max.amount !== null && min.amount > max.amount) faults.tuitionMax = 'order';
  return { preferences: { ...draft, tuitionMin: min.amount, tuitionMax: max.amount }, faults };
}

/** The list with the value in or out of it. */
export function toggled<Value>(list: readonly Value[], value: Value, on: boolean): Value[] {
  const others = list.filter((one) => one !== value);
  return on ? [...others, value] : others;
}

/** The fields in which one differs from another, all of `together` where one of them does: what another device chose stays. */
export function changesOf<Part extends object>(
  before: Part,
  next: Part,
  together: readonly (keyof Part)[] = [],
): Partial<Part> {
  const keys = Object.keys(next) as (keyof Part)[];
  const differs = (key: keyof Part) => JSON.stringify(before[key]) !== JSON.stringify(next[key]);
  const all = together.some(differs) ? together : [];
  return Object.fromEntries(
    keys.filter((key) => differs(key) || all.includes(key)).map((key) => [key, next[key]]),
  ) as Partial<Part>;
}
