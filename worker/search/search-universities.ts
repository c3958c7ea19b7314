/**
 * Searches a snapshot: the page's ids in order, the total, and what goes with it. Pure: a snapshot and a query in, an
 * outcome out.
 */
import {
  type ExportQuery,
  type Facets,
  type GoneUniversity,
  type OutsideUniversity,
  type PointsQuery,
  type SearchQuery,
  type SearchResponse,
  type SortKey,
  searchQuery,
} from '#schema/api/search.ts';
import { isSubjectOrder } from '#schema/domain/programs/subject-order-keys.ts';
import { degreeOfFigures } from '#schema/domain/programs/subject-orders.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import type { Why } from '#schema/domain/search/reading-codes.ts';
import { filterOfParameterName, NUMBER_COLUMNS, type NumberColumn } from '#schema/domain/search/search-filters.ts';
import { PAGE_SIZE } from '#schema/domain/site/limits.ts';
import { deadlineOf } from '#schema/search/deadline-columns.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { bandColumn, hasAnyCode, NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import type { AskedQuestion } from './answers/asked-question.ts';
import type { SchoolQuestion } from './answers/school-question.ts';
import { isSpanish } from './answers/spoken-language.ts';
import { changeList, type ListChange } from './answers/talk-on.ts';
import {
  asksDeadlines,
  countFacets,
  countLoosened,
  countOtherKinds,
  countUnknownDeadlines,
  type OnlineNear,
  onlineNear,
  type UnknownDeadlines,
} from './count-facets.ts';
import {
  codesOf,
  countPassing,
  type Filtered,
  type Findings,
  filterUniversities,
  type Narrowing,
} from './filter-universities.ts';
import { type Found, findByText } from './find-by-text.ts';
import { type FoundPlace, findTown, nameOfPosition, type TownSearch } from './find-town.ts';
import { findUnlisted, isUnlisted } from './find-unlisted.ts';
import { countBlanks, type ListOrder, orderedRows, rowsByDistance } from './order-universities.ts';
import { aroundPostalCode } from './postal-codes.ts';
import type { ClassifiedQuery } from './query/classified-query.ts';
import { classifyQuery } from './query/classify-query.ts';
import type { Parameters, SpanKind } from './query/entries.ts';
import { explainParse, type ParseExplanation, reasonsOf } from './query/explain-parse.ts';
import { NEAR_MILES } from './query/grammar.ts';
import { unlikenessTo } from './query/likeness.ts';
import { withOwnPrice } from './query/own-price.ts';
import { isOfSubject } from './query/parse-query.ts';
import type { ParsedQuery, ParsedSpan } from './query/parsed-query.ts';
import { queryFromParameters } from './query/query-from-parameters.ts';
import {
  type Asked,
  askedBy,
  completed,
  countryOf,
  LIKE_MAX,
  pricedBy,
  pricedOrder,
  pricedParameters,
  quarteredBy,
  quarteredParameters,
  ranked,
  taughtWell,
} from './query/rank-query.ts';
import type { Evidence } from './query/subject-evidence.ts';
import { figuresAt, figuresOfSubject, type SubjectFigures, subjectColumn } from './subject-figures.ts';
import { milesToCampus } from './taught-online.ts';
import { taughtDegrees } from './taught-subjects.ts';
import { leastOf } from './top-k.ts';
import { situationIn, yourPrices } from './your-prices.ts';

export interface SearchOutcome {
  /** The page, in order. */
  ids: number[];
  total: number;
  page: number;
  limit: number;
  totalPages: number;
  /** How many of the total have no value for the order asked for. */
  withoutValue: number;
  facets?: Facets;
  /** The text that was searched in place of the visitor's. */
  suggestion?: string;
  /** What `near` or `nearPlace` was taken for; null when no such place is known. */
  place?: FoundPlace | null;
  otherPlaces?: string[];
  /** Miles of each id of the page from the place, with one decimal; null where its position is not known. */
  miles?: Map<number, number | null>;
  /** When nothing was found: the total without each filter in force, only where there is any, most first. */
  loosen?: { parameter: Narrowing; total: number }[];
  /** Of kinds that lists leave out, when none was asked for. */
  otherKinds?: Partial<Record<UniversityKind, number>>;
  /** Of a list around a place: the schools with an address there that teach online only. */
  onlineNear?: OnlineNear;
  /** The text is in Spanish and is more than the name of a school. */
  inSpanish?: true;
  /** Of a list of deadlines ahead: who is not in it for want of a date. */
  deadlines?: UnknownDeadlines;
  /** The text changed the list that the lines before it describe. */
  change?: NonNullable<SearchResponse['change']>;
  /** What the text asks that is answered in a sentence. */
  asked?: AskedOfSite;
  /** How the text was understood; why each id of the page answers. */
  reading?: ParseExplanation;
  why?: Map<number, Why[]>;
  /** The figures of the subject that is asked for, of each id of the page that has some. */
  subjects?: Map<number, SubjectFigures>;
  /** What the text is exactly the name of, beside the list. */
  gone?: GoneUniversity[];
  outside?: OutsideUniversity[];
}

