/** Answers a parsed query: its question, the thresholds of its vague words, and the order by what speaks for each school. */
import type { ExportQuery } from '#schema/api/search.ts';
import { SEARCH_FIGURES } from '#schema/domain/figures/derived/search.ts';
import { ORDER_OF_VAGUE } from '#schema/domain/figures/derived/vague.ts';
import { figureOf } from '#schema/domain/figures/figures.ts';
import { CA_PROVINCES } from '#schema/domain/places/english-places.ts';
import type { Degree } from '#schema/domain/search/filter-values.ts';
import { NUMBER_COLUMNS, type NumberColumn, UNIT_SCALE, unitOf } from '#schema/domain/search/search-filters.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { bandColumn, hasAnyCode, NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { codesOf } from '../filter-universities.ts';
import { isCanadianArea } from '../places/areas.ts';
import { smallest } from '../top-k.ts';
import type { Order, Parameters, Priced, Vague } from './entries.ts';
import { unlikenessTo } from './likeness.ts';
import { byAverage, withLowMark, withoutMarks } from './marks.ts';
import { amountOf } from './parse-query.ts';
import type { ParsedQuery, ParsedSpan } from './parsed-query.ts';
import { parametersOfQuery, withParameters } from './query-parameters.ts';
import { type Evidence, evidenceOf, studentsOf, TAUGHT_FROM, usualDegrees } from './subject-evidence.ts';

/** A share of what is asked about is cheap, and as much expensive. */
const QUARTER = 0.25;
/** Net price decides where at least this share of the schools asked about has one; else tuition. */
const PRICED_SHARE = 0.4;
/** Fewer schools have no quarter. */
const PRICED_FROM = 4;
/** Schools like another are the nearest in kind, and not the whole catalogue. */
export const LIKE_MAX = 60;

/** Parameters for words that have no number, where the number does not depend on what else is asked. */
const COMPARED_WITH: Partial<Record<NumberColumn, NumberColumn>> = { netPrice: 'tuition' };

export interface Asked<Query> {
  query: Query;
  parameters: Parameters;
  wish: ParsedQuery;
}

/** Adds to a wish what only the catalogue can say: degrees that a subject is taught for, and figures to compare with. */
export function completed(snapshot: Snapshot, programs: ProgramSnapshot | undefined, said: ParsedQuery): ParsedQuery {
  const inCanada = countryOf(said) === 'CA';
  const wish = inCanada ? said : withoutMarks(said);
  // Who goes from Canada to the United States pays what anyone from abroad does.
  if (wish.fromCanada && !inCanada && !wish.abroad) return completed(snapshot, programs, { ...wish, abroad: true });
  const spans = wish.spans.map((span): ParsedSpan => {
    // Canada publishes no net prices: there a price is the tuition.
    if (inCanada && span.kind === 'money') return pricedInCanada(span, wish.abroad === true);
    if (inCanada && span.kind === 'kind') return kindInCanada(span);
    const subjects = span.kind === 'subject' && !span.negated ? (span.parameters.subject as string[]) : undefined;
    const saidDegree = wish.spans.some(({ kind }) => kind === 'degree');
    if (!subjects || !programs || saidDegree || span.degree) return span;
    const degree = asksTwoYears(wish) ? TWO_YEAR_DEGREES : usualDegrees(snapshot, programs, subjects, countryOf(wish));
    return { ...span, degree };
  });
  if (!wish.like) return inCanada ? orderedInCanada(withLowMark({ ...wish, spans })) : { ...wish, spans };
  const { row, compared } = wish.like;
  const bounds: Parameters = {};
  for (const { column, end } of compared) {
    const own = column as NumberColumn;
    const used = snapshot[own][row] === NO_NUMBER ? (COMPARED_WITH[own] ?? own) : own;
    const value = snapshot[used][row] as number;
    if (value === NO_NUMBER) continue;
    const scale = used === 'acceptanceRate' || used === 'graduationRate' ? 10 : 1;
    bounds[`${used}${end === 'max' ? 'Max' : 'Min'}`] =
      end === 'max' ? Math.ceil(value / scale) - 1 : Math.floor(value / scale) + 1;
  }
  const at = spans.findIndex(({ says }) => says.code === 'compared' && compared.some((one) => one.as === says.as));
  if (at >= 0) spans[at] = { ...(spans[at] as ParsedSpan), parameters: bounds };
  return { ...wish, spans };
}

