/** Counts beside the filter options, and what a list would hold without one of its filters. */
import type { Facets } from '#schema/api/search.ts';
import { ACADEMIC_CALENDARS, COUNTRIES, RELIGIOUS_GROUPS, UNIVERSITY_TYPES } from '#schema/domain/enums.ts';
import { ENROLLMENT_BUCKETS } from '#schema/domain/limits.ts';
import { STATE_CODES } from '#schema/domain/places.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { type Filtered, failBit, type Narrowing } from './filter-universities.ts';

/** Counts by option over the rows that fail nothing but, at most, the facet's own parameters; options without any are left out. */
function countCodes(
  failed: Uint16Array,
  own: number,
  column: Uint8Array,
  options: readonly string[],
): Record<string, number> {
  const tally = new Uint32Array(256);
  for (let row = 0; row < failed.length; row += 1) {
    if (((failed[row] as number) & ~own) === 0) {
      const code = column[row] as number;
      tally[code] = (tally[code] as number) + 1;
    }
  }
  return Object.fromEntries(options.flatMap((option, code) => (tally[code] ? [[option, tally[code] as number]] : [])));
}

function countEnrollment(failed: Uint16Array, own: number, population: Int32Array): Record<string, number> {
  const tally = ENROLLMENT_BUCKETS.map(() => 0);
  for (let row = 0; row < failed.length; row += 1) {
    if (((failed[row] as number) & ~own) !== 0) continue;
    const students = population[row] as number;
    ENROLLMENT_BUCKETS.forEach(({ min, max }, bucket) => {
      const bounded = min !== null || max !== null;
      if (bounded && (students === NO_NUMBER || (min !== null && students < min) || (max !== null && students > max))) {
        return;
      }
      tally[bucket] = (tally[bucket] as number) + 1;
    });
  }
  return Object.fromEntries(
    ENROLLMENT_BUCKETS.flatMap(({ key }, bucket) => (tally[bucket] ? [[key, tally[bucket] as number]] : [])),
  );
}

/** Each facet counted with its own parameters removed and all others in force. */
export function countFacets(snapshot: Snapshot, { failed }: Filtered): Facets {
  return {
    country: countCodes(failed, failBit('country'), snapshot.country, COUNTRIES),
    state: countCodes(failed, failBit('state'), snapshot.state, STATE_CODES),
    type: countCodes(failed, failBit('type'), snapshot.type, UNIVERSITY_TYPES),
    religiousAffiliation: countCodes(failed, failBit('religiousAffiliation'), snapshot.religion, RELIGIOUS_GROUPS),
    academicCalendar: countCodes(failed, failBit('academicCalendar'), snapshot.calendar, ACADEMIC_CALENDARS),
    studentPopulation: countEnrollment(
      failed,
      failBit('studentPopulationMin') | failBit('studentPopulationMax'),
      snapshot.studentPopulation,
    ),
  };
}

/** For each filter in force, how many universities there would be without it alone; most first, none left out. */
export function countLoosened({ failed, inForce }: Filtered): { parameter: Narrowing; total: number }[] {
  const tally = new Map<number, number>();
  for (const bits of failed) tally.set(bits, (tally.get(bits) ?? 0) + 1);
  return inForce
    .map((parameter) => ({ parameter, total: tally.get(failBit(parameter)) ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
