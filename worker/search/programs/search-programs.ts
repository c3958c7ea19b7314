/** One question for programs: the page in order, the total, and what goes with it. Pure: snapshots and a query in, an outcome out. */
import { PROGRAM_LEVELS, type ProgramLevel, type ProgramNarrowing, type ProgramsQuery } from '#schema/api/programs.ts';
import { STATE_CODES } from '#schema/domain/places/places.ts';
import {
  ACADEMIC_PROGRAMS,
  familiesStandingFor,
  fieldOfCip,
  programOfCip,
} from '#schema/domain/programs/academic-programs.ts';
import {
  type CheckLines,
  EARNINGS_RESULTS,
  type EarningsCheck,
  type EarningsResult,
  resultOf,
} from '#schema/domain/programs/earnings-check.ts';
import { ENDED, type FinderTrend } from '#schema/domain/programs/graduates-trend.ts';
import { OWN_PRICE_ORDER } from '#schema/domain/programs/program-finder.ts';
import { PROGRAM_BASES, type ProgramBasis } from '#schema/domain/record/dataset.ts';
import { AWARD_LEVELS, type AwardLevel, COUNTRIES } from '#schema/domain/record/enums.ts';
import { PAGE_SIZE } from '#schema/domain/site/limits.ts';
import {
  basisOfAward,
  checkLinesOf,
  checkOf,
  DISTANCE_ONLY,
  type EndedRow,
  graduatesOf,
  isSharedPay,
  levelBit,
  levelOfAward,
  moneyAt,
  type ProgramSnapshot,
  trendOfCell,
} from '#schema/search/program-snapshot.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { isListed } from '../listed-rows.ts';
import { smallest } from '../top-k.ts';
import { yourPriceColumn } from '../your-prices.ts';
import { type Area, type FoundArea, findArea, rowsInBoth } from './find-area.ts';
import { ALSO_FITS, NAMED } from './program-lexicon.ts';
import { type ReadWords, readWords } from './read-words.ts';
import { rowsOf } from './rows-of.ts';
import { standsApart } from './set-apart.ts';

/** Award levels that a level of the form stands for. */
export const AWARDS_OF_LEVEL: Record<ProgramLevel, readonly AwardLevel[]> = {
  bachelors: ['bachelor'],
  masters: ['master'],
  doctoral: ['doctorate'],
  certificate: ['certificate', 'postbaccalaureate'],
  associate: ['associate'],
};

export interface Award {
  level: AwardLevel;
  /** Null where nobody counts them. */
  graduates: number | null;
  distanceOnly: boolean;
  basis: ProgramBasis;
  /** Median pay four years on, in US dollars; null where none is published. */
  earningsFourYears: number | null;
  /** Null where it is not known. */
  check: EarningsCheck | null;
  checkLines: CheckLines | null;
  trend: FinderTrend | null;
  /** Of a program that has ended: its graduates of the first of the years counted. */
  graduatesBefore?: number;
}

/** A program at a university: the degrees of it that were asked for. */
export interface FoundProgram {
  universityId: number;
  cip: string;
  title: string;
  awards: Award[];
}

export interface ProgramOutcome {
  programs: FoundProgram[];
  total: number;
  page: number;
  limit: number;
  totalPages: number;
  /** How many universities the total is from. */
  universities: number;
  /** With words: what they were taken for, and the groups they name, by code. */
  read?: { read: ReadWords; named: { cip: string; title: string }[] };
  location?: FoundArea;
  /** Universities at the place asked for whose programs nobody publishes, by country. */
  withoutPrograms?: { US: number; CA: number };
  /** When nothing was found: the total without each part of the question, only where there is any, most first. */
  loosen?: { parameter: ProgramNarrowing; total: number }[];
}

/** Of two bases the one that says more. */
export const surer = (a: ProgramBasis, b: ProgramBasis): ProgramBasis =>
  PROGRAM_BASES.indexOf(a) <= PROGRAM_BASES.indexOf(b) ? a : b;

