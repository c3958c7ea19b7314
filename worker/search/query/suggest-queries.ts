/** Suggestions while typing that are no schools: subjects, places and groups that go on from the text, and whole wishes. */
import { type Suggestion, searchQuery, type WishSuggestion } from '#schema/api/search.ts';
import type { Says } from '#schema/domain/search/reading-codes.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { yourPriceAt } from '#schema/search/price-facts.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { rangeOfPrefix } from '../find-words.ts';
import { phraseKey } from '../programs/program-lexicon.ts';
import { searchUniversities } from '../search-universities.ts';
import { rowOfId, situationIn } from '../your-prices.ts';
import type { Entry } from './entries.ts';
import type { ExplainedPart } from './explain-parse.ts';
import { BEFORE_PLACES } from './grammar.ts';
import { parseQuery } from './parse-query.ts';
import { phraseOf } from './phrase-of.ts';
import { parametersOfQuery } from './query-parameters.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Letters from which the last word may go on. */
const LETTERS_MIN = 2;
const PREFIXED_MAX = 200;
const EACH_MAX = 2;
const ALL_MAX = 5;
const SUGGESTED = { subject: 'subject', place: 'place', group: 'group' } as const;
type Suggested = keyof typeof SUGGESTED;

const keysOf = new WeakMap<object, string[]>();

/** The phrases that begin with a key, the shortest first; each thing once. */
function beginning(snapshot: Snapshot, text: string): Entry[] {
  const { phrases } = vocabularyOf(snapshot);
  let keys = keysOf.get(phrases);
  if (!keys) {
    keys = [...phrases.keys()].sort();
    keysOf.set(phrases, keys);
  }
  // The stem of an unfinished word is not its beginning: the last word stays as typed.
  const words = foldText(text).split(' ').filter(Boolean);
  const last = words.pop() ?? '';
  const head = phraseKey(words.join(' '));
  if (last.length < (head === '' ? LETTERS_MIN : 1)) return [];
  const prefix = head === '' ? last : `${head} ${last}`;
  const [from, to] = rangeOfPrefix(keys, prefix);
  const exact = phraseKey(text);
  const found = [...(phrases.has(exact) ? [exact] : []), ...keys.slice(from, Math.min(to, from + PREFIXED_MAX))];
  const entries = [...new Set(found)]
    .flatMap((key) => (phrases.get(key) ?? []).map((entry) => ({ key, entry })))
    .filter(({ entry }) => Object.hasOwn(SUGGESTED, entry.kind))
    .sort((a, b) => worth(a) - worth(b) || a.key.length - b.key.length || (a.key < b.key ? -1 : 1));
  const seen = new Set<string>();
  return entries.flatMap(({ entry }) => {
    const name = JSON.stringify(entry.says);
    if (seen.has(name)) return [];
    seen.add(name);
    return [entry];
  });
}

/** Whether programs are needed to count what may be suggested. */
export const suggestsSubject = (snapshot: Snapshot, q: string | undefined): boolean =>
  q !== undefined && suggestionsOf(snapshot, q, false).some(({ kinds }) => kinds.includes('subject'));

/** Long phrases come after short ones, towns after what more people mean. */
const LETTER_WORTH = 0.1;
const worth = ({ key, entry }: { key: string; entry: Entry }) =>
  entry.cost + LETTER_WORTH * key.length + (entry.town ? 1 : 0);

interface Draft {
  kind: WishSuggestion['kind'];
  text: string;
  /** What it is read as, to suggest each thing once. */
  read: string;
  kinds: string[];
}

const readOf = (spans: readonly { says: Says }[]) => JSON.stringify(spans.map(({ says }) => says));

const draftOf = (snapshot: Snapshot, text: string, partsMin = 2): Draft | null => {
  const wish = parseQuery(snapshot, text, { names: false });
  if (!wish || wish.spans.length < partsMin || wish.unused.length > 0) return null;
  // "Boston co" and "SUNY al" go on to schools more often than to a wish.
  if (wish.spans.length < 2 && wish.spans.some(({ kind, slips }) => NAMING.has(kind) || slips > 0)) return null;
  return {
    kind: 'wish',
    text: wish.spans.length < 2 ? text.slice(0, Math.max(...wish.spans.map(({ to }) => to))) : text,
    read: readOf(wish.spans),
    kinds: wish.spans.map(({ kind }) => kind),
  };
};

const NAMING: ReadonlySet<string> = new Set(['place', 'group', 'school', 'about']);

/** Whether a school's name goes on from what was typed, however it is spaced. */
export function isBeginningOfName(schools: readonly Pick<Suggestion, 'name' | 'matched'>[], q: string): boolean {
  const squeezed = (text: string) => foldText(text).replaceAll(' ', '');
  const typed = squeezed(q);
  return schools.some(({ name, matched }) => [name, matched ?? ''].some((form) => squeezed(form).startsWith(typed)));
}

