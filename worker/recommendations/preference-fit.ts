/** Fit of a university to a person's stated preferences, read from the snapshot's columns. */

import type { Preferences } from '#schema/domain/account/account.ts';
import { STATE_CODES } from '#schema/domain/places/places.ts';
import type { AcademicFieldKey } from '#schema/domain/programs/academic-fields.ts';
import { sizeCategoryOf } from '#schema/domain/record/categories.ts';
import { CAMPUS_SETTINGS, COUNTRIES, UNIVERSITY_TYPES } from '#schema/domain/record/enums.ts';
import { NO_CODE, NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';

/** The kinds of preference; interests need the programs besides. */
export const FIT_KINDS = ['interests', 'countries', 'states', 'types', 'settings', 'sizes', 'tuition'] as const;
export type FitKind = (typeof FIT_KINDS)[number];

export interface Fit {
  /** Share of the stated kinds that the university meets, 0-1; 0 when nothing is stated. */
  share: number;
  /** The stated kinds it meets, in the order of FIT_KINDS. */
  met: FitKind[];
}

/** The stated interests that a university meets. */
export type InterestsOf = (id: number) => AcademicFieldKey[];

type Test = (row: number) => boolean;

const codesOf = (values: readonly string[], list: readonly string[]) =>
  new Set(values.map((value) => list.indexOf(value)));

/** The test of each kind that the preferences state. A value that is not known meets nothing. */
function testsOf(snapshot: Snapshot, preferences: Preferences, interestsOf: InterestsOf | null): Map<FitKind, Test> {
  const tests = new Map<FitKind, Test>();
  if (interestsOf && preferences.interests.length > 0) {
    tests.set('interests', (row) => interestsOf(snapshot.id[row] as number).length > 0);
  }
  const { countries, states, types, settings, sizes, tuitionMin, tuitionMax } = preferences;
  const coded = (kind: FitKind, values: readonly string[], list: readonly string[], column: Uint8Array) => {
    if (values.length === 0) return;
    const codes = codesOf(values, list);
    tests.set(kind, (row) => column[row] !== NO_CODE && codes.has(column[row] as number));
  };
  coded('countries', countries, COUNTRIES, snapshot.country);
  coded('states', states, STATE_CODES, snapshot.state);
  coded('types', types, UNIVERSITY_TYPES, snapshot.type);
  coded('settings', settings, CAMPUS_SETTINGS, snapshot.setting);
  if (sizes.length > 0) {
    tests.set('sizes', (row) => {
      const size = sizeCategoryOf(numberOrNull(snapshot.studentPopulation[row]));
      return size !== null && sizes.includes(size);
    });
  }
  if (tuitionMin !== null || tuitionMax !== null) {
    tests.set('tuition', (row) => {
      const tuition = numberOrNull(snapshot.tuition[row]);
      return tuition !== null && tuition >= (tuitionMin ?? 0) && tuition <= (tuitionMax ?? Number.POSITIVE_INFINITY);
    });
  }
  return tests;
}

/** A snapshot's number, null where it stands for "no value". */
export function numberOrNull(value: number | undefined): number | null {
  return value === undefined || value === NO_NUMBER ? null : value;
}

/** The fit of every row to the preferences; without `interestsOf`, interests are not looked at. */
export function fitsOf(
  snapshot: Snapshot,
  preferences: Preferences,
  interestsOf: InterestsOf | null = null,
): (row: number) => Fit {
  const tests = [...testsOf(snapshot, preferences, interestsOf)];
  return (row) => {
    const met = tests.filter(([, test]) => test(row)).map(([kind]) => kind);
    return { share: tests.length === 0 ? 0 : met.length / tests.length, met };
  };
}
