/** The language of a build, and what its figures are written with. */
import type { Language } from '../../formats/language.ts';

export const language: Language = 'en';

/** Whose writing of numbers and dates it has. */
export const LOCALE: string = 'en-US';

/** For a value that is missing. */
export const NOT_AVAILABLE: string = 'N/A';

/** Behind a number: 45%. */
export const PERCENT_SIGN: string = '%';

/** Behind the first number of a ratio whose second is one: 17:1. */
export const TO_ONE: string = ':1';

/** A date as `Intl` writes it in this language is right as it is. */
export const dateText = (text: string): string => text;
