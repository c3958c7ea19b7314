/**
 * What a line is to the program finder, "online nursing master's in Texas": the parts that the query parser reads, as groups
 * of programs, degrees, and schools that are where and as the line says.
 */

import { searchQuery } from '#schema/api/search.ts';
import { ENDED, type FinderTrend } from '#schema/domain/programs/graduates-trend.ts';
import { subjectHolds } from '#schema/domain/programs/subjects.ts';
import { AWARD_LEVELS, type AwardLevel } from '#schema/domain/record/enums.ts';
import { UNIVERSITY_KINDS } from '#schema/domain/record/university-figures.ts';
import { DEGREE_OF_LEVEL } from '#schema/search/filter-codes.ts';
import { foldText } from '#schema/search/fold-text.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { sameWord } from '#schema/search/words.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { ParsedQuery, ParsedSpan } from '../query/parsed-query.ts';
import { parametersOfQuery, withParameters } from '../query/query-parameters.ts';
import { selectRows } from '../search-universities.ts';
import { textIndexOf } from '../text-index.ts';
import type { Area } from './find-area.ts';
import { ALSO_FITS, groupsTitled, lexiconOf, mendedWord, NAMED, phraseKey, stem } from './program-lexicon.ts';

export interface ReadWords {
  /** Group to how well it fits; null when the words name no subject. */
  groups: ReadonlyMap<number, number> | null;
  levels: AwardLevel[];
  onlineOnly: boolean;
  /** "Programs that pay off": only those whose pay is above the lines of the earnings check. */
  paysOff: boolean;
  /** "Growing programs": trends of their graduates; none is any. */
  trends: FinderTrend[];
  /** Rows at the places and schools named; null when none is. */
  area: Area | null;
  /** What else the schools are to be: places, prices, sizes. */
  filters: ParsedSpan[];
  /** Names of schools, and words that mean nothing here, each as typed. */
  schools: string[];
  unknown: string[];
}

const EMPTY = searchQuery.parse({ kind: [...UNIVERSITY_KINDS] });

/** Words for programs that nobody finishes any more, folded. The list of schools has no such filter. */
const ENDED_WORDS: ReadonlySet<string> = new Set(['discontinued', 'closed', 'aboli', 'abolis', 'abolie', 'abolies']);

const isOnline = ({ says }: ParsedSpan) => says.code === 'word' && says.word === 'online-programs';
/** What is said of the visitor, a school to be like, and an order narrow no list of programs. */
const narrowsNothing = ({ kind, parameters }: ParsedSpan) =>
  kind === 'about' || 'like' in parameters || Object.keys(parameters).length === 0;

/** Reads the words; those that mean nothing here are named, never passed over in silence. */
export function readWords(snapshot: Snapshot, programs: ProgramSnapshot, text: string): ReadWords {
  const read: ReadWords = {
    groups: null,
    levels: [],
    onlineOnly: false,
    paysOff: false,
    trends: [],
    area: null,
    filters: [],
    schools: [],
    unknown: [],
  };
  const parsed = parseQuery(snapshot, text, { ofPrograms: true });
  if (!parsed) return read;
  const typed = ({ from, to }: { from: number; to: number }) => text.slice(from, to);
  const groups = new Map<number, number>();
  const levels = new Set<AwardLevel>();
  for (const span of parsed.spans) {
    const { kind, negated, parameters } = span;
    if (kind === 'subject' && !negated) {
      const meaning = subjectOf(programs, span, typed(span));
      for (const [group, fit] of meaning.groups) groups.set(group, Math.max(fit, groups.get(group) ?? 0));
      for (const level of meaning.levels) levels.add(level);
    } else if (kind === 'degree' && !negated) {
      for (const level of levelsOf(parameters.degree as string[])) levels.add(level);
    } else if (isOnline(span) && !negated) read.onlineOnly = true;
    else if ('check' in parameters && !negated) read.paysOff = true;
    else if ('trend' in parameters && !negated) read.trends.push(...(parameters.trend as FinderTrend[]));
    else if (kind === 'school' && !negated && Object.keys(parameters).length === 0) read.schools.push(typed(span));
    else if (narrowsNothing(span)) read.unknown.push(typed(span));
    else read.filters.push(span);
  }
  const isLast = parsed.unused.at(-1)?.to === text.trimEnd().length;
  const words = parsed.unused.flatMap((span) => typed(span).split(/\s+/).filter(Boolean));
  takeUnused(snapshot, programs, { words, isLast, groups, read });
  if (read.filters.length > 0) narrow(read, rowsPassing(snapshot, parsed, read.filters));
  if (parsed.schools.length > 0) narrow(read, rowsHere(snapshot, parsed.schools));
  read.groups = groups.size > 0 ? groups : null;
  read.levels = AWARD_LEVELS.filter((level) => levels.has(level));
  return read;
}

