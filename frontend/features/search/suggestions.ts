/** What the list under the search box offers, in its order: schools, and what else the text may become. */
import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '#frontend/api/shared-queries.ts';
import type { Suggestion, SuggestResponse, WishSuggestion } from '#schema/api/search.ts';

/** A school's kind may be left out. */
export type Option = (Suggestion & { kind: 'school' }) | WishSuggestion;

/** Beside anything else, so many schools leave room for it. */
const SCHOOLS_BESIDE = 4;
const ORDER = ['wish', 'school', 'subject', 'place', 'group', 'page'] as const;

export const isSchoolOption = (option: Option): option is Suggestion & { kind: 'school' } => 'slug' in option;

/** Whole wishes first, as they are what the text says; then schools, subjects, places, groups. */
export function optionsOf({
  suggestions,
  wishes = [],
}: Pick<SuggestResponse, 'suggestions'> & Partial<SuggestResponse>) {
  const schools = (wishes.length > 0 ? suggestions.slice(0, SCHOOLS_BESIDE) : suggestions).map(
    (school) => ({ ...school, kind: 'school' }) as const,
  );
  return [...schools, ...wishes].sort((a: Option, b: Option) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** Suggestions for a text, schools and others; an older request is given up as soon as the text changes. */
export function useSuggestions(text: string, enabled: boolean) {
  return useQuery({ ...suggestionsQuery(text), enabled: enabled && text !== '', select: optionsOf });
}
