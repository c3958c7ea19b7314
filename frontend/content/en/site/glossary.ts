/** Words of the glossary page and around a term explained in place; the terms are fetched when someone asks for one. */
import { plural } from '#schema/domain/formats/plural.ts';

export const glossaryWords = {
  title: 'Glossary',
  description:
    'Every term that CampusAtlas uses, in plain words: what it means, where our number comes from, and what it doesn’t tell you.',
  lead: 'The words that schools, governments and this site use, in plain language. “Source” shows where a number comes from.',
  filter: 'Filter the terms',
  placeholder: 'Type a word, such as tuition',
  found: (count: number) => plural(count, { one: `${count} term`, other: `${count} terms` }),
  nothing: 'No term has these words.',
  also: 'Also:',
  source: 'Source',
  limits: 'Keep in mind',
  /** Opens both. */
  details: (term: string) => `${term}: source, and what to keep in mind`,
  groups: 'Groups of terms',
  /** Name of the button that explains a term in place. */
  explain: (term: string) => `What does “${term}” mean?`,
  loading: 'Loading…',
  failed: 'We couldn’t load the glossary. Try again.',
  more: 'More in the glossary',
  moreOn: (term: string) => `on ${term}`,
} as const;