/** What a program must be to be listed. */
interface Criteria {
  /** Group to how well it fits; null is any group. */
  groups: ReadonlyMap<number, number> | null;
  /** Bits of AWARD_LEVELS. */
  levels: number;
  onlineOnly: boolean;
  /** Null is any result, or none. */
  results: ReadonlySet<EarningsResult> | null;
  /** Null is any trend, or none. */
  trends: ReadonlySet<FinderTrend> | null;
  /** What the visitor asked for. */
  area: Area | null;
  /** The same; where no degree is asked for, of schools that grant bachelor's degrees, as in every list. */
  within: Area | null;
}

/** What "programs that pay off" asks for. */
const PAYS_OFF: ReadonlySet<EarningsResult> = new Set([EARNINGS_RESULTS[0]]);

const ANY_LEVEL = (1 << AWARD_LEVELS.length) - 1;
const bitsOf = (levels: readonly AwardLevel[]) =>
  levels.reduce((bits, level) => bits | (1 << AWARD_LEVELS.indexOf(level)), 0);

/** The groups that a field, a program and a CIP code leave, with the group's fit; null is all of them. */
function chosenGroups({ cips }: ProgramSnapshot, query: ProgramsQuery): ReadonlyMap<number, number> | null {
  const { field, program, cip } = query;
  if (!field && !program && !cip) return null;
  const listed = program && ACADEMIC_PROGRAMS.find(({ key }) => key === program)?.cips;
  // Where only a family is known, it may be meant by the subject that it stands for.
  const families = familiesStandingFor([...(listed || []), ...(cip ? [cip] : [])]);
  const groups = new Map<number, number>();
  cips.forEach((code, group) => {
    if (field && fieldOfCip(code) !== field) return;
    const stands = families.includes(code);
    if (listed && !listed.includes(code) && !stands) return;
    // A whole family may be asked for ("11"), with all its groups.
    if (cip && code !== cip && !code.startsWith(`${cip}.`) && !stands) return;
    groups.set(group, !stands && (program || cip || programOfCip(code)) ? NAMED : ALSO_FITS);
  });
  return groups;
}

/** The groups in both, with the lesser fit; words that name no subject narrow nothing. */
function inBoth(a: Criteria['groups'], b: Criteria['groups']): Criteria['groups'] {
  if (!a || !b) return a ?? b;
  return new Map(
    [...a].flatMap(([group, fit]) => (b.has(group) ? [[group, Math.min(fit, b.get(group) as number)]] : [])),
  );
}

const bothAreas = (a: Area | null, b: Area | null): Area | null => (a && b ? rowsInBoth(a, b) : (a ?? b));

function stateArea({ state }: Snapshot, code: string): Area {
  const wanted = STATE_CODES.indexOf(code);
  return Uint8Array.from(state, (at) => (at === wanted ? 1 : 0));
}

interface Understood {
  read: ReadWords | undefined;
  location: FoundArea | undefined;
}

function criteriaOf(
  snapshot: Snapshot,
  programs: ProgramSnapshot,
  query: ProgramsQuery,
  { read, location }: Understood,
): Criteria {
  const asked = read?.levels.length ? read.levels : query.levels.flatMap((level) => AWARDS_OF_LEVEL[level]);
  let area = query.state ? stateArea(snapshot, query.state) : null;
  if (read) area = bothAreas(area, read.area);
  if (location) area = bothAreas(area, location.area ?? new Uint8Array(snapshot.size));
  const chosen = chosenGroups(programs, query);
  // Words of which none is understood find nothing; the answer says which they are.
  const lost =
    read &&
    !read.groups &&
    !read.area &&
    read.levels.length === 0 &&
    !read.onlineOnly &&
    !read.paysOff &&
    !read.trends.length;
  return {
    groups: lost ? new Map() : inBoth(chosen, read?.groups ?? null),
    levels: asked.length > 0 ? bitsOf(asked) : ANY_LEVEL,
    onlineOnly: query.onlineOnly || (read?.onlineOnly ?? false),
    results: resultsAsked(query, read),
    trends: trendsAsked(query, read),
    area,
    within: asked.length === 0 ? onlyListed(snapshot, area) : area,
  };
}