/** A question with the ids of the schools that it is about. */
export interface AskedOfSite extends Omit<AskedQuestion, 'schools' | 'check'> {
  schools?: Omit<SchoolQuestion, 'rows'> & { ids: number[] };
  /** Whether a school is, or has, what the list is of. */
  check?: { id: number; holds: boolean };
}

interface Selection {
  rows: number[];
  /** How many of the rows have no value for the order. */
  blanks: number;
  filtered: Filtered;
  suggestion: string | undefined;
  around: TownSearch | undefined;
  miles: Float64Array | undefined;
  /** What the text was taken for, and how it was read. */
  understood?: ClassifiedQuery;
  reading?: Read;
}

/** A wish as it was asked. */
export interface Read {
  wish: ParsedQuery;
  parameters: Parameters;
  /** The question that was answered. */
  query: ExportQuery;
  /** Rows that lead because the text names them. */
  lead: readonly number[];
  evidence?: Evidence[];
}

/** Where a search is around; undefined when it is around nothing. */
function placeOf(snapshot: Snapshot, { near, nearPlace }: ExportQuery): TownSearch | undefined {
  if (near) {
    const [latitude, longitude] = near;
    return { place: nameOfPosition(snapshot, { latitude, longitude }), otherPlaces: [] };
  }
  return nearPlace === undefined ? undefined : findTown(snapshot, nearPlace);
}

/**
 * Programs are needed for questions about subjects only; without them, no subject narrows anything. `wanted`: how many of
 * the rows have to be in their order, all of them without it.
 */
function select(
  snapshot: Snapshot,
  asked: ExportQuery,
  programs: ProgramSnapshot | undefined,
  wanted?: number,
): Selection {
  const postal = aroundPostalCode(asked);
  const { search } = postal;
  const understood = search === undefined || postal.like ? undefined : classifyQuery(snapshot, search);
  if (understood?.mode === 'wish') return selectWish(snapshot, postal, programs, understood, wanted);
  const bySaid = asked.sortBy === undefined || asked.sortBy === 'relevance';
  const said = search === undefined && bySaid ? queryFromParameters(snapshot, asked) : null;
  if (said) return selectSaid(snapshot, asked, programs, said, wanted);
  // In whatever order, schools like another are those nearest in kind.
  const like = asked.like === undefined || search !== undefined ? null : queryFromParameters(snapshot, asked);
  if (like) return decided(snapshot, like, selectPlain(snapshot, asked, programs, undefined));
  const found =
    search === undefined || (understood?.mode === 'nothing' && !isUnlisted(snapshot, search))
      ? search === undefined
        ? undefined
        : NOTHING_FOUND
      : understood?.mode === 'names'
        ? understood.found
        : findByText(snapshot, search, { typing: false });
  const selection = selectPlain(snapshot, postal, programs, found);
  return understood?.mode === 'names' || understood?.mode === 'nothing' ? { ...selection, understood } : selection;
}

/** The same as `selectWish` for a wish that was written as parameters: for a subject, or for schools like another. */
function selectSaid(
  snapshot: Snapshot,
  query: ExportQuery,
  programs: ProgramSnapshot | undefined,
  wish: ParsedQuery,
  wanted: number | undefined,
): Selection {
  const selection = decided(snapshot, wish, selectPlain(snapshot, query, programs, undefined, { ordered: false }));
  const { rows, evidence } = ranked(snapshot, programs, { query, wish, lead: [] }, selection.rows, wanted);
  return { ...selection, rows, reading: { wish, parameters: {}, query, lead: [], evidence } };
}

/** Schools with fewer have no figure that a superlative can be decided by. */
const SUPERLATIVE_UNDERGRADUATES = 200;
/** Of a subject that so many teach well, the others are left out. */
const SUPERLATIVE_TAUGHT = 5;

