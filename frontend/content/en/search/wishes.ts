/** Words about how a line of the search box was read, and what else one could ask. */
import { inSentence } from '#schema/domain/formats/english-grammar.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { SuggestionKind } from '#schema/domain/search/wish-kinds.ts';
import { wholeDistance } from './distance.ts';

/** “a”, “b” or “c”. */
const either = new Intl.ListFormat('en-US', { style: 'long', type: 'disjunction' });

const schools = (count: number) =>
  plural(count, { one: `${formatCount(count)} school`, other: `${formatCount(count)} schools` });

export const wishWords = {
  clearFilters: 'Clear all filters',
  /** The same where it is seen beside them. */
  clearShort: 'Clear all',
  /** A spelling that was put right, with what was typed. */
  mended: (label: string, typed: string) => `${label} (from “${typed}”)`,
  /** Takes a chip away: how many there are then. */
  remove: (label: string, total: number | null) =>
    total === null ? `Remove ${label}` : `Remove ${label} (${schools(total)})`,
  change: (label: string) => `Change ${label}`,
  upTo: (what: string, amount: string) => `${what} ${amount} or less`,
  under: (what: string, count: string) => `${what}: under ${count} students`,
  from: (what: string, amount: string) => `${what} ${amount} or more`,
  met: (what: string, filters: readonly string[]) => `${what}: ${filters.join(', ')}`,
  notUsed: (texts: readonly string[]) =>
    `We can’t filter by ${either.format(texts.map((text) => `“${text}”`))} yet, so these results ignore ${texts.length === 1 ? 'it' : 'them'}.`,
  insteadProgram: (subject: string) => `Looking for ${inSentence(subject)} programs instead?`,
  instead: (label: string) => `Looking for “${label}” instead?`,
  alternatives: 'It may also mean:',
  alternativesOf: (text: string) => `“${text}” may also mean:`,
  /** Beside an empty list. */
  ask: 'Try a search like:',
  loosenPart: (label: string, total: number) => `Remove “${label}” (${schools(total)})`,
  /** Beside an empty list, in place of what was asked for. */
  mean: 'Did you mean:',
  mendSubject: (label: string, total: number) => `Search for ${label} (${schools(total)})`,
  mendRadius: (miles: number, total: number) => `Search within ${wholeDistance(miles)} (${schools(total)})`,
  mendAlone: (label: string, total: number) => `Keep only “${label}” (${schools(total)})`,
  like: 'Similar to a school',
  admits: { most: 'Acceptance rate 80% or more, or open admission', few: 'Acceptance rate under 20%' },
  denied: (label: string) => `Not ${label}`,
  deniedSchool: 'One school excluded',
} as const;

/** Wishes that are answered, in words people use. */
export const EXAMPLE_WISHES = [
  'nursing schools in texas',
  'small liberal arts colleges in new england',
  'universities in ontario for engineering',
  'cheap colleges in florida',
  'within 50 miles of 60601',
] as const;

/** What a suggestion while typing is, under its heading. */
export const SUGGESTION_HEADINGS: Record<SuggestionKind, string> = {
  school: 'Schools',
  subject: 'Subjects',
  place: 'Places',
  group: 'Groups',
  wish: 'Searches',
  page: 'Answers',
};

export const suggestionWords = {
  total: (count: number) => schools(count),
  totalFrom: (count: number, lowest: string) => `${schools(count)}, from ${lowest} for you`,
} as const;
