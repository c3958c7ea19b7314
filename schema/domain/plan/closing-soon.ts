/** The front page's deadlines: the largest schools with one in the next weeks, the nearest first. */

import { daysAfter } from '../formats/partial-date.ts';
import type { Country } from '../record/enums.ts';
import { LARGEST_FIRST } from '../site/popular.ts';
import type { DeadlineRound } from './next-deadline.ts';

/** How far ahead it looks, and how many schools it names. */
export const CLOSING_DAYS = 30;
export const CLOSING_SCHOOLS = 6;

/** A state or province. */
export interface ClosingPlace {
  country: Country;
  state: string;
}

/** What the search is asked on a day (YYYY-MM-DD), of one state or province or of all. It knows which dates are of this round and ahead. */
export const closingSoonQuery = (today: string, near: ClosingPlace | null = null) => ({
  dueFrom: today,
  dueTo: daysAfter(today, CLOSING_DAYS),
  ...near,
  ...LARGEST_FIRST,
  limit: CLOSING_SCHOOLS,
});

interface Due {
  /** YYYY-MM-DD. */
  day: string;
  round: DeadlineRound | null;
}

/** The schools of the answer that have a day from today on, the nearest first, each with it. */
export function closingSoon<School extends { id: number; why?: readonly { due?: Due | undefined }[] | undefined }>(
  schools: readonly School[],
  today: string,
): { school: School; due: Due }[] {
  return schools
    .flatMap((school) => {
      const due = school.why?.find((reason) => reason.due)?.due;
      return due && due.day >= today ? [{ school, due }] : [];
    })
    .sort((one, other) => (one.due.day < other.due.day ? -1 : one.due.day > other.due.day ? 1 : 0));
}
