/**
 * Reads a question that the site answers with what it says itself ("what is fafsa"): which of its pages, terms and
 * questions, by the words people ask with. Knows no language: what they are called is the presenters'.
 */
import questionWords from '#data/lexicons/question-words.json' with { type: 'json' };
import siteWords from '#data/lexicons/site-words.json' with { type: 'json' };
import { stem } from '../programs/program-lexicon.ts';
import { findPhrases, isFiller, phraseIndex, wordsOf } from './phrases.ts';

export interface SiteQuestion {
  /** Paths within the site, best first. */
  paths: string[];
  /** The line is a question, not a keyword. */
  asks: boolean;
  /** The first of the pages answers all of its words. */
  whole?: boolean;
}

const QUESTIONS = phraseIndex([['question', questionWords.questions] as const]);
/** Of a question, the share of its words that a page has to answer. */
const COVERED_MIN = 0.6;
const PATHS_MAX = 3;

const contentOf = (words: readonly string[]) => words.filter((word) => !isFiller(word)).map(stem);

interface Asked {
  path: string;
  words: readonly string[];
  /** Place of the phrase in its row, and of the row: the first are asked most. */
  at: number;
}

/** Phrases by each of their words. */
const ASKED: ReadonlyMap<string, readonly Asked[]> = (() => {
  const byWord = new Map<string, Asked[]>();
  Object.entries(siteWords).forEach(([path, phrases], row) => {
    for (const phrase of phrases) {
      const all = wordsOf(phrase).map(stem);
      const content = contentOf(wordsOf(phrase));
      const asked = { path, words: [...new Set(content.length > 0 ? content : all)], at: row };
      for (const word of asked.words) byWord.set(word, [...(byWord.get(word) ?? []), asked]);
    }
  });
  return byWord;
})();

/** Whether a line begins as a question does. */
export function asksQuestion(line: string): boolean {
  if (/\?\s*$/.test(line)) return true;
  const [first] = findPhrases(QUESTIONS, wordsOf(line));
  // "Early action vs early decision" asks, too.
  return first?.from === 0 || / (?:vs|versus) /i.test(line);
}

/** The pages that answer a line; none where it does not ask for any. */
export function readSiteQuestion(line: string): SiteQuestion {
  const asks = asksQuestion(line);
  const words = wordsOf(line);
  const content = [...new Set(contentOf(words))];
  const said = content.length > 0 ? content : [...new Set(words.map(stem))];
  const held = new Set([...said, ...words.map(stem)]);
  const best = new Map<string, { score: number; at: number }>();
  for (const word of held) {
    for (const { path, words: wanted, at } of ASKED.get(word) ?? []) {
      if (!wanted.every((one) => held.has(one))) continue;
      const covered = wanted.filter((one) => said.includes(one)).length / said.length;
      // Of two that cover as much, the one that says more words.
      const score = covered + 0.01 * wanted.length;
      const enough = asks || wanted.length > 1 ? COVERED_MIN : 1;
      if (covered >= enough && score > (best.get(path)?.score ?? 0)) best.set(path, { score, at });
    }
  }
  const paths = [...best]
    .sort(([, a], [, b]) => b.score - a.score || a.at - b.at)
    .slice(0, PATHS_MAX)
    .map(([path]) => path);
  return { paths, asks, whole: [...best.values()].some(({ score }) => score >= 1) };
}
