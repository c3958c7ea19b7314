/** The parameter that every endpoint knows: in which language sentences and names are wanted. */
import * as z from 'zod/mini';
import { LANGUAGES } from '#schema/domain/language.ts';

export const LANGUAGE_PARAMETER = 'lang';
export const askedLanguage = z.enum(LANGUAGES);
