/** The `lang` parameter of every endpoint: the language of sentences and names. */
import * as z from 'zod/mini';
import { LANGUAGES } from '#schema/domain/formats/language.ts';

export const LANGUAGE_PARAMETER = 'lang';
export const askedLanguage = z.enum(LANGUAGES);
