/** What the list under the search box offers, in its order: schools, and what else the text may become. */
import type { Suggestion, SuggestResponse, WishSuggestion } from '#schema/api/search.ts';

export type Option = Suggestion | WishSuggestion;

/** Beside anything else, so many schools leave room for it. */
const SCHOOLS_BESIDE = 4;
const ORDER = ['wish', 'school', 'subject', 'place', 'group'] as const;

export const isSchoolOption = (option: Option): option is Suggestion => 'slug' in option;

/** Whole wishes first, as they are what the text says; then schools, subjects, places, groups. */
export function optionsOf({
  suggestions,
  wishes = [],
}: Pick<SuggestResponse, 'suggestions'> & Partial<SuggestResponse>) {
  const schools = wishes.length > 0 ? suggestions.slice(0, SCHOOLS_BESIDE) : suggestions;
  return [...schools, ...wishes].sort((a: Option, b: Option) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
