/** Texts that a university's record holds in English, as its first screen needs them: said as they are. */

import { plainVintage, withPlainDates } from '#frontend/content/vintage.ts';

/** Whom a rate counts, in the middle of a sentence: "first-time, full-time students". */
export const countedText = (whom: string): string =>
  whom
    .replace(/\bPell g/, 'Pell G')
    .replace(/^(?:Full-time first-time|First-time full-time)/, 'First-time, full-time')
    .replace(/^Full-time entrants, first-time and transfer$/, 'Full-time students, first-time and transfer')
    .replaceAll("'", '’')
    .replace(/^./, (first) => first.toLowerCase());
/** A school year as people write it: "2022–23" for 2022-23, 2022-2023 and 2022/2023. */
const schoolYears = (text: string) => text.replace(/\b((?:19|20)\d\d)[-/](?:\d\d)?(\d\d)\b(?!-)/g, '$1–$2');

/** Which year a figure is of: "fall 2024", "2022–23", "started in fall 2017". Notes of how it was read are left out. */
export const yearText = (year: string): string => withPlainDates(schoolYears(plainVintage(year)));

/** The day or year of an exchange rate. */
export const rateDate = (date: string): string => date;