const levelsOf = (degrees: readonly string[]) =>
  AWARD_LEVELS.filter((level) => degrees.includes(DEGREE_OF_LEVEL[level]));

/** The groups of a subject: what the words mean in the lexicon of programs, or those that hold the subject. */
function subjectOf(programs: ProgramSnapshot, span: ParsedSpan, typed: string) {
  const { phrases } = lexiconOf(programs);
  const titles = [typed, ...(span.says.code === 'subject' && span.says.title ? [span.says.title] : [])];
  const meaning = titles.map((title) => phrases.get(phraseKey(title))).find((known) => known !== undefined);
  if (meaning) return meaning;
  const tests = (span.parameters.subject as string[]).map(subjectHolds);
  const groups = new Map<number, number>();
  programs.cips.forEach((cip, group) => {
    // A family stands for a subject where no more is known.
    if (tests.some((holds) => holds(cip))) groups.set(group, cip.length === 2 ? ALSO_FITS : NAMED);
  });
  return { groups, levels: levelsOf(span.degree ?? []) };
}

/** What the parser leaves may say that a program has ended, or be a word of a program's title, also a mistyped one. */
function takeUnused(
  snapshot: Snapshot,
  programs: ProgramSnapshot,
  { words, isLast, groups, read }: Unused & { groups: Map<number, number>; read: ReadWords },
): void {
  const lexicon = lexiconOf(programs);
  const left = words.filter((typed, at) => {
    const word = foldText(typed);
    if (ENDED_WORDS.has(word)) {
      read.trends.push(ENDED);
      return false;
    }
    const name = stem(word);
    const meant =
      groupsTitled(lexicon, [name]).length > 0 ? name : mendedWord(lexicon, name, isLast && at === words.length - 1);
    if (meant === undefined || (meant !== name && isNameWord(snapshot, word))) return true;
    const meaning =
      lexicon.phrases.get(meant)?.groups ?? new Map(groupsTitled(lexicon, [meant]).map((group) => [group, NAMED]));
    for (const [group, fit] of meaning) groups.set(group, Math.max(fit, groups.get(group) ?? 0));
    return meaning.size === 0;
  });
  read.unknown.push(...left);
}

const isNameWord = (snapshot: Snapshot, word: string) => textIndexOf(snapshot).wordAt.has(sameWord(word));

interface Unused {
  /** As typed, one word each. */
  words: readonly string[];
  /** Whether the last of them ends the line, and may go on. */
  isLast: boolean;
}

const rowsHere = (snapshot: Snapshot, rows: readonly number[]): Area => {
  const area = new Uint8Array(snapshot.size);
  for (const row of rows) area[row] = 1;
  return area;
};

/** The rows that a search with the filters of these spans lists, of all kinds of schools. */
const rowsPassing = (snapshot: Snapshot, parsed: ParsedQuery, spans: ParsedSpan[]): Area =>
  rowsHere(snapshot, selectRows(snapshot, withParameters(EMPTY, parametersOfQuery({ ...parsed, spans, order: null }))));

/** Narrows to these rows: what is asked for is at all the places and schools named. */
function narrow(read: ReadWords, area: Area): void {
  read.area = read.area ? read.area.map((here, row) => here & (area[row] as number)) : area;
}
