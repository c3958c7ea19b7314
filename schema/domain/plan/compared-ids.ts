/** The universities that an address names, a comparison's or a list's: read alike by the page and by the Worker. */
import { COMPARE_MAX, SHARED_LIST_MAX } from '../site/limits.ts';

export interface ComparedIds {
  /** Each once, as many as there may be, in the order named. */
  ids: number[];
  /** Texts where an id should be. */
  unreadable: string[];
  /** Ids beyond them. */
  beyond: number[];
}

/** Ids as the API accepts them: whole numbers above zero of at most nine digits. */
function idOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** Reads the values of the parameter `ids`, each a comma-separated list. */
export function readComparedIds(values: readonly string[]): ComparedIds {
  return readIds(values, COMPARE_MAX);
}

/** The same for a list of up to a hundred. */
export function readListedIds(values: readonly string[]): ComparedIds {
  return readIds(values, SHARED_LIST_MAX);
}

function readIds(values: readonly string[], most: number): ComparedIds {
  const texts = values
    .flatMap((value) => value.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const ids = [...new Set(texts.map(idOf).filter((id) => id !== null))];
  return {
    ids: ids.slice(0, most),
    unreadable: [...new Set(texts.filter((text) => idOf(text) === null))],
    beyond: ids.slice(most),
  };
}