/** The results of the earnings check that are asked for; all four of them still leave out what is not known. */
function resultsAsked({ check }: ProgramsQuery, read: ReadWords | undefined): Criteria['results'] {
  if (check.length > 0) return new Set(check);
  return read?.paysOff ? PAYS_OFF : null;
}

/** The trends that are asked for; all of them still leave out what cannot be told. */
function trendsAsked({ trend }: ProgramsQuery, read: ReadWords | undefined): Criteria['trends'] {
  const asked = trend.length > 0 ? trend : (read?.trends ?? []);
  return asked.length > 0 ? new Set(asked) : null;
}

const listedRows = new WeakMap<Snapshot, Area>();

/** The schools that lists show; worked out once, and not to be written to. */
function listedIn(snapshot: Snapshot): Area {
  const known = listedRows.get(snapshot);
  if (known) return known;
  const listed = Uint8Array.from(snapshot.id, (_, row) => (isListed(snapshot, row) ? 1 : 0));
  listedRows.set(snapshot, listed);
  return listed;
}

/** An area without two-year colleges and the like; one that holds nothing else (a college that was named) stays whole. */
function onlyListed(snapshot: Snapshot, area: Area | null): Area {
  const listed = listedIn(snapshot);
  if (area === null) return listed;
  const both = listed.slice();
  for (let row = 0; row < both.length; row += 1) if (area[row] !== 1) both[row] = 0;
  return both.includes(1) ? both : area;
}

/** Values of a byte. */
const BYTES = 256;

/** For each value of a row's `award` and of its `check` whether it is of a degree that was asked for. */
function cellsAsked({ levels, onlineOnly, results, trends }: Criteria): { award: Uint8Array; check: Uint8Array } {
  const award = new Uint8Array(BYTES);
  const check = new Uint8Array(BYTES);
  for (let code = 0; code < BYTES; code += 1) {
    if ((levels & levelBit(code)) !== 0 && (!onlineOnly || (code & DISTANCE_ONLY) !== 0)) award[code] = 1;
    const [known, trend] = [results && checkOf(code), trends && trendOfCell(code)];
    const fits =
      (results === null || (known && results.has(resultOf(known)))) &&
      (trends === null || (trend && trends.has(trend)));
    if (fits) check[code] = 1;
  }
  return { award, check };
}

/** Says whether a row is of a degree that was asked for. */
function meeting(programs: ProgramSnapshot, criteria: Criteria): (row: number) => boolean {
  const asked = cellsAsked(criteria);
  return (row) => asked.award[programs.award[row] as number] === 1 && asked.check[programs.check[row] as number] === 1;
}

type Visit = (group: number, fit: number, university: number, from: number, to: number) => void;

/** Calls back with each program that meets the criteria: its group and university, and its rows from, to. */
function eachProgram(programs: ProgramSnapshot, rows: Int32Array, criteria: Criteria, visit: Visit): void {
  const { cips, cipRows, university, award, check } = programs;
  const { groups, within } = criteria;
  const asked = cellsAsked(criteria);
  const open = new Uint8Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const place = rows[at] as number;
    if (place >= 0 && (!within || within[place] === 1)) open[at] = 1;
  }
  const visitGroup = (group: number, fit: number) => {
    const start = cipRows[group] as number;
    const end = cipRows[group + 1] as number;
    for (let row = start; row < end; row += 1) {
      const at = university[row] as number;
      if (open[at] === 0 || asked.award[award[row] as number] === 0 || asked.check[check[row] as number] === 0)
        continue;
      let from = row;
      while (from > start && university[from - 1] === at) from -= 1;
      let to = row + 1;
      while (to < end && university[to] === at) to += 1;
      visit(group, fit, at, from, to);
      row = to - 1;
    }
  };
  if (groups) for (const [group, fit] of groups) visitGroup(group, fit);
  else
    cips.forEach((_, group) => {
      visitGroup(group, ALSO_FITS);
    });
}

/** A program that has ended: its degrees at one university. */
interface EndedProgram {
  group: number;
  fit: number;
  university: number;
  awards: EndedRow[];
}

