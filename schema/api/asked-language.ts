/** The `lang` parameter of every endpoint: the language of sentences and names. */
import * as z from 'zod/mini';
import { LANGUAGES } from '#schema/domain/language.ts';

export const LANGUAGE_PARAMETER = 'lang';
export const askedLanguage = z.enum(LANGUAGES);