function suggestionsOf(snapshot: Snapshot, q: string, isName: boolean): Draft[] {
  const drafts: Draft[] = [];
  const counts = new Map<string, number>();
  for (const { kind, says } of beginning(snapshot, q)) {
    const taken = counts.get(kind) ?? 0;
    if (taken === EACH_MAX) continue;
    counts.set(kind, taken + 1);
    drafts.push({ kind: SUGGESTED[kind as Suggested], text: phraseOf(says), read: readOf([{ says }]), kinds: [kind] });
  }
  // "Nursing in tex": what came before, with what the last words may become.
  const words = q.trim().split(/\s+/);
  for (let cut = words.length - 1; cut > 0 && cut >= words.length - 2; cut -= 1) {
    const head = words.slice(0, cut).join(' ');
    const all = beginning(snapshot, words.slice(cut).join(' '));
    // After "in" a place is typed: "nursing in te" goes on to Texas before it does to TESOL.
    const places = BEFORE_PLACES.has((words[cut - 1] as string).toLowerCase())
      ? all.filter(({ kind }) => kind === 'place')
      : [];
    for (const { says } of (places.length > 0 ? places : all).slice(0, EACH_MAX)) {
      const draft = draftOf(snapshot, `${head} ${phraseOf(says)}`);
      if (draft && !drafts.some((one) => one.read === draft.read)) drafts.push(draft);
    }
  }
  const begun = draftOf(snapshot, q) ?? (isName ? null : soFar(snapshot, words));
  // What is read of an unfinished word is written out: "nursing in tex" is nursing in Texas.
  const written = drafts.find(({ read }) => read === begun?.read);
  const first = written && begun ? { ...written, kind: begun.kind } : begun;
  return [...(first ? [first] : []), ...drafts.filter((draft) => draft !== written)].slice(0, ALL_MAX);
}

/** Letters of a last word that may be read as it is. */
const READ_LETTERS_MIN = 3;

/** What is said up to the last words that are read: the first line stays what it was until more is. */
function soFar(snapshot: Snapshot, words: readonly string[]): Draft | null {
  const isTyping = (words.at(-1) ?? '').length < READ_LETTERS_MIN;
  for (let cut = words.length - (isTyping ? 1 : 0); cut > 0 && words.length > 1; cut -= 1) {
    const draft = draftOf(snapshot, words.slice(0, cut).join(' '), 1);
    if (draft) return draft;
  }
  return null;
}

/** A suggestion without its words: the parts it is read as, by which a presenter names it. */
export interface SuggestedQuery extends Omit<WishSuggestion, 'label'> {
  parts: ExplainedPart[];
}

/**
 * At most five, each with how many universities there are; those without any are left out. `isName`: a school's name goes on
 * from the text.
 */
export function suggestQueries(
  snapshot: Snapshot,
  q: string | undefined,
  programs: ProgramSnapshot | undefined,
  isName: boolean,
): SuggestedQuery[] {
  if (q === undefined) return [];
  const found = suggestionsOf(snapshot, q, isName).map((draft) => suggestedOf(snapshot, draft, programs));
  // "Architecture under 3000", which nobody is, may go on to 30,000: what was said before stays first.
  let first = found[0];
  for (let words = q.trim().split(/\s+/).slice(0, -1); first === null && words.length > 0; words = words.slice(0, -1)) {
    const before = soFar(snapshot, [...words, '']);
    first = before && suggestedOf(snapshot, before, programs);
  }
  return [first, ...found.slice(1)].filter((one) => one !== null && one !== undefined);
}

function suggestedOf(
  snapshot: Snapshot,
  { kind, text }: Draft,
  programs: ProgramSnapshot | undefined,
): SuggestedQuery | null {
  const { total, reading, ids } = searchUniversities(snapshot, { ...EMPTY, search: text, limit: 1 }, programs);
  if (total === 0 || reading?.as !== 'wish') return null;
  const parts = reading.spans.map(({ kind, says, parameters, negated }) => ({ kind, says, parameters, negated }));
  const lowest = reading.order?.sortBy === 'yourPrice' ? lowestOf(snapshot, ids[0], reading.parameters) : undefined;
  return { kind, text, total, parameters: reading.parameters, parts, ...(lowest ? { lowest } : {}) };
}

/** The price for whoever asks of the first school of a list that goes by it. */
function lowestOf(snapshot: Snapshot, id: number | undefined, said: object): WishSuggestion['lowest'] {
  const situation = situationIn(said);
  const row = id === undefined ? undefined : rowOfId(snapshot, id);
  if (situation === null || row === undefined) return undefined;
  const { amount, currency } = yourPriceAt(snapshot, row, situation);
  return amount === null ? undefined : { amount, currency };
}

const EMPTY = searchQuery.parse({});

/** Whether a text is wholly read, and asks what the parameters ask of subjects and places. */
export function readsAs(snapshot: Snapshot, text: string, parameters: WishSuggestion['parameters']): boolean {
  const wish = parseQuery(snapshot, text, { names: false });
  if (!wish || wish.unused.length > 0 || wish.spans.length === 0) return false;
  const read = parametersOfQuery(wish) as WishSuggestion['parameters'];
  return Object.entries(parameters).every(
    ([name, value]) => name === 'degree' || JSON.stringify(read[name]) === JSON.stringify(value),
  );
}
