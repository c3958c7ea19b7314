/** The presenters of the search box in each language. */
import * as french from '#fr/search-presenters';
import type { Language } from '#schema/domain/formats/language.ts';
import * as english from '#worker/presenters/localized-search.ts';
import type { SearchPresenters } from '#worker/services/search-questions.ts';

export const SEARCH_PRESENTERS: Readonly<Record<Language, SearchPresenters>> = { en: english, fr: french };
