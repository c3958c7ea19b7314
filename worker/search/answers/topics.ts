/**
 * Finds what a line asks for that no public source has of every school: nightlife, the weather, rankings. What is said of
 * it, and the nearest thing that is known, are the presenters' (frontend/content).
 */
import unknownTopics from '#data/lexicons/unknown-topics.json' with { type: 'json' };
import { TOPIC_KEYS, type TopicKey } from '#schema/domain/search/unknown-topics.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { KIND_WORDS } from '#schema/search/words.ts';
import { findByText } from '../find-by-text.ts';
import type { Parameters } from '../query/entries.ts';
import { parseQuery } from '../query/parse-query.ts';
import { wordsOfLine } from '../words-of-line.ts';
import { findPhrases, phraseIndex, wordsOf } from './phrases.ts';

export interface Topic {
  key: TopicKey;
  /** Characters of the line, to exclusive. */
  from: number;
  to: number;
  text: string;
}

interface TopicRow {
  words: string[];
  /** Parameters of the nearest thing that is known, or the page that has it. */
  near?: Parameters;
  path?: string;
  /** The words have a near meaning of their own, which is searched for. */
  keep?: boolean;
  /** Words of other kinds of school: nothing is listed for them. */
  noListOf?: string[];
  /** It is in another country: nothing is listed unless the line says where here, too. */
  elsewhere?: boolean;
}

const ROWS: Readonly<Record<TopicKey, TopicRow>> = unknownTopics;
const TOPICS = phraseIndex(TOPIC_KEYS.map((key) => [key, ROWS[key].words] as const));

/** Whether the line is read all the same, and the topic only said. */
export const isReadAnyway = ({ key }: Topic): boolean => ROWS[key].keep === true;

/** Whether a list is no answer to a line with this topic; `saysWhere`: the line names a place of the catalogue. */
export const leavesNoList = ({ key, text }: Topic, saysWhere: boolean): boolean =>
  (ROWS[key].noListOf?.includes(wordsOf(text).join(' ')) ?? false) || (ROWS[key].elsewhere === true && !saysWhere);

/** The nearest thing that is known. */
export const nearestTo = (key: TopicKey): Pick<TopicRow, 'near' | 'path'> => ROWS[key];

/** The topics that a line names, but where they are a part of something else: "Snow College", "new england", "food science". */
export function findTopics(snapshot: Snapshot, line: string): Topic[] {
  const words = wordsOfLine(line);
  const found = findPhrases(
    TOPICS,
    words.map(({ text }) => text),
  );
  if (found.length === 0) return [];
  const spans = parseQuery(snapshot, line)?.spans ?? [];
  return found.flatMap(({ key, from: first, to: end }) => {
    const from = (words[first] as { from: number }).from;
    const to = (words[end - 1] as { to: number }).to;
    const isPart = spans.some(
      (span) =>
        span.slips <= 1 &&
        span.from <= from &&
        span.to >= to &&
        span.to - span.from > to - from &&
        span.kind !== 'life',
    );
    const isName = ROWS[key].elsewhere && isSlipOfName(snapshot, line, words[end]?.text);
    return isPart || isName ? [] : [{ key, from, to, text: line.slice(from, to) }];
  });
}

/** Schools of which a country may be the name with a slip. */
const NAMED_MAX = 3;

/** "Colombia University New York": a country that is a slip away from the name of a school, of which the next word is a part. */
function isSlipOfName(snapshot: Snapshot, line: string, next: string | undefined): boolean {
  if (next === undefined || !KIND_WORDS.has(next)) return false;
  const { slips, relaxed, rows } = findByText(snapshot, line, { typing: false });
  return slips === 1 && !relaxed && rows.length <= NAMED_MAX;
}

/** Letters from which a word may become a topic. */
const TYPED_MIN = 3;

/** Whether what is typed is, or becomes, a topic and nothing else: no school is meant by a slip of it. */
export function mayBecomeTopic(typed: string): boolean {
  const words = wordsOf(typed).join(' ');
  if (words.length < TYPED_MIN) return false;
  for (const phrase of TOPICS.keyOf.keys()) if (phrase.startsWith(words) || words.startsWith(`${phrase} `)) return true;
  return false;
}

/** The line without some of its parts, as long as it was, so that positions stay. */
export function withoutParts(line: string, parts: readonly Pick<Topic, 'from' | 'to'>[]): string {
  return parts.reduce((text, { from, to }) => `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`, line);
}