const NOTHING_FOUND: Found = { rows: [], forms: [], named: new Set(), whole: false, slips: 0, relaxed: false };

/** A search that is a wish: what it says as parameters, cheap among what they leave, and in the order of what speaks for each. */
function selectWish(
  snapshot: Snapshot,
  asked: ExportQuery,
  programs: ProgramSnapshot | undefined,
  understood: ClassifiedQuery & { mode: 'wish' },
  wanted: number | undefined,
): Selection {
  const wish = withOwnPrice(completed(snapshot, programs, understood.wish), asked, understood.lead.length > 0);
  const first = askedBy(asked, wish);
  const { priced, query, parameters } = withPrices(snapshot, programs, asked, first);
  const selection = decided(
    snapshot,
    priced,
    selectPlain(snapshot, query, programs, undefined, { named: new Set(understood.lead), ordered: false }),
    taughtWell(snapshot, programs, query, priced),
  );
  const leading = understood.lead.filter(
    (row) => understood.sure.includes(row) || selection.filtered.failures.passes(row),
  );
  if (selection.rows.length === 0 && leading.length === 0) {
    const wider = aroundItsTown(wish) ?? fartherAround(wish, asked.search ?? '');
    if (wider)
      return selectWish(
        snapshot,
        asked,
        programs,
        { ...understood, wish: { ...understood.wish, spans: wider } },
        wanted,
      );
    const line = asked.search ?? '';
    const told = asCanadaTells(understood.wish, line) ?? asIsKnownThere(snapshot, programs, asked, wish, line);
    if (told) return selectWish(snapshot, asked, programs, { ...understood, wish: told }, wanted);
  }
  const reading = { wish: priced, parameters, lead: understood.lead, query };
  if (query.sortBy !== undefined && query.sortBy !== 'relevance') {
    return { ...selection, understood, reading };
  }
  const apart = leading.filter((row) => !selection.rows.includes(row));
  const all = apart.length > 0 ? [...apart, ...selection.rows] : selection.rows;
  const { rows, evidence } = ranked(
    snapshot,
    programs,
    { query, wish: priced, lead: leading },
    all,
    wanted,
    selection.miles,
  );
  return { ...selection, rows, blanks: 0, understood, reading: { ...reading, evidence } };
}

/** Filters of which a school may have several values, and people name each that they want. */
const TOGETHER = ['designation', 'group', 'offers', 'sport'] as const;

/** The values of a filter that are asked for one by one: "historically black women's college" is both. */
function together(spans: readonly ParsedSpan[], filter: (typeof TOGETHER)[number]): string[][] {
  const own = spans.filter(({ parameters, negated }) => !negated && parameters[filter] !== undefined);
  return own.some(({ orElse }) => orElse) ? [] : own.map(({ parameters }) => parameters[filter] as string[]);
}

/**
 * Who a wish leaves out besides its parameters: of a superlative, which is decided by a figure, those without one and
 * the smallest; of "like X" all but the nearest in kind.
 */
function decided(
  snapshot: Snapshot,
  { order, like, spans }: ParsedQuery,
  selection: Selection,
  taught?: (row: number) => boolean,
): Selection {
  let { rows, blanks } = selection;
  for (const filter of TOGETHER) {
    const codes = together(spans, filter);
    if (codes.length < 2) continue;
    const tests = codes.map((code) => hasAnyCode(snapshot, filter, codesOf(filter, code)));
    rows = rows.filter((row) => tests.every((holds) => holds(row)));
  }
  if (like) {
    const unlikeness = unlikenessTo(snapshot, like.row);
    // In the order of rows, so that ties break alike however the list is ordered.
    const near = new Set(
      leastOf(
        rows.toSorted((a, b) => a - b),
        unlikeness,
        LIKE_MAX,
      ),
    );
    rows = rows.filter((row) => near.has(row));
  }
  const column = order?.sortBy ?? 'name';
  if (isFigure(column)) {
    const undergraduates = snapshot.undergraduates;
    rows = rows.filter(
      (row) => snapshot[column][row] !== NO_NUMBER && (undergraduates[row] as number) >= SUPERLATIVE_UNDERGRADUATES,
    );
    // Anyone who teaches a subject to a few is not the cheapest for it.
    const well = taught ? rows.filter(taught) : rows;
    if (well.length >= SUPERLATIVE_TAUGHT) rows = well;
    blanks = 0;
  }
  return { ...selection, rows, blanks };
}