/** The programs that have ended and meet the criteria; none unless they are asked for. Of their pay and their way of study nothing is known. */
function endedProgramsOf({ ended }: ProgramSnapshot, rows: Int32Array, criteria: Criteria): EndedProgram[] {
  const { groups, within, levels, onlineOnly, results, trends } = criteria;
  if (!trends?.has(ENDED) || onlineOnly || results !== null) return [];
  const found: EndedProgram[] = [];
  for (const award of ended) {
    const { group, university } = award;
    const fit = groups ? groups.get(group) : ALSO_FITS;
    const place = rows[university] as number;
    if (fit === undefined || place < 0 || (within && within[place] !== 1)) continue;
    if ((levels & (1 << AWARD_LEVELS.indexOf(award.level))) === 0) continue;
    const before = found.at(-1);
    if (before?.group === group && before.university === university) before.awards.push(award);
    else found.push({ group, fit, university, awards: [award] });
  }
  return found;
}

function countPrograms(programs: ProgramSnapshot, rows: Int32Array, criteria: Criteria): number {
  let total = endedProgramsOf(programs, rows, criteria).length;
  eachProgram(programs, rows, criteria, () => {
    total += 1;
  });
  return total;
}

/** Sizes of the parts of an order's key; together they stay below the 53 bits of a number. */
const GROUP_SIZE = 2 ** 10;
const ROW_SIZE = 2 ** 16;
const SIZE_SIZE = 2 ** 19;
const LEVELS_SIZE = 2 ** 3;
const PRICE_SIZE = 2 ** 20;
const APART_SIZE = 2;

/** Half of the sizes is for programs with counted graduates, an eighth for each of the other kinds. */
const COUNTED_FROM = SIZE_SIZE / 2;
const LISTED_FROM = COUNTED_FROM / 2;
const NOBODY_FINISHED = LISTED_FROM - 1;

/**
 * A program's size for the order: its graduates where they are counted; then programs that were read on a list, by the
 * students of the school; then those that nobody finished; then those that rest on knowledge alone, by students.
 */
function sizeOf(graduates: number | null, basis: ProgramBasis, students: number): number {
  if (graduates !== null && graduates > 0) return COUNTED_FROM + Math.min(graduates, COUNTED_FROM - 1);
  if (basis === 'listed') return LISTED_FROM + Math.min(Math.max(0, students), LISTED_FROM - 1);
  return basis === 'completions' ? NOBODY_FINISHED : Math.min(Math.max(0, students), NOBODY_FINISHED - 1);
}

/** A program's place in an order, as a number that sorts upwards and gives back its row and group. */
function keyOf(
  sortBy: NonNullable<ProgramsQuery['sortBy']>,
  program: { group: number; fit: number; row: number; size: number; awards: number; apart: boolean; pay: number },
  prices: Int32Array,
): number {
  const { group, row } = program;
  const fewer = SIZE_SIZE - 1 - program.size;
  const tie = row * GROUP_SIZE + group;
  if (sortBy === 'name') return tie;
  // Whole US dollars; a school without a price comes last.
  if (sortBy === OWN_PRICE_ORDER) {
    const price = prices[row] as number;
    return (price === NO_NUMBER ? PRICE_SIZE - 1 : Math.min(price, PRICE_SIZE - 2)) * ROW_SIZE * GROUP_SIZE + tie;
  }
  if (sortBy === 'graduates') return fewer * ROW_SIZE * GROUP_SIZE + tie;
  // Highest pay first; nobody is paid more than the sizes go to, and what is not published comes last.
  if (sortBy === 'earnings') return (SIZE_SIZE - 1 - program.pay) * ROW_SIZE * GROUP_SIZE + tie;
  const worse = (NAMED - program.fit) * APART_SIZE + (program.apart ? 1 : 0);
  const fewerAwards = LEVELS_SIZE - 1 - program.awards;
  return ((worse * LEVELS_SIZE + fewerAwards) * SIZE_SIZE + fewer) * ROW_SIZE * GROUP_SIZE + tie;
}