/**
 * Nobody classes Canadian universities as Carnegie does. What comes nearest are groups with members of their own: the
 * universities of research (U15), those that teach the liberal arts to few (Maple League), and those of art and design.
 */
const CANADIAN_GROUPS: Partial<Record<string, string>> = {
  research: 'u15',
  'very-high-research': 'u15',
  'liberal-arts': 'maple-league',
  arts: 'canadian-art-universities',
};

/** A kind of Carnegie's that is asked for in Canada, as the group that comes nearest to it. */
function kindInCanada(span: ParsedSpan): ParsedSpan {
  const [only, ...others] = (span.parameters.carnegie ?? []) as string[];
  const near = only === undefined || others.length > 0 ? undefined : CANADIAN_GROUPS[only];
  if (!near || span.negated) return span;
  const { carnegie: _, ...rest } = span.parameters;
  return { ...span, kind: 'group', says: { code: 'group', group: near }, parameters: { ...rest, group: [near] } };
}

/** Canada publishes no net prices, and its tuition is that of residents unless the wish is from abroad. */
function pricedInCanada(span: ParsedSpan, abroad: boolean): ParsedSpan {
  const parameters: Parameters = {};
  for (const [name, value] of Object.entries(span.parameters)) {
    const bound = /^(?:netPrice|tuition)(Min|Max)$/.exec(name);
    // "Tuition-free" is said of all.
    if (!bound || value === 0) parameters[name] = value;
    else parameters[`${abroad ? 'tuition' : 'inStateTuition'}${bound[1]}`] = value;
  }
  const { says } = span;
  const isPrice = says.code === 'amount' && (says.of === 'netPrice' || says.of === 'tuition');
  return {
    ...span,
    parameters,
    says: isPrice ? amountOf(says, abroad ? 'internationalTuition' : 'domesticTuition') : says,
  };
}

/** The spans with another order for the one that asks for an order; `by` is what its chip says. */
const orderedBy = (spans: readonly ParsedSpan[], order: Order, by: string = order.sortBy): ParsedSpan[] =>
  spans.map((span) => (span.order ? { ...span, order, says: { code: 'order', by, order: order.sortOrder } } : span));

/** "Lowest tuition in Ontario" is the lowest that Canadians pay, unless the wish is from abroad. */
function orderedInCanada(wish: ParsedQuery): ParsedQuery {
  // Nobody there publishes acceptance rates: the averages of those who entered say how hard it is.
  if (wish.order?.sortBy === 'acceptanceRate') {
    const order = byAverage(wish.order.sortOrder === 'desc' ? 'asc' : 'desc');
    return { ...wish, order, spans: orderedBy(wish.spans, order) };
  }
  if (wish.order?.sortBy !== 'tuition' || wish.abroad) return wish;
  const order = { ...wish.order, sortBy: 'inStateTuition' as const };
  return { ...wish, order, spans: orderedBy(wish.spans, order, 'domesticTuition') };
}

const TWO_YEAR_DEGREES = ['associate', 'certificate'];
const PROVINCES: ReadonlySet<string> = new Set(Object.keys(CA_PROVINCES).map((code) => code.toLowerCase()));

/** The country that a wish is about, as far as its places say. */
export function countryOf({ spans }: ParsedQuery): 'US' | 'CA' {
  const isCanadian = ({ negated, parameters, place }: ParsedSpan) =>
    !negated &&
    (parameters.country === 'CA' ||
      (parameters.state as string[] | undefined)?.every((code) => PROVINCES.has(code.toLowerCase())) ||
      // Nobody teaches in French but in Canada.
      (parameters.language as string[] | undefined)?.every((code) => code !== 'en') ||
      place?.areas.some(
        (area) => PROVINCES.has(area) || isCanadianArea(area) || PROVINCES.has(area.slice(area.lastIndexOf('-') + 1)),
      ));
  return spans.some(isCanadian) ? 'CA' : 'US';
}