const isFigure = (order: SortKey): order is NumberColumn => (NUMBER_COLUMNS as readonly SortKey[]).includes(order);

/** The spans with the one town they name taken for all that is near it; null where there is none. */
function aroundItsTown({ spans }: ParsedQuery): ParsedSpan[] | null {
  const towns = spans.filter(({ kind, place, negated }) => kind === 'place' && place?.town === true && !negated);
  const [town] = towns;
  if (!town || towns.length > 1) return null;
  const { city, state } = town.parameters as { city: string; state: string[] };
  const { place: _, ...rest } = town;
  const near: ParsedSpan = {
    ...rest,
    kind: 'distance',
    says: { code: 'within', miles: NEAR_MILES, of: town.says },
    parameters: { nearPlace: `${city}, ${state[0]}`, radiusMiles: NEAR_MILES },
    ofTown: true,
  };
  return spans.map((span) => (span === town ? near : span));
}

/** How far "near" goes where nobody is nearer, in miles. */
const FARTHEST_NEAR = 4 * NEAR_MILES;

/** "Near Montréal in the US", where nobody is within what "near" goes for: twice as far. Null where the line says how far. */
function fartherAround({ spans }: ParsedQuery, line: string): ParsedSpan[] | null {
  const near = spans.find(({ kind, parameters }) => kind === 'distance' && parameters.radiusMiles !== undefined);
  const radius = near?.parameters.radiusMiles as number | undefined;
  if (!near || radius === undefined || radius < NEAR_MILES || radius >= FARTHEST_NEAR) return null;
  if (near.negated || near.ofTown || /\d/.test(line.slice(near.from, near.to))) return null;
  const farther: ParsedSpan = {
    ...near,
    says: near.says.code === 'within' ? { ...near.says, miles: 2 * radius } : near.says,
    parameters: { ...near.parameters, radiusMiles: 2 * radius },
  };
  return spans.map((span) => (span === near ? farther : span));
}

/**
 * What Canada's data do not tell apart, left out: they hold few graduate programs, neither pay nor graduates of a program, and nobody
 * classes its universities as Carnegie does. An MBA in Toronto is answered with who teaches business there, and the unused words are reported.
 * Null where nothing of the kind is asked for.
 */
function asCanadaTells(wish: ParsedQuery, line: string): ParsedQuery | null {
  if (countryOf(wish) !== 'CA') return null;
  const isTold = (span: ParsedSpan) =>
    !isOfSubject(span) &&
    (span.negated || !(span.kind === 'degree' || (span.kind === 'kind' && 'carnegie' in span.parameters)));
  const leftOut = wish.spans.filter((span) => !isTold(span));
  const hasDegree = ({ kind, negated, degree }: ParsedSpan) => kind === 'subject' && !negated && degree !== undefined;
  if (leftOut.length === 0 && !wish.spans.some(hasDegree)) return null;
  const spans = wish.spans.filter(isTold).map((span): ParsedSpan => {
    const { degree: _, ...rest } = span;
    return hasDegree(span) ? rest : span;
  });
  return spans.length === 0 ? null : leavingOut(wish, spans, leftOut, line);
}

/** A wish of these spans alone; the words of the others are named as not used, as they were typed. */
const leavingOut = (
  wish: ParsedQuery,
  spans: ParsedSpan[],
  leftOut: readonly ParsedSpan[],
  line: string,
): ParsedQuery => ({
  ...wish,
  spans,
  unused: [...wish.unused, ...leftOut.map(({ from, to }) => ({ from, to, text: line.slice(from, to) }))].sort(
    (a, b) => a.from - b.from,
  ),
});

/** A share of the schools that is as good as none. */
const FEW = 0.1;
/** What says where and which schools, whatever is known of them. */
const SAYS_WHICH: ReadonlySet<SpanKind> = new Set<SpanKind>(['place', 'distance', 'kind', 'language', 'type', 'group']);

/**
 * Without what nobody tells of any school that is asked about in Canada: housing in Montréal, programs of cégeps, rates of
 * admission. None of them would answer, which is no answer. Null where nothing of the kind is asked for.
 */
