/** Well-known institutions without a record in the other sources, and why. */
import { loadSource, type Reading, readCsv, textOf } from '../source.ts';

export interface AbsentSchoolRow {
  name: string;
  city: string | null;
  state: string;
  website: string | null;
  /** As the compiler noted it; not fit to be shown. */
  why: string;
}

export const readAbsentSchools = (): Reading<AbsentSchoolRow> =>
  readCsv<AbsentSchoolRow>(loadSource(import.meta.dirname), (cells) => {
    const name = textOf(cells.OFFICIAL_NAME);
    const state = textOf(cells.STATE);
    if (name === null || state === null) return 'no name or no state';
    return {
      name,
      city: textOf(cells.CITY),
      state,
      website: textOf(cells.WEBSITE),
      why: textOf(cells.WHY_ABSENT) ?? '',
    };
  });
