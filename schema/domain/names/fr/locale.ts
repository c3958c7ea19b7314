/** The language of a build, and what its figures are written with. French is that of Canada. */
import type { Language } from '../../formats/language.ts';

export const language: Language = 'fr';

/** Whose writing of numbers and dates it has. */
export const LOCALE: string = 'fr-CA';

/** For a value that is missing. */
export const NOT_AVAILABLE: string = 'n.\u00a0d.';

/** Behind a number: 45 %. */
export const PERCENT_SIGN: string = '\u00a0%';

/** Behind the first number of a ratio whose second is one: 17 pour 1. */
export const TO_ONE: string = '\u00a0pour\u00a01';

/** A date as `Intl` writes it, but « 1er mars » for the first of a month. */
export const dateText = (text: string): string => text.replace(/^1(?= )/, '1er');