function asIsKnownThere(
  snapshot: Snapshot,
  programs: ProgramSnapshot | undefined,
  asked: ExportQuery,
  wish: ParsedQuery,
  line: string,
): ParsedQuery | null {
  if (countryOf(wish) !== 'CA') return null;
  const which = wish.spans.filter(({ kind, negated }) => SAYS_WHICH.has(kind) || negated);
  if (which.length === 0 || which.length === wish.spans.length) return null;
  const { query } = askedBy(asked, { ...wish, spans: which, order: null });
  const { rows } = selectPlain(snapshot, query, programs, undefined, { ordered: false });
  if (rows.length === 0) return null;
  const passing = (span: ParsedSpan) =>
    selectPlain(
      snapshot,
      askedBy(asked, { ...wish, spans: [...which, span], order: null }).query,
      programs,
      undefined,
      {
        ordered: false,
      },
    ).rows.length;
  const isUntold = (span: ParsedSpan) => {
    const names = Object.keys(span.parameters);
    const figures = names.flatMap((name) => {
      const column = name === 'admits' ? 'acceptanceRate' : filterOfParameterName(name);
      return isFigure(column as SortKey) ? [column as NumberColumn] : [];
    });
    if (figures.length > 0)
      return figures.every((column) => rows.every((row) => snapshot[column][row] === NO_NUMBER)) && passing(span) === 0;
    if (names.includes('offers')) return passing(span) === 0;
    return (
      span.kind === 'subject' &&
      programs !== undefined &&
      rows.filter((row) => programs.ids.includes(snapshot.id[row] as number)).length <= rows.length * FEW &&
      passing(span) === 0
    );
  };
  const leftOut = wish.spans.filter((span) => !which.includes(span) && isUntold(span));
  if (leftOut.length === 0) return null;
  return leavingOut(
    wish,
    wish.spans.filter((span) => !leftOut.includes(span)),
    leftOut,
    line,
  );
}

/** The wish with the figures of its vague prices, which depend on all else that is asked. */
function withPrices(
  snapshot: Snapshot,
  programs: ProgramSnapshot | undefined,
  asked: ExportQuery,
  { query, parameters, wish }: Asked<ExportQuery>,
): { priced: ParsedQuery; query: ExportQuery; parameters: Parameters } {
  const inCanada = countryOf(wish) === 'CA';
  const isQuartered = (span: ParsedSpan) => quarteredBy(span, inCanada) !== undefined;
  const isPriced = ({ vague }: ParsedSpan) => vague === 'cheap' || vague === 'expensive';
  const byPrice = wish.order?.sortBy === 'netPrice';
  if (!byPrice && !wish.spans.some((span) => isPriced(span) || isQuartered(span)))
    return { priced: wish, query, parameters };
  const open = wish.spans.map((span) => (isQuartered(span) ? { ...span, parameters: {} } : span));
  const asking = askedBy(asked, { ...wish, spans: open }).query;
  // Whichever part of the map one looks at, cheap is what is cheap in all of the search.
  const { rows } = selectPlain(snapshot, { ...asking, box: undefined }, programs, undefined, { ordered: false });
  const taught = taughtWell(snapshot, programs, asking, wish);
  const spans = wish.spans.map((span): ParsedSpan => {
    const figures = isPriced(span)
      ? pricedParameters(snapshot, asking, span.vague, rows, taught, pricedBy(wish, span))
      : quarteredParameters(snapshot, span, rows, quarteredBy(span, inCanada));
    return figures ? { ...span, parameters: figures } : span;
  });
  const priced = pricedOrder(snapshot, { ...wish, spans }, rows);
  return { priced, ...askedBy(asked, priced) };
}

const taughtIn = (snapshot: Snapshot, subjects: readonly string[], programs: ProgramSnapshot | undefined) =>
  programs && subjects.length > 0 ? taughtDegrees(snapshot, programs, subjects) : undefined;

const unwantedSubjects = ({ not }: ExportQuery): string[] =>
  (not ?? []).flatMap((pair) => (pair.startsWith('subject:') ? [pair.slice('subject:'.length)] : []));

/** Counts what questions leave, several that are nearly the same: the chips of one line, each without another. */
function counterOf(snapshot: Snapshot, programs: ProgramSnapshot | undefined): (query: ExportQuery) => number {
  return (query) => {
    const around = placeOf(snapshot, query);
    if (around && !around.place) return 0;
    const found: Findings = {
      get miles() {
        return around?.place ? milesToCampus(snapshot, around.place, query) : undefined;
      },
      taught: taughtIn(snapshot, query.subject, programs),
      excluded: taughtIn(snapshot, unwantedSubjects(query), programs),
      ofSubject: subjectIn(snapshot, query, programs),
    };
    return countPassing(snapshot, query, found);
  };
}