/** Two-year and community colleges are asked for, which award no or few bachelor's degrees. */
const asksTwoYears = ({ spans }: ParsedQuery): boolean =>
  spans.some(({ negated, parameters }) => {
    const { kind } = parameters as { kind?: string[] };
    return !negated && kind !== undefined && !kind.includes('bachelors') && kind.includes('two-year');
  });

function quarter(values: readonly number[], highest: boolean): number {
  const count = Math.max(1, Math.ceil(values.length * QUARTER));
  const place = highest ? values.length - count : count - 1;
  return smallest(Float64Array.from(values), place + 1)[place] as number;
}

const DEAR: ReadonlySet<Vague | undefined> = new Set<Vague | undefined>(['cheap', 'expensive']);

/** The tuition that a vague price is judged by; undefined where net price comes first. */
export function pricedBy(wish: ParsedQuery, { priced }: ParsedSpan): Priced | undefined {
  if (wish.residents) return 'inStateTuition';
  // Canada publishes no net prices, and its tuition is that of residents unless the wish is from abroad.
  if (countryOf(wish) === 'CA') return wish.abroad ? 'tuition' : 'inStateTuition';
  // Nor is a net price what somebody from abroad pays in the United States.
  return wish.fromCanada ? 'tuition' : priced;
}

/** "Cheap" among the rows that all else leaves: the lowest quarter by net price, else by tuition, or by the tuition that is named. */
export function pricedParameters(
  snapshot: Snapshot,
  query: ExportQuery,
  vague: Vague | undefined,
  all: readonly number[],
  taughtWell: ((row: number) => boolean) | undefined,
  named?: Priced,
): Parameters | null {
  if (!DEAR.has(vague) || all.length === 0) return null;
  // Among schools that teach a subject to few, nobody looks for the cheap ones.
  const well = taughtWell ? all.filter(taughtWell) : all;
  const rows = well.length >= PRICED_FROM ? well : all;
  const valuesOf = (column: ArrayLike<number>) =>
    rows.map((row) => column[row] as number).filter((value) => value !== NO_NUMBER);
  const net = valuesOf(query.income === undefined ? snapshot.netPrice : snapshot[bandColumn(query.income)]);
  const byNet = named === undefined && net.length >= rows.length * PRICED_SHARE;
  const tuition = named ?? 'tuition';
  const values = byNet ? net : valuesOf(snapshot[tuition]);
  if (values.length === 0) return null;
  const column = byNet ? 'netPrice' : tuition;
  return vague === 'cheap' ? { [`${column}Max`]: quarter(values, false) } : { [`${column}Min`]: quarter(values, true) };
}

/** The figure that a vague word is judged by among what else is asked for; undefined where it has its bound everywhere. */
export function quarteredBy(
  { vague, negated }: ParsedSpan,
  inCanada: boolean,
): readonly [column: NumberColumn, end: 'Min' | 'Max'] | undefined {
  const order = negated || vague === undefined ? undefined : ORDER_OF_VAGUE[vague];
  if (order === undefined) return undefined;
  const where = figureOf(SEARCH_FIGURES[order.sortBy].figure).search?.vague?.quarter;
  if (where !== 'everywhere' && where !== (inCanada ? 'CA' : 'US')) return undefined;
  return [order.sortBy, order.sortOrder === 'desc' ? 'Min' : 'Max'];
}

/** The bound of such a word among the rows that all else leaves; null where it stays what it is. */
export function quarteredParameters(
  snapshot: Snapshot,
  span: ParsedSpan,
  rows: readonly number[],
  by: ReturnType<typeof quarteredBy>,
): Parameters | null {
  if (!by) return null;
  const [column, end] = by;
  const name = `${column}${end}`;
  const said = span.parameters[name];
  const scale = UNIT_SCALE[unitOf(column)];
  const values = rows.map((row) => snapshot[column][row] as number).filter((value) => value !== NO_NUMBER);
  if (values.length < PRICED_FROM || typeof said !== 'number') return null;
  const edge = quarter(values, end === 'Min') / scale;
  return { [name]: end === 'Min' ? Math.min(said, Math.floor(edge)) : Math.max(said, Math.ceil(edge)) };
}