/**
 * Answers a question for programs. By relevance: what is named before what also fits, at a place what is taught there
 * before what stands apart, then schools that award more of the degrees asked for, then the larger; ties by the university's name. A page past the end is empty with the right
 * total.
 */
export function searchPrograms(snapshot: Snapshot, programs: ProgramSnapshot, query: ProgramsQuery): ProgramOutcome {
  const understood: Understood = {
    read: query.q === undefined ? undefined : readWords(snapshot, programs, query.q),
    location: query.location === undefined ? undefined : findArea(snapshot, query.location),
  };
  const rows = rowsOf(snapshot, programs);
  const criteria = criteriaOf(snapshot, programs, query, understood);
  const { levels, onlineOnly } = criteria;
  const meets = meeting(programs, criteria);

  const sortBy = query.sortBy ?? 'relevance';
  const prices = yourPriceColumn(snapshot, query);
  // Where no degrees are asked for, or one, having many of them makes no program a better answer.
  const several = levels !== ANY_LEVEL && (levels & (levels - 1)) !== 0;
  const inPlace = sortBy === 'relevance' && criteria.area !== null && !onlineOnly;
  const keys: number[] = [];
  const seen = new Uint8Array(programs.ids.length);
  let universities = 0;
  eachProgram(programs, rows, criteria, (group, fit, university, from, to) => {
    let graduates: number | null = null;
    let basis: ProgramBasis = 'knowledge';
    let awards = 0;
    let pay = 0;
    for (let row = from; row < to; row += 1) {
      if (!meets(row)) continue;
      const code = programs.award[row] as number;
      const awarded = graduatesOf(programs.graduates[row] as number);
      basis = surer(basis, basisOfAward(code));
      // What nobody finishes any more is no way to the pay of those who did.
      if (awarded !== 0 && !isSharedPay(programs.check[row] as number))
        pay = Math.max(pay, programs.pay[row] as number);
      if (awarded !== null) graduates = (graduates ?? 0) + awarded;
      if (several && (awarded ?? (basisOfAward(code) === 'listed' ? 1 : 0)) > 0) awards += 1;
    }
    if (seen[university] === 0) {
      seen[university] = 1;
      universities += 1;
    }
    const row = rows[university] as number;
    const size = sizeOf(graduates, basis, snapshot.studentPopulation[row] as number);
    const apart = inPlace && standsApart(snapshot, programs, { group, row, from, to, meets });
    keys.push(keyOf(sortBy, { group, fit, row, size, awards, apart, pay }, prices));
  });
  // Nobody finishes them: after those that people finish, the ones that had more graduates first.
  const ended = endedProgramsOf(programs, rows, criteria);
  for (const { group, fit, university, awards } of ended) {
    if (seen[university] === 0) {
      seen[university] = 1;
      universities += 1;
    }
    const before = awards.reduce((sum, award) => sum + award.before, 0);
    const size = Math.min(before, NOBODY_FINISHED - 1);
    keys.push(
      keyOf(sortBy, { group, fit, row: rows[university] as number, size, awards: 0, apart: false, pay: 0 }, prices),
    );
  }
  const page = query.page ?? 1;
  const limit = query.limit ?? PAGE_SIZE;
  const onPage = smallest(Float64Array.from(keys), page * limit).subarray((page - 1) * limit);

  const outcome: ProgramOutcome = {
    programs: Array.from(onPage, (key) => {
      const group = key % GROUP_SIZE;
      const row = Math.floor(key / GROUP_SIZE) % ROW_SIZE;
      const id = snapshot.id[row] as number;
      const over = ended.find((one) => one.group === group && rows[one.university] === row);
      return over ? endedProgram(programs, over, id) : foundProgram(programs, group, id, meets);
    }),
    total: keys.length,
    page,
    limit,
    totalPages: Math.ceil(keys.length / limit),
    universities,
  };
  const { read, location } = understood;
  if (read) {
    const named = [...(read.groups ?? [])].filter(([, fit]) => fit === NAMED).map(([group]) => group);
    outcome.read = {
      read,
      named: named
        .sort((a, b) => a - b)
        .map((group) => ({ cip: programs.cips[group] as string, title: programs.titles[group] as string })),
    };
  }
  if (location) outcome.location = location;
  if (criteria.area) outcome.withoutPrograms = countWithout(snapshot, rows, criteria.area);
  if (keys.length === 0) {
    outcome.loosen = loosened(query).flatMap(({ parameter, without }) => {
      const part = {
        read: without.q === undefined ? undefined : read,
        location: without.location === undefined ? undefined : location,
      };
      const total = countPrograms(programs, rows, criteriaOf(snapshot, programs, without, part));
      return total > 0 ? [{ parameter, total }] : [];
    });
    outcome.loosen.sort((a, b) => b.total - a.total);
  }
  return outcome;
}

