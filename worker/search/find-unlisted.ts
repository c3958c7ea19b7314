/**
 * Finds the schools that a text is exactly a name of and that are in no list: closed or merged ones, and those out of
 * scope.
 */
import type { GoneUniversity, OutsideUniversity } from '#schema/api/search.ts';
import { asideKey } from '#schema/search/aside.ts';
import { asideOfSnapshot, type Snapshot } from '#schema/search/snapshot.ts';
import { slipsBetween } from './typing-slips.ts';

export interface UnlistedMatch {
  gone: GoneUniversity[];
  outside: OutsideUniversity[];
}

/** Those of exactly this name; none for an absent text. */
export function findUnlisted(snapshot: Snapshot, text: string | undefined): UnlistedMatch {
  const key = text === undefined ? '' : asideKey(text);
  if (key === '') return { gone: [], outside: [] };
  const { gone, outside } = asideOfSnapshot(snapshot);
  const isNamed = ({ keys }: { keys: string[] }) => keys.includes(key);
  return {
    gone: gone.filter(isNamed).map(({ keys: _, ...school }) => school),
    outside: outside.filter(isNamed).map(({ keys: _, ...school }) => school),
  };
}

/** Letters of a name from which one slip is put right, and from which two are. */
const SLIP_LETTERS_MIN = 7;
const SLIPS_LETTERS_MIN = 14;

/** The name of such a school that a text is with a slip or two; undefined where there is none, or it is exactly one. */
export function unlistedMended(snapshot: Snapshot, text: string): string | undefined {
  const key = asideKey(text);
  const most = key.length >= SLIPS_LETTERS_MIN ? 2 : key.length >= SLIP_LETTERS_MIN ? 1 : 0;
  if (most === 0) return undefined;
  const words = key.split(' ');
  const { gone, outside } = asideOfSnapshot(snapshot);
  let best: string | undefined;
  let fewest = most + 1;
  for (const { keys } of [...gone, ...outside]) {
    for (const name of keys) {
      if (Math.abs(name.length - key.length) > most) continue;
      const slips = slipsOfWords(words, name.split(' '), fewest - 1);
      if (slips >= fewest) continue;
      fewest = slips;
      best = name;
    }
  }
  return fewest === 0 ? undefined : best;
}

/** Slips between names of as many words; more than `most` where there are more, or the words are not as many. */
function slipsOfWords(typed: readonly string[], name: readonly string[], most: number): number {
  if (typed.length !== name.length) return most + 1;
  let slips = 0;
  for (const [at, word] of typed.entries()) {
    if (word === name[at]) continue;
    slips += slipsBetween(word, name[at] as string, most - slips);
    if (slips > most) break;
  }
  return slips;
}

/** Whether a text is exactly the name of such a school. */
export function isUnlisted(snapshot: Snapshot, text: string): boolean {
  const { gone, outside } = findUnlisted(snapshot, text);
  return gone.length > 0 || outside.length > 0;
}