/** The order of a price, where too few of those that are asked about have a net price: by tuition. */
export function pricedOrder(snapshot: Snapshot, wish: ParsedQuery, rows: readonly number[]): ParsedQuery {
  const { order } = wish;
  if (order?.sortBy !== 'netPrice' || rows.length === 0) return wish;
  const by = (sortBy: 'tuition' | 'inStateTuition'): ParsedQuery => {
    const other = { ...order, sortBy };
    return { ...wish, order: other, spans: orderedBy(wish.spans, other) };
  };
  if (wish.fromCanada && wish.abroad) return by('tuition');
  const shareOf = (column: ArrayLike<number>) => rows.filter((row) => column[row] !== NO_NUMBER).length / rows.length;
  if (shareOf(snapshot.netPrice) >= PRICED_SHARE) return wish;
  const sortBy = wish.abroad ? 'tuition' : 'inStateTuition';
  return shareOf(snapshot[sortBy]) > 0 ? by(sortBy) : wish;
}

/** The question of a wish before its prices are known. */
export function askedBy<Query extends ExportQuery>(query: Query, wish: ParsedQuery): Asked<Query> {
  const parameters = parametersOfQuery(wish);
  return { query: withParameters({ ...query, search: undefined }, parameters), parameters, wish };
}

/** The evidence for subjects at the degrees of a question; where it says none, at those that the subject is taught for. */
function evidenceFor(
  snapshot: Snapshot,
  programs: ProgramSnapshot,
  query: ExportQuery,
  subjects: readonly string[],
): Evidence {
  const degrees =
    query.degree.length > 0
      ? (query.degree as Degree[])
      : usualDegrees(snapshot, programs, subjects, query.country === 'CA' ? 'CA' : 'US');
  return evidenceOf(snapshot, programs, subjects, degrees);
}

/** Whether a row teaches all subjects of a wish to ten graduates a year and more, where that is common. */
export function taughtWell(
  snapshot: Snapshot,
  programs: ProgramSnapshot | undefined,
  query: ExportQuery,
  { spans }: ParsedQuery,
): ((row: number) => boolean) | undefined {
  const subjects = spans.filter(({ kind, negated }) => kind === 'subject' && !negated).slice(0, SUBJECTS_MAX);
  if (!programs || subjects.length === 0) return undefined;
  const evidence = subjects.map(({ parameters }) =>
    evidenceFor(snapshot, programs, query, parameters.subject as string[]),
  );
  return (row) =>
    evidence.every(({ score, graduates, common, related }) => {
      const counted = graduates[row] as number;
      return (score[row] as number) > 0 && related[row] === 0 && (!common || counted < 0 || counted >= TAUGHT_FROM);
    });
}

/** Tenths of a percent of students who only study at a distance. */
const MOSTLY_ONLINE = 500;

/** Of the many community colleges of Canada, none of these is published. */
const AMOUNTS_AND_RATES = NUMBER_COLUMNS.filter((column) => ['dollars', 'percent'].includes(unitOf(column)));

/** Whether neither an amount nor a rate of a school is known. */
const isBlank = (snapshot: Snapshot, row: number): boolean =>
  AMOUNTS_AND_RATES.every((column) => snapshot[column][row] === NO_NUMBER);

/** More than there are tiers, and more than any score. */
const TIERS = 64;
const SCORE_MOST = 1e7;

/** Of more subjects the evidence of the first decides: a line of many would take long. */
const SUBJECTS_MAX = 4;

/** Around a place a school so many miles away counts half as much as it would there. */
const NEARNESS = 25;

export interface Ranked {
  rows: number[];
  evidence: Evidence[];
}

/**
 * Rows by what speaks for them. Of a subject: what is taught to ten a year and more first, in a place search what is
 * mostly online or only completes another degree last; of several subjects, schools with all of them first. Only as many
 * as are `wanted` are in order, the others stand behind them as they come.
 */
