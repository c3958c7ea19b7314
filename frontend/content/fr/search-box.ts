/** Words of the search box. */
export const searchBoxWords = {
  label: 'Search universities',
  placeholder: 'Search universities by name, state, or city...',
  submit: 'Search',
  advanced: 'Advanced Search',
  clear: 'Clear the text',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) => (count === 0 ? 'No suggestions' : `${count} suggestions, use the arrow keys`),
} as const;
