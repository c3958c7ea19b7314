/**
 * English that is left on a French page, told by the little words that no French sentence has. Names are English where
 * they are names: what is marked with `lang="en"`, and what the caller allows.
 */

/** Words of English sentences that are no French words, nor parts of names as CampusAtlas shows them. */
const ENGLISH =
  /(?<![\p{L}\p{M}\d_])(?:the|and|with|your|you|from|which|are|this|that|these|have|has|not|what|when|where|who|why|how|their|they|them|there|than|then|was|were|will|would|can(?:not)?|could|should|about|each|every|into|only|other|more|most|school|schools|student|students|year|years|search|find|show|hide|add|remove|close|open|cost|tuition|price|degree|county|founded|private|public school|loading|no results?|results?|saved?|sign (?:in|out|up)|log ?in|register|settings?|next|previous)(?![\p{L}\p{M}\d_])/iu;

/** Written with a capital in the middle of a sentence, or in quotes: a name, of a form, a law, a website or a school; and what browsers keep things under. */
const NAMES =
  /(?:\b\p{Lu}[\p{L}\p{M}’'.&-]*(?:\s+(?:(?:of|the|and|for|in|at|on|to|with|from|by|a|de|la|du|des|und|y)\s+)*\p{Lu}[\p{L}\p{M}’'.&-]*)+)|«[^»]*»|“[^”]*”|\([^)]*\)|https?:\S+|\bcampusatlas:[\w-]+|\S+@\S+|\b[\w.-]+\.(?:ca|com|edu|gov|org|net)\S*/gu;

/** Pieces of text that have English in them; `allowed` are names and what they have in common, taken out before. */
export function englishIn(texts: readonly string[], allowed: readonly (string | RegExp)[] = []): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    let rest = text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();
    for (const name of allowed) rest = rest.replaceAll(typeof name === 'string' ? name : new RegExp(name, 'gu'), ' ');
    if (ENGLISH.test(rest.replace(NAMES, ' '))) found.add(text.trim());
  }
  return [...found];
}

/** Attributes that are read or heard. */
const SAID = /\b(?:alt|aria-label|aria-description|title|placeholder|content|data-label)="([^"]*)"/g;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
};
const decoded = (text: string) => text.replace(/&(\w+|#\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

/** All that the markup of a page says, piece by piece, but for what is marked as being in English. */
export function textsOf(markup: string): string[] {
  const own = markup
    .replace(/<script[^>]*>.*?<\/script>|<style[^>]*>.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/<(\w+)[^>]*\slang="en"[^>]*>.*?<\/\1>/gs, '');
  const attributes = [...own.matchAll(SAID)].map(([, text = '']) => text);
  const blocks = own.replace(
    /<\/?(?:a|b|em|strong|span|abbr|sup|sub|i|u|mark|time|data|bdi|svg|path|circle)\b[^>]*>/g,
    '',
  );
  return [...attributes, ...blocks.split(/<[^>]+>/)].map(decoded).filter((text) => /\p{L}{2}/u.test(text));
}

/** An address of the web, and the code of a state behind a town: the same in every language. */
const SAME_EVERYWHERE = /[\w.-]+\.(?:ca|com|edu|gov|org|net)\b|, [A-Z]{2}\b/g;

/**
 * What a page says in both languages word for word, but for `names`, which are taken out wherever they stand, numbers and
 * addresses.
 */
export function saidAlike(english: readonly string[], french: readonly string[], names: readonly string[]): string[] {
  const tidy = (text: string) => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();
  const said = new Set(english.map(tidy));
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const isWords = (text: string) => {
    const rest = longestFirst.reduce((left, name) => left.replaceAll(name, ' '), text.replace(SAME_EVERYWHERE, ' '));
    return /\p{L}{2}/u.test(rest);
  };
  return [...new Set(french.map(tidy))].filter((text) => said.has(text) && isWords(text));
}
