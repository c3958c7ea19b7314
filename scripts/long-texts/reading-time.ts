/** Word count and reading time of a long text. */
import { type Block, blockTexts } from '#frontend/content/running-text.ts';

/** How many words a text has that is read through. What no line may break apart is one: « 12 500 $ », « ici : ». */
export function wordCount(blocks: readonly Block[]): number {
  return blocks.flatMap(blockTexts).reduce((sum, text) => sum + (text.match(/[^ \n]+/g)?.length ?? 0), 0);
}

/** Words read in a minute: adults read English non-fiction at 238 on average (Brysbaert 2019). Taken for French too. */
const WORDS_A_MINUTE = 238;

/** Minutes that reading takes, at least one. */
export function readMinutes(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(wordCount(blocks) / WORDS_A_MINUTE));
}
