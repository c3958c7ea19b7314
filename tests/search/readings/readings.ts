/**
 * Readings of every test line of the search box, one JSON object a line: what the line is taken for, its chips, its
 * parameters and the words that it leaves unused. `npm run readings` writes the files; a test compares them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unpackText } from '#schema/search/sections.ts';
import { partText } from '#worker/presenters/reading.ts';
import { ALSO_FITS, NAMED } from '#worker/search/programs/program-lexicon.ts';
import { PROGRAM_WORDS } from '#worker/search/programs/program-words.ts';
import { readWords } from '#worker/search/programs/read-words.ts';
import { classifyQuery } from '#worker/search/query/classify-query.ts';
import { parseQuery } from '#worker/search/query/parse-query.ts';
import { parametersOfQuery } from '#worker/search/query/query-parameters.ts';
import { committedSearch } from '../catalogue.ts';
import realLife from '../real-life-queries.json' with { type: 'json' };
import { frenchWishes, freshWishes, type JudgedWish, judgedWishes, laterWishes } from '../wishes/judge.ts';
import { LATER_LANGUAGES } from '../wishes/later/families.ts';
import { LINES_OF_THE_FINDER } from './finder-lines.ts';

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
  programs: programLines,
} as const;
export type Corpus = keyof typeof CORPORA;

/** Lines of the field of the program finder: every word of a subject, and all open wishes that name one. */
function programLines(): string[] {
  const { snapshot } = committedSearch();
  const namesSubject = (line: string) =>
    parseQuery(snapshot, line)?.spans.some(({ kind, negated }) => kind === 'subject' && !negated) ?? false;
  const wishes = [...CORPORA.wishes(), ...CORPORA.french(), ...CORPORA.names()].filter(namesSubject);
  return [...new Set([...PROGRAM_WORDS.flatMap(({ words }) => words), ...LINES_OF_THE_FINDER, ...wishes])];
}
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

/** What the program finder reads a line as; groups by their CIP. */
function programReadingOf(line: string): object {
  const { snapshot, programs } = committedSearch();
  const { groups, area: _, filters, ...read } = readWords(snapshot, programs, line);
  const cipsOf = (wanted: number) =>
    [...(groups ?? [])].flatMap(([group, fit]) => (fit === wanted ? [programs.cips[group] as string] : [])).sort();
  const stored = {
    named: cipsOf(NAMED),
    alsoFit: cipsOf(ALSO_FITS),
    ...read,
    filters: filters.map(partText),
  };
  const told = Object.entries(stored).filter(
    ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return { line, ...Object.fromEntries(told) };
}

/** How each line of a corpus is read now, as the lines of its file. */
export function readingsOf(corpus: Corpus): string[] {
  const read = corpus === 'programs' ? programReadingOf : readingOf;
  return CORPORA[corpus]().map((line) => JSON.stringify(read(line)));
}

/** How each was read when the file was written. */
export const storedReadings = (corpus: Corpus): string[] => readFileSync(fileOf(corpus), 'utf8').trimEnd().split('\n');

if (import.meta.main) {
  for (const corpus of CORPUS_NAMES) writeFileSync(fileOf(corpus), `${readingsOf(corpus).join('\n')}\n`);
}