/** A subject that has ended at a university is taught there for no degree, so that its program has nothing but what has ended. */
function endedProgram({ cips, titles }: ProgramSnapshot, { group, awards }: EndedProgram, id: number): FoundProgram {
  return {
    universityId: id,
    cip: cips[group] as string,
    title: titles[group] as string,
    awards: awards.map(({ level, before }) => ({
      level,
      graduates: 0,
      distanceOnly: false,
      basis: 'completions',
      earningsFourYears: null,
      check: null,
      checkLines: null,
      trend: ENDED,
      graduatesBefore: before,
    })),
  };
}

/** The program of a group at a university with those of its awards that meet the question. */
function foundProgram(
  programs: ProgramSnapshot,
  group: number,
  universityId: number,
  meets: (row: number) => boolean,
): FoundProgram {
  const { cips, titles, cipRows, university, award, graduates, check, ids } = programs;
  const awards: Award[] = [];
  // Within a group the rows are in the order of universities, and those in the order of ids.
  let low = cipRows[group] as number;
  let high = cipRows[group + 1] as number;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[university[middle] as number] as number) < universityId) low = middle + 1;
    else high = middle;
  }
  for (
    let row = low;
    row < (cipRows[group + 1] as number) && ids[university[row] as number] === universityId;
    row += 1
  ) {
    if (!meets(row)) continue;
    const code = award[row] as number;
    awards.push({
      level: levelOfAward(code),
      graduates: graduatesOf(graduates[row] as number),
      distanceOnly: (code & DISTANCE_ONLY) !== 0,
      basis: basisOfAward(code),
      earningsFourYears: moneyAt(programs, 'pay', row),
      check: checkOf(check[row] as number),
      checkLines: checkLinesOf(programs, group, row),
      trend: trendOfCell(check[row] as number),
    });
  }
  return { universityId, cip: cips[group] as string, title: titles[group] as string, awards };
}

function countWithout(snapshot: Snapshot, rows: Int32Array, area: Area): { US: number; CA: number } {
  const left = area.slice();
  for (const row of rows) if (row >= 0) left[row] = 0;
  const without = { US: 0, CA: 0 };
  left.forEach((here, row) => {
    const country = COUNTRIES[snapshot.country[row] as number];
    if (here === 1 && country) without[country] += 1;
  });
  return without;
}

/** The question without each of its parts that are there. */
function loosened(query: ProgramsQuery): { parameter: ProgramNarrowing; without: ProgramsQuery }[] {
  const parts: [ProgramNarrowing, boolean, Partial<ProgramsQuery>][] = [
    ['q', query.q !== undefined, { q: undefined }],
    ['field', query.field !== undefined, { field: undefined, program: undefined }],
    ['program', query.program !== undefined, { program: undefined }],
    ['cip', query.cip !== undefined, { cip: undefined }],
    ['location', query.location !== undefined, { location: undefined }],
    ['state', query.state !== undefined, { state: undefined }],
    ['levels', query.levels.length > 0 && query.levels.length < PROGRAM_LEVELS.length, { levels: [] }],
    ['check', query.check.length > 0, { check: [] }],
    ['trend', query.trend.length > 0, { trend: [] }],
    ['onlineOnly', query.onlineOnly, { onlineOnly: false }],
  ];
  return parts.flatMap(([parameter, there, change]) =>
    there ? [{ parameter, without: { ...query, ...change } }] : [],
  );
}
