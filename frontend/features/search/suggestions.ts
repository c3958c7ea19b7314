/** What the list under the search box offers, in its order: schools, and what else the text may become. */
import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '#frontend/api/shared-queries.ts';
import { folded } from '#frontend/lib/forms/typed-words.ts';
import type { Suggestion, SuggestResponse, WishSuggestion } from '#schema/api/search.ts';

/** A school's kind may be left out. */
export type Option = (Suggestion & { kind: 'school' }) | WishSuggestion;

type SuggestionKind = Option['kind'];

/** Beside anything else, so many schools leave room for it. */
const SCHOOLS_BESIDE = 4;
const ORDER: readonly SuggestionKind[] = ['wish', 'school', 'subject', 'place', 'group', 'page'];
const NAMES_FIRST: readonly SuggestionKind[] = ['school', ...ORDER];

export const isSchoolOption = (option: Option): option is Suggestion & { kind: 'school' } => 'slug' in option;

/** Whether a text is the beginning of what the first school is called: "ohio st". */
function beginsName([first]: readonly Suggestion[], text: string): boolean {
  const typed = folded(text.trim());
  return typed !== '' && [first?.name, first?.matched].some((name) => name && folded(name).startsWith(typed));
}

/**
 * Whole wishes first, as they are what the text says; then schools, subjects, places, groups. Schools before wishes where the
 * text is the beginning of a name.
 */
export function optionsOf(
  { suggestions, wishes = [] }: Pick<SuggestResponse, 'suggestions'> & Partial<SuggestResponse>,
  text = '',
) {
  const order = beginsName(suggestions, text) ? NAMES_FIRST : ORDER;
  const schools = (wishes.length > 0 ? suggestions.slice(0, SCHOOLS_BESIDE) : suggestions).map(
    (school) => ({ ...school, kind: 'school' }) as const,
  );
  return [...schools, ...wishes].sort((a: Option, b: Option) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** Suggestions for a text, schools and others; an older request is given up as soon as the text changes. */
export function useSuggestions(text: string, enabled: boolean) {
  return useQuery({
    ...suggestionsQuery(text),
    enabled: enabled && text !== '',
    select: (answer) => optionsOf(answer, text),
  });
}