function selectPlain(
  snapshot: Snapshot,
  query: ExportQuery,
  programs: ProgramSnapshot | undefined,
  found: Found | undefined,
  { named, ordered = true }: { named?: ReadonlySet<number>; ordered?: boolean } = {},
): Selection {
  const around = placeOf(snapshot, query);
  const miles = around?.place ? milesToCampus(snapshot, around.place, query) : undefined;
  const taught = taughtIn(snapshot, query.subject, programs);
  const excluded = taughtIn(snapshot, unwantedSubjects(query), programs);
  const ofSubject = subjectIn(snapshot, query, programs);
  const filtered = filterUniversities(snapshot, query, {
    rows: found?.rows,
    named: found?.named ?? named,
    miles,
    taught,
    excluded,
    ofSubject,
  });
  const passes = (row: number) => filtered.failures.passes(row);
  const selection = { filtered, suggestion: found?.suggestion, around, miles };
  // Around a place that is not known there is nothing to list.
  if (around && !around.place) return { ...selection, rows: [], blanks: 0 };
  const direction = query.sortOrder ?? 'asc';
  const sortBy = query.sortBy ?? (found ? 'relevance' : miles ? 'distance' : 'name');
  if (sortBy === 'relevance' && found) return { ...selection, rows: found.rows.filter(passes), blanks: 0 };
  // A caller that ranks them by evidence needs no names first.
  if (!ordered && (sortBy === 'name' || sortBy === 'relevance') && query.sortBy !== 'name')
    return { ...selection, rows: [...filtered.failures.rowsPassing()], blanks: 0 };
  if (sortBy === 'distance' && miles) {
    const rows = rowsByDistance(snapshot, miles, direction, passes);
    return { ...selection, rows, blanks: rows.filter((row) => miles[row] === Number.POSITIVE_INFINITY).length };
  }
  // Where there is no such order: by name.
  const order = orderOf(snapshot, query, sortBy, ofSubject);
  const rows = orderedRows(snapshot, order ?? 'name', order === null ? 'asc' : direction, passes);
  return { ...selection, rows, blanks: countBlanks(snapshot, order ?? 'name', rows) };
}

/** The figures of the subjects that are asked for; undefined where none are, or no programs were loaded. */
function subjectIn(
  snapshot: Snapshot,
  { subject, degree }: ExportQuery,
  programs: ProgramSnapshot | undefined,
): Findings['ofSubject'] {
  if (!programs || subject.length === 0) return undefined;
  return { programs, figures: figuresOfSubject(snapshot, programs, subject, degreeOfFigures(degree)) };
}

/**
 * The columns of an order; null where there can be no such order: relevance without a text, one's price without oneself, the
 * figures of a subject without one.
 */
function orderOf(
  snapshot: Snapshot,
  query: ExportQuery,
  sortBy: SortKey,
  ofSubject: Findings['ofSubject'],
): ListOrder | null {
  if (isSubjectOrder(sortBy))
    return ofSubject ? subjectColumn(snapshot, ofSubject.programs, ofSubject.figures, sortBy) : null;
  if (sortBy === 'relevance' || sortBy === 'distance') return null;
  if (sortBy === 'yourPrice') {
    const situation = situationIn(query);
    return situation && yourPrices(snapshot, situation);
  }
  return sortBy === 'netPrice' && query.income !== undefined ? bandColumn(query.income) : sortBy;
}

/** Miles as they are shown: one decimal, null where they are not known. */
function milesOf(miles: Float64Array, row: number): number | null {
  const distance = miles[row] as number;
  return distance === Number.POSITIVE_INFINITY ? null : Math.round(distance * 10) / 10;
}

const idsOf = (snapshot: Snapshot, rows: readonly number[]) => rows.map((row) => snapshot.id[row] as number);

function askedOfSite(
  snapshot: Snapshot,
  { schools, check, ...asked }: AskedQuestion,
  passes: (row: number) => boolean,
): AskedOfSite {
  const checked = check === undefined ? {} : { check: { id: snapshot.id[check] as number, holds: passes(check) } };
  if (!schools) return { ...asked, ...checked };
  const { rows, ...question } = schools;
  return { ...asked, ...checked, schools: { ...question, ids: idsOf(snapshot, rows) } };
}