export function ranked(
  snapshot: Snapshot,
  programs: ProgramSnapshot | undefined,
  { query, wish, lead }: { query: ExportQuery; wish: ParsedQuery; lead: readonly number[] },
  rows: readonly number[],
  wanted = rows.length,
  miles?: Float64Array,
): Ranked {
  const subjects = wish.spans.filter(({ kind, negated }) => kind === 'subject' && !negated).slice(0, SUBJECTS_MAX);
  const evidence = programs
    ? subjects.map(({ parameters }) => evidenceFor(snapshot, programs, query, parameters.subject as string[]))
    : [];
  const first = new Map(lead.map((row, at) => [row, at]));
  const inPlace = wish.spans.some(({ kind, negated }) => !negated && (kind === 'place' || kind === 'distance'));
  const onlineOnly = hasAnyCode(snapshot, 'designation', codesOf('designation', ['online-only']));
  const asksOnline = wish.spans.some(({ parameters }) => {
    const { offers = [], designation = [] } = parameters as Record<string, string[]>;
    return offers.includes('online-programs') || designation.includes('online-only');
  });
  const safer = wish.than.find(({ comparative }) => comparative.as === 'safety' || comparative.as === 'sameSize');
  const [like] = wish.like ? [wish.like.row] : safer ? [safer.row] : wish.schools;
  const unlikeness = like === undefined ? undefined : unlikenessTo(snapshot, like);
  // A list whose line names no figure is ordered by the figure that a vague word is about.
  const vague = wish.spans.map(({ vague: word }) => word && ORDER_OF_VAGUE[word]).find((order) => order !== undefined);
  const scores = new Float64Array(rows.length);
  /** By whom the line names, and by tier within. */
  const ranks = new Float64Array(rows.length);
  rows.forEach((row, at) => {
    let tier = 0;
    let score = 0;
    for (const one of evidence) {
      const graduates = one.graduates[row] as number;
      if (one.score[row] === 0) tier += 4;
      else if (one.related[row] === 1) tier += 3;
      else if (graduates >= 0 && graduates < TAUGHT_FROM && one.common) tier += 2;
      if (one.family[row] === 1) tier += 1;
      if (asksOnline && one.distance[row] !== 1 && (snapshot.onlineShare[row] as number) < MOSTLY_ONLINE) tier += 1;
      if (inPlace && !asksOnline && (one.online[row] === 1 || one.completes[row] === 1)) tier += 1;
      score += one.score[row] as number;
    }
    if (!asksOnline && (onlineOnly(row) || (snapshot.onlineShare[row] as number) >= MOSTLY_ONLINE)) tier += 1;
    if (evidence.length === 0) {
      if (vague) {
        const value = snapshot[vague.sortBy][row] as number;
        score = value === NO_NUMBER ? Number.NEGATIVE_INFINITY : vague.sortOrder === 'asc' ? -value : value;
      } else {
        score = studentsOf(snapshot, row) / (1 + (miles ? (miles[row] as number) : 0) / NEARNESS);
        // Of those that answer alike, a list begins with schools that one can tell apart; near a place the nearest are wanted first.
        if (!miles && isBlank(snapshot, row)) tier += 1;
      }
    }
    if (unlikeness) score = (evidence.length > 0 ? score * 0.2 : 0) - unlikeness(row);
    scores[at] = score;
    ranks[at] = (first.get(row) ?? lead.length) * TIERS + tier;
  });
  const before = (a: number, b: number) =>
    (ranks[a] as number) - (ranks[b] as number) ||
    (scores[b] as number) - (scores[a] as number) ||
    studentsOf(snapshot, rows[b] as number) - studentsOf(snapshot, rows[a] as number) ||
    (rows[a] as number) - (rows[b] as number);
  const coarse = Float64Array.from(ranks, (rank, at) => rank * SCORE_MOST - (scores[at] as number));
  const edge = wanted < rows.length ? (smallest(coarse.slice(), wanted)[wanted - 1] ?? 0) : Number.POSITIVE_INFINITY;
  const leading: number[] = [];
  const others: number[] = [];
  coarse.forEach((value, at) => {
    (value <= edge ? leading : others).push(at);
  });
  leading.sort(before);
  const ordered = [...leading, ...others].map((at) => rows[at] as number);
  return { rows: ordered, evidence };
}
