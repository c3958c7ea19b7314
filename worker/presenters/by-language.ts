/** The presenters of each language. */
import * as french from '#fr/presenters';
import type { Language } from '#schema/domain/formats/language.ts';
import * as english from './localized.ts';

export type Presenters = typeof english;

export const PRESENTERS: Readonly<Record<Language, Presenters>> = { en: english, fr: french };
