/** Whether a line is the name of a school or a wish: a whole name leads, and a loose word is never a piece of a name while all of the line can be read. */
import type { Snapshot } from '#schema/search/snapshot.ts';
import { type Found, findByText } from '../find-by-text.ts';
import { typedWords } from '../query-words.ts';
import { nameWords, schoolNamed } from './names.ts';
import { type ReadSpan, readWish, type Wish } from './read-wish.ts';

export type Understood =
  /** Schools of a name; `instead` is what the line would be as a wish. */
  | { mode: 'names'; found: Found; instead: Wish | null }
  /** A wish; `lead` are rows whose names have all of its words, `named` what the line would be as a name. */
  | { mode: 'wish'; wish: Wish; lead: number[]; named: Found | null; mended: boolean }
  | { mode: 'nothing'; wish: Wish | null };

/** Lines of more words are no names that lead a wish. */
const LEAD_WORDS_MAX = 6;
const LEAD_MAX = 4;
/** A wish of which more of the words are not used is none. */
const UNUSED_SHARE_MAX = 0.5;
const NAMED_KINDS: ReadonlySet<string> = new Set([
  'subject',
  'place',
  'group',
  'kind',
  'mission',
  'faith',
  'setting',
  'type',
  'life',
]);

const isComplete = ({ spans, unused }: Wish) => spans.length > 0 && unused.length === 0;
const isSchool = ({ kind, parameters }: ReadSpan) => kind === 'school' && Object.keys(parameters).length === 0;
const isArea = ({ kind, place }: ReadSpan) => kind === 'place' && !place?.town;

/** The rows whose names have all words of the line, as far as names can lead a wish. */
function leadOf(snapshot: Snapshot, text: string, wish: Wish): number[] {
  const words = typedWords(text);
  if (wish.forList || words.length > LEAD_WORDS_MAX || /\d/.test(text)) return [];
  if (!wish.spans.every(({ kind, negated }) => NAMED_KINDS.has(kind) && !negated)) return [];
  const { rows, named, slips, relaxed } = findByText(snapshot, text, { typing: false });
  return slips > 0 || relaxed ? [] : rows.filter((row) => named.has(row)).slice(0, LEAD_MAX);
}

function asWish(snapshot: Snapshot, text: string, wish: Wish, named: Found | null = null): Understood {
  // "Purdue engineering": the school first, then its like.
  const lead = wish.schools.length > 0 ? wish.schools : leadOf(snapshot, text, wish);
  return { mode: 'wish', wish, lead, named, mended: wish.slips > 0 };
}

const last = new WeakMap<Snapshot, { text: string; understood: Understood }>();

/** What a line is, and what it may be besides. */
export function understand(snapshot: Snapshot, text: string): Understood {
  const known = last.get(snapshot);
  if (known?.text === text) return known.understood;
  const understood = understandAnew(snapshot, text);
  last.set(snapshot, { text, understood });
  return understood;
}

function understandAnew(snapshot: Snapshot, text: string): Understood {
  const wish = readWish(snapshot, text);
  if (!wish) return { mode: 'nothing', wish: null };
  const words = nameWords(typedWords(text));
  const exact = schoolNamed(snapshot, words, 0, words.length);
  const complete = isComplete(wish);
  const onlySchool = wish.spans.length > 0 && wish.spans.every(isSchool);
  const names = () => findByText(snapshot, text, { typing: false });
  const asNames = (found: Found): Understood => ({ mode: 'names', found, instead: otherWish(snapshot, text) });

  if (exact && (exact.given || words.filter((word) => word !== '').length > 1)) {
    const [only] = wish.spans;
    const isPlain = complete && wish.slips === 0 && !onlySchool;
    const leads =
      isPlain &&
      (wish.forList || (wish.spans.length === 1 && only !== undefined && (isArea(only) || only.kind === 'group')));
    if (!leads) return asNames(names());
  }
  if (complete && !onlySchool && wish.slips === 0) return asWish(snapshot, text, wish, exact ? names() : null);
  const found = names();
  if (found.rows.length > 0 && found.whole) return asNames(found);
  if (complete && !onlySchool) return asWish(snapshot, text, wish);
  if (found.rows.length > 0 && !found.relaxed) return asNames(found);
  const content = wish.spans.some((span) => !isSchool(span));
  const unused = wish.unused.reduce((sum, { text: part }) => sum + part.split(/\s+/).length, 0);
  if (content && unused <= Math.max(1, wish.words * UNUSED_SHARE_MAX)) return asWish(snapshot, text, wish);
  // Of a line that is mostly not understood, a school that it names is the best answer.
  if (wish.schools.length > 0 && found.rows.length > 0) return asNames(found);
  if (found.rows.length > 0 && !content && !wish.forList) return asNames(found);
  return content ? asWish(snapshot, text, wish) : { mode: 'nothing', wish };
}

/** The line without regard to names, where it can be read so; null where it says nothing else. */
function otherWish(snapshot: Snapshot, text: string): Wish | null {
  const wish = readWish(snapshot, text, { names: false });
  return wish && isComplete(wish) && wish.slips === 0 ? wish : null;
}
