/** Words of the search box. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const searchBoxWords = {
  /** What its form is for, to an assistant in the browser. */
  tool: 'Find universities and colleges in the US and Canada by name, by place or in plain words.',
  label: 'Search universities',
  placeholder: 'Search universities by name, state, or city...',
  submit: 'Search',
  advanced: 'Advanced Search',
  clear: 'Clear the text',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    count === 0
      ? 'No suggestions'
      : plural(count, {
          one: `${formatCount(count)} suggestion, use the arrow keys`,
          other: `${formatCount(count)} suggestions, use the arrow keys`,
        }),
} as const;
