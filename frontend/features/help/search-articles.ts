/** Finds help articles by typed words: what stands in a title counts most, then description, headings, text. */

import { type Block, blockTexts } from '#frontend/content/running-text.ts';
import { folded, typedWords } from '#frontend/lib/forms/typed-words.ts';
import { helpWords } from '#words/site/help.ts';

export interface SearchedArticle {
  category: string;
  key: string;
  title: string;
  description: string;
  /** Until the texts have come, titles and descriptions are searched alone. */
  text: readonly Block[] | null;
}

export interface FoundArticles {
  articles: SearchedArticle[];
  /** Whether each holds all of the words, or only some since none holds all. */
  all: boolean;
}

const WEIGHTS = { title: 12, description: 5, heading: 3, text: 1 } as const;
/** A whole word over one that only begins so. */
const WHOLE = 1.5;

/** The words that count; all of them where none does. */
export function wordsAsked(typed: string): string[] {
  const said = Object.entries(helpWords.alsoTyped).reduce(
    (text, [theirs, ours]) => text.replaceAll(theirs, ours),
    typed,
  );
  const words = [...new Set(typedWords(said))];
  const fillers = new Set(helpWords.fillers.split(' '));
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

interface Indexed {
  article: SearchedArticle;
  parts: readonly (readonly [weight: number, words: readonly string[]])[];
}

function indexed(article: SearchedArticle): Indexed {
  const { title, description, text } = article;
  const headings = (text ?? []).flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  const rest = (text ?? []).flatMap((block) => (block.kind === 'heading' ? [] : blockTexts(block)));
  return {
    article,
    parts: [
      [WEIGHTS.title, typedWords(title)],
      [WEIGHTS.description, typedWords(description)],
      [WEIGHTS.heading, typedWords(headings.join(' '))],
      [WEIGHTS.text, typedWords(rest.join(' '))],
    ],
  };
}

/** How much a word counts in an article, by the best place it stands in; 0 when it is not there. */
function weightOf({ parts }: Indexed, word: string): number {
  let best = 0;
  for (const [weight, words] of parts) {
    if (words.includes(word)) best = Math.max(best, weight * WHOLE);
    else if (words.some((one) => one.startsWith(word))) best = Math.max(best, weight);
  }
  return best;
}

/** Best first; among equals the order given. Nothing typed finds nothing. */
export function searchArticles(articles: readonly SearchedArticle[], typed: string): FoundArticles {
  const words = wordsAsked(folded(typed));
  const rated = articles
    .map((article) => {
      const weights = words.map((word) => weightOf(indexed(article), word));
      return {
        article,
        held: weights.filter((weight) => weight > 0).length,
        weight: weights.reduce((sum, one) => sum + one, 0),
      };
    })
    .filter(({ held }) => held > 0);
  const most = Math.max(0, ...rated.map(({ held }) => held));
  const best = rated.filter(({ held }) => held === most).sort((a, b) => b.weight - a.weight);
  return { articles: best.map(({ article }) => article), all: most === words.length };
}
