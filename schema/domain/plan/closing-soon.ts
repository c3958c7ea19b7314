/** The front page's deadlines: the largest schools with one in the next weeks, the nearest first. */

import type { Language } from '../formats/language.ts';
import { daysAfter } from '../formats/partial-date.ts';
import type { Country } from '../record/enums.ts';
import { LARGEST_FIRST } from '../site/popular.ts';
import type { DeadlineRound } from './next-deadline.ts';

/** How far ahead it looks, and how many schools it names. */
export const CLOSING_DAYS = 30;
/** Canadian dates are nearly all in January and later: a month would show none for most of the fall. */
export const CANADIAN_DAYS = 60;
export const CLOSING_SCHOOLS = 6;

/** A state or province, or a whole country. */
export interface ClosingPlace {
  country: Country;
  state?: string;
}

/** Whose deadlines come first for who reads a language and has told no home. */
export const placeOfReaders = (language: Language): ClosingPlace | null =>
  language === 'fr' ? { country: 'CA' } : null;

/** How far ahead it looks in a place. */
const daysFor = (near: ClosingPlace | null) =>
  near?.country === 'CA' && near.state === undefined ? CANADIAN_DAYS : CLOSING_DAYS;

/** What the search is asked on a day (YYYY-MM-DD), of one place or of all. It knows which dates are of this round and ahead. */
export const closingSoonQuery = (today: string, near: ClosingPlace | null = null) => ({
  dueFrom: today,
  dueTo: daysAfter(today, daysFor(near)),
  ...near,
  ...LARGEST_FIRST,
  limit: CLOSING_SCHOOLS,
});

export interface Due {
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
