/** Words that stand for parameters by themselves, "small" or "hard to get into", under the codes by which a chip says them. */
import wishWords from '#data/lexicons/wish-words.json' with { type: 'json' };
import type { Says } from '#schema/domain/search/reading-codes.ts';
import type { Parameters, SpanKind, Vague } from './entries.ts';

export interface WishWord {
  kind: SpanKind;
  set: Parameters;
  words: string[];
  vague?: Vague;
  unpublished?: true;
}

const BY_CODE = wishWords as unknown as Readonly<Record<WishCode, WishWord>>;
export type WishCode = keyof typeof wishWords;
export const WISH_WORDS = Object.entries(BY_CODE) as readonly (readonly [WishCode, WishWord])[];

interface SaidWord {
  kind: SpanKind;
  says: Says;
  parameters: Parameters;
  vague?: Vague;
}

/** What a line says that has one of the words of a code. */
export function saidByWord(code: WishCode): SaidWord {
  const { kind, set, vague } = BY_CODE[code];
  return { kind, says: { code: 'word', word: code }, parameters: set, ...(vague === undefined ? {} : { vague }) };
}