const NO_FILTERS = searchQuery.parse({});
/** What of a question says nothing of which schools. */
const NO_PART_OF_A_LIST: ReadonlySet<string> = new Set([
  'search',
  'after',
  'page',
  'limit',
  'facets',
  'similarTo',
  'box',
]);

/** The parameters of the list that a line describes, with those that are asked besides. */
function listOfLine(snapshot: Snapshot, query: SearchQuery, programs: ProgramSnapshot | undefined): Parameters {
  const given = Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) =>
        value !== undefined && !NO_PART_OF_A_LIST.has(name) && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Parameters;
  if (query.search === undefined) return given;
  const { understood, reading } = select(snapshot, query, programs, 1);
  if (understood?.mode === 'names' && understood.found.rows.length === 1)
    return { like: snapshot.id[understood.found.rows[0] as number] as number, ...given };
  if (!reading) return given;
  const { order } = reading.wish;
  return { ...(order ? { sortBy: order.sortBy, sortOrder: order.sortOrder } : {}), ...reading.parameters, ...given };
}

/** The list after a line that changes the one before it; null where the line is a search of its own. */
function changedList(
  snapshot: Snapshot,
  { search, after, ...asked }: SearchQuery,
  programs: ProgramSnapshot | undefined,
): { query: SearchQuery; change: NonNullable<SearchResponse['change']> } | null {
  if (search === undefined || after.length === 0) return null;
  const [first, ...rest] = after;
  const step = (list: Parameters, line: string): ListChange | null => {
    const changed = changeList(snapshot, list, line);
    if (!changed?.cheap) return changed;
    const query = { ...NO_FILTERS, ...list, sortBy: undefined, search: 'cheap' } as SearchQuery;
    const { reading } = select(snapshot, query, programs, 1);
    return { parameters: { ...list, ...reading?.parameters } };
  };
  let before = listOfLine(snapshot, { ...asked, search: first, after: [] }, programs);
  for (const line of rest) before = step(before, line)?.parameters ?? before;
  if (Object.keys(before).length === 0) return null;
  const changed = step(before, search);
  if (!changed) return null;
  const { page, limit, facets, home, residence, income } = asked;
  const { parameters, needsHome } = changed;
  return {
    query: { ...NO_FILTERS, page, limit, facets, home, residence, income, ...parameters } as SearchQuery,
    change: { line: search, parameters, before, ...(needsHome ? { needsHome } : {}) },
  };
}

/** Answers a search. A page past the end is empty with the right total. */
export function searchUniversities(snapshot: Snapshot, asked: SearchQuery, programs?: ProgramSnapshot): SearchOutcome {
  const changed = changedList(snapshot, asked, programs);
  if (!changed) return searchList(snapshot, asked, programs);
  return { ...searchList(snapshot, changed.query, programs), change: changed.change };
}

function searchList(snapshot: Snapshot, query: SearchQuery, programs?: ProgramSnapshot): SearchOutcome {
  const page = query.page ?? 1;
  const limit = query.limit ?? PAGE_SIZE;
  const selection = select(snapshot, query, programs, page * limit);
  const { rows, blanks, filtered, suggestion, around, miles, understood, reading } = selection;
  const onPage = rows.slice((page - 1) * limit, page * limit);
  const outcome: SearchOutcome = {
    ids: idsOf(snapshot, onPage),
    total: rows.length,
    page,
    limit,
    totalPages: Math.ceil(rows.length / limit),
    withoutValue: blanks,
  };
  if (query.facets) outcome.facets = countFacets(snapshot, reading?.query ?? query, filtered);
  if (suggestion !== undefined) outcome.suggestion = suggestion;
  if (around) Object.assign(outcome, around);
  if (miles) outcome.miles = new Map(onPage.map((row) => [snapshot.id[row] as number, milesOf(miles, row)]));
  const asAsked = reading?.query ?? query;
  const ofSubject = subjectIn(snapshot, asAsked, programs);
  if (ofSubject) outcome.subjects = subjectsOfRows(snapshot, ofSubject, onPage);
  if (understood && query.search !== undefined) {
    if ((understood.mode !== 'names' || understood.asked) && isSpanish(snapshot, query.search))
      outcome.inSpanish = true;
    const count = counterOf(snapshot, programs);
    const asked = reading && { ...reading, count: (wish: ParsedQuery) => count(askedBy(query, wish).query) };
    outcome.reading = explainParse(snapshot, query.search, understood, asked);
    if (understood.asked)
      outcome.asked = askedOfSite(snapshot, understood.asked, (row) => filtered.failures.passes(row));
  }
  if (reading) {
    const whyOf = reasonsOf(snapshot, reading);
    outcome.why = new Map(onPage.map((row) => [snapshot.id[row] as number, whyOf(row)]));
  }
  if (asksDeadlines(asAsked)) outcome.why = withDeadlines(snapshot, asAsked, onPage, outcome.why);
  const deadlines = countUnknownDeadlines(snapshot, asAsked, filtered);
  if (deadlines) outcome.deadlines = deadlines;
  if (rows.length === 0) outcome.loosen = countLoosened(snapshot, asAsked, filtered);
  // Around a place that is not known there is nothing of any kind.
  const otherKinds = around && !around.place ? undefined : countOtherKinds(snapshot, asAsked, filtered);
  if (otherKinds) outcome.otherKinds = otherKinds;
  const online = around?.place ? onlineNear(snapshot, around.place, asAsked, filtered) : undefined;
  if (online) outcome.onlineNear = online;
  const { gone, outside } = findUnlisted(
    snapshot,
    (understood?.mode === 'names' ? understood.unlisted : undefined) ?? query.search,
  );
  if (gone.length > 0) outcome.gone = gone;
  if (outside.length > 0) outcome.outside = outside;
  return outcome;
}

