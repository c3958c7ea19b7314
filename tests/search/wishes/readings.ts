/**
 * Readings of the search lines of the open parts: the parameters that a line asks for and the words that it leaves unused.
 * Held-out lines are in no file. `npm run readings` writes readings.txt anew.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseQuery } from '#worker/search/query/parse-query.ts';
import { parametersOfQuery } from '#worker/search/query/query-parameters.ts';
import { committedSearch } from '../catalogue.ts';
import { frenchWishes, freshWishes, judgedWishes, laterWishes } from './judge.ts';
import { LATER_LANGUAGES } from './later/families.ts';

export const READINGS_FILE = path.join(import.meta.dirname, 'readings.txt');

/** A line each: what was typed, the parameters, the words unused. */
export function readingsText(): string {
  const { snapshot } = committedSearch();
  const open = [
    ...judgedWishes().filter(({ heldOut }) => !heldOut),
    ...freshWishes(),
    ...frenchWishes(),
    ...LATER_LANGUAGES.flatMap(laterWishes).filter(({ heldOut }) => !heldOut),
  ];
  const lines = open.map(({ text }) => {
    const wish = parseQuery(snapshot, text);
    if (!wish) return `${text} => nothing`;
    const unused = wish.unused.map((part) => part.text).join(' ');
    return `${text} => ${JSON.stringify(parametersOfQuery(wish))}${unused && ` unused: ${unused}`}`;
  });
  return `${lines.join('\n')}\n`;
}

if (import.meta.main) writeFileSync(READINGS_FILE, readingsText());
