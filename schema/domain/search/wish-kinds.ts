/** Kinds of spans in a parsed query; a chip and its filter go by them. */
export const SPAN_KINDS = [
  'subject',
  'degree',
  'place',
  'distance',
  'money',
  'size',
  'setting',
  'type',
  'kind',
  'mission',
  'faith',
  'selectivity',
  'outcome',
  'life',
  'group',
  'language',
  'order',
  'school',
  'about',
  'deadline',
] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** Words without a number, which get one: the same everywhere, and written on the chip. */
export const VAGUE_WORDS = [
  'small',
  'very-small',
  'medium',
  'large',
  'huge',
  'cheap',
  'expensive',
  'easy',
  'hard',
  'graduation',
  'retention',
  'earnings',
  'debt',
  'classes',
] as const;
export type Vague = (typeof VAGUE_WORDS)[number];

/** What a card says of why it answers. */
export const REASON_KINDS = ['graduates', 'figure', 'online', 'completes', 'lead', 'deadline'] as const;

/** What a suggestion while typing is. */
/** `page`: an article, a term, a major or another page of the site. */
export const SUGGESTION_KINDS = ['school', 'subject', 'place', 'group', 'wish', 'page'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
