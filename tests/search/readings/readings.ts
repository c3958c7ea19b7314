/**
 * Readings of every test line of the search box, one JSON object a line: what the line is taken for, its chips, its
 * parameters and the words that it leaves unused. `npm run readings` writes the files; a test compares them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unpackText } from '#schema/search/sections.ts';
import { partText } from '#worker/presenters/reading.ts';
import { classifyQuery } from '#worker/search/query/classify-query.ts';
import { parametersOfQuery } from '#worker/search/query/query-parameters.ts';
import { committedSearch } from '../catalogue.ts';
import realLife from '../real-life-queries.json' with { type: 'json' };
import { frenchWishes, freshWishes, type JudgedWish, judgedWishes, laterWishes } from '../wishes/judge.ts';
import { LATER_LANGUAGES } from '../wishes/later/families.ts';

const textsOf = (wishes: readonly JudgedWish[], heldOut: boolean) =>
  wishes.filter((wish) => wish.heldOut === heldOut).map(({ text }) => text);
const halves = () => [...judgedWishes(), ...LATER_LANGUAGES.flatMap(laterWishes)];

/**
 * Lines by file. The held-out lines are stored so that a change of the code's shape shows that it changes nothing; nobody
 * looks at their readings to make the search better.
 */
const CORPORA = {
  wishes: () => [...textsOf(halves(), false), ...freshWishes().map(({ text }) => text)],
  french: () => frenchWishes().map(({ text }) => text),
  names: () => realLife.map(({ text }) => text),
  'held-out': () => textsOf(halves(), true),
} as const;
export type Corpus = keyof typeof CORPORA;
export const CORPUS_NAMES = Object.keys(CORPORA) as Corpus[];

const fileOf = (corpus: Corpus) => path.join(import.meta.dirname, `${corpus}.jsonl`);

/** Names of a line's schools that are stored. */
const NAMES_MAX = 3;

function readingOf(line: string): object {
  const { snapshot } = committedSearch();
  const nameOf = (row: number) =>
    unpackText(snapshot.formTexts, snapshot.formTextStarts, snapshot.rowForms[row] as number);
  const read = classifyQuery(snapshot, line);
  if (read.mode === 'names') return { line, as: 'names', names: read.found.rows.slice(0, NAMES_MAX).map(nameOf) };
  const unused = (read.wish?.unused ?? []).map(({ text }) => text);
  const rest = unused.length > 0 ? { unused } : {};
  if (read.mode === 'nothing') return { line, as: 'nothing', ...rest };
  return {
    line,
    as: 'wish',
    chips: read.wish.spans.map(partText),
    parameters: parametersOfQuery(read.wish),
    ...rest,
    ...(read.lead.length > 0 ? { lead: read.lead.slice(0, NAMES_MAX).map(nameOf) } : {}),
  };
}

/** How each line of a corpus is read now, as the lines of its file. */
export const readingsOf = (corpus: Corpus): string[] =>
  CORPORA[corpus]().map((line) => JSON.stringify(readingOf(line)));

/** How each was read when the file was written. */
export const storedReadings = (corpus: Corpus): string[] => readFileSync(fileOf(corpus), 'utf8').trimEnd().split('\n');

if (import.meta.main) {
  for (const corpus of CORPUS_NAMES) writeFileSync(fileOf(corpus), `${readingsOf(corpus).join('\n')}\n`);
}