/** Why each row of a list of deadlines is in it: its first date of those that are asked for. */
function withDeadlines(
  snapshot: Snapshot,
  { dueFrom, dueTo }: ExportQuery,
  rows: readonly number[],
  why: ReadonlyMap<number, Why[]> = new Map(),
): Map<number, Why[]> {
  return new Map(
    rows.map((row) => {
      const id = snapshot.id[row] as number;
      const found = deadlineOf(snapshot, row, { today: snapshot.today, from: dueFrom, to: dueTo });
      return [id, [...(why.get(id) ?? []), ...(found ? [{ code: 'deadline', ...found } as const] : [])]];
    }),
  );
}

const subjectsOfRows = (
  snapshot: Snapshot,
  { programs, figures }: NonNullable<Findings['ofSubject']>,
  rows: readonly number[],
): Map<number, SubjectFigures> =>
  new Map(
    rows.flatMap((row) => {
      const found = figuresAt(programs, figures, row);
      return found ? [[snapshot.id[row] as number, found] as const] : [];
    }),
  );

/** Whether the programs are needed to answer: a subject is asked for, or read. */
export function needsPrograms(
  snapshot: Snapshot,
  { search, subject, not, after = [] }: PointsQuery & { after?: readonly string[] },
): boolean {
  if (subject.length > 0 || not.some((pair) => pair.startsWith('subject:'))) return true;
  if (search === undefined) return false;
  return [search, ...after].some((line) => {
    const understood = classifyQuery(snapshot, line);
    return understood.mode === 'wish' && understood.wish.spans.some(({ kind }) => kind === 'subject');
  });
}

/** All rows of a search in order. */
export function selectRows(snapshot: Snapshot, query: ExportQuery, programs?: ProgramSnapshot): number[] {
  return select(snapshot, query, programs).rows;
}

/** The same, and what was asked with what the line says in it. */
export function selectAsked(
  snapshot: Snapshot,
  query: ExportQuery,
  programs?: ProgramSnapshot,
): { rows: number[]; asked: ExportQuery } {
  const { rows, reading } = select(snapshot, query, programs);
  return { rows, asked: reading?.query ?? query };
}

/** All ids of a search in order. */
export function selectUniversities(snapshot: Snapshot, query: ExportQuery, programs?: ProgramSnapshot): number[] {
  return idsOf(snapshot, selectRows(snapshot, query, programs));
}

/** The first ids of a search in order, for the export, with the figures of its subject where it is of one. */
export function selectForExport(
  snapshot: Snapshot,
  query: ExportQuery,
  programs: ProgramSnapshot | undefined,
  most: number,
): { ids: number[]; subjects: Map<number, SubjectFigures> | undefined } {
  const { rows: all, reading } = select(snapshot, query, programs);
  const rows = all.slice(0, most);
  const ofSubject = subjectIn(snapshot, reading?.query ?? query, programs);
  return { ids: idsOf(snapshot, rows), subjects: ofSubject && subjectsOfRows(snapshot, ofSubject, rows) };
}
