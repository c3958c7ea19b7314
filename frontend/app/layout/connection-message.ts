/** What to say about the connection, from what is on the page. */
import { offlineWords as words } from '#words/layout/offline.ts';
import { shellWords } from '#words/layout/shell.ts';

export interface ShownData {
  /** When the oldest data on the page that came from the copies kept here was fetched; null when all came from the network. */
  copiedAt: number | null;
  /** When the oldest data on the page came from the network; null when the page shows none. */
  since: number | null;
  /** Whether some data could not be had. */
  failed: boolean;
  /** Whether of that some was never answered at all: what the browser says of the network need not be true. */
  unanswered: boolean;
}

export interface ConnectionMessage {
  text: string;
  /** Nothing of what was asked for is kept here: ways on are due. */
  notSaved: boolean;
}

/** Null while the network is there and everything came from it. */
export function connectionMessage(
  online: boolean,
  { copiedAt, since, failed, unanswered }: ShownData,
): ConnectionMessage | null {
  if (online) {
    if (copiedAt !== null) return message(shellWords.unreachable, words.shownAsOf(copiedAt));
    return unanswered && since === null ? { ...message(shellWords.unreachable, words.notSaved), notSaved: true } : null;
  }
  if (since !== null) return message(words.offline, words.shownAsOf(since));
  return failed ? { ...message(words.offline, words.notSaved), notSaved: true } : message(words.offline);
}

function message(...sentences: string[]): ConnectionMessage {
  return { text: sentences.join(' '), notSaved: false };
}
