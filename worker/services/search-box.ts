/**
 * Answers the questions of the search box from a snapshot: lists, points, suggestions, prices. Cards and programs come from
 * wherever a dataset has them: D1 for the Worker, the copy in a visitor's browser for the engine that answers offline.
 */
import type {
  PointsQuery,
  PointsResponse,
  SearchQuery,
  Suggestion,
  SuggestQuery,
  WishSuggestion,
} from '#schema/api/search.ts';
import type { PricesQuery, SituationQuery } from '#schema/api/situation.ts';
import { type CodedPrice, noPrice } from '#schema/domain/money/your-price.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import type { StoredCard } from '#schema/domain/record/university-document.ts';
import type { AnsweredFigure, AnsweredRecord } from '#schema/domain/search/answered-figures.ts';
import { UNIT_SCALE, unitOf } from '#schema/domain/search/search-filters.ts';
import { SUGGEST_DEFAULT } from '#schema/domain/site/limits.ts';
import { yourPriceAt } from '#schema/search/price-facts.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { NO_NUMBER, type Snapshot } from '#schema/search/snapshot.ts';
import { listPoints } from '#worker/search/list-points.ts';
import {
  isBeginningOfName,
  readsAs,
  type SuggestedQuery,
  suggestQueries,
  suggestsSubject,
} from '#worker/search/query/suggest-queries.ts';
import { needsPrograms, type SearchOutcome, searchUniversities } from '#worker/search/search-universities.ts';
import { suggestUniversities } from '#worker/search/suggest-universities.ts';
import { rowOfId, situationIn } from '#worker/search/your-prices.ts';

/** What a search needs of a dataset. */
export interface Catalogue {
  readonly snapshot: Snapshot;
  /** Asked for by questions about subjects alone. */
  readonly programs: () => Promise<ProgramSnapshot>;
  /** The cards of these ids in their order; ids without a card are left out. */
  readonly cards: (ids: readonly number[]) => Promise<StoredCard[]>;
  /** What a sentence about one school is made of; undefined where there is no school of this id. */
  readonly answered: (id: number) => Promise<AnsweredRecord | undefined>;
}

/** The programs where a question is about subjects; undefined for all others, which need none. */
export async function programsFor(
  { snapshot, programs }: Catalogue,
  query: PointsQuery & { after?: readonly string[] },
): Promise<ProgramSnapshot | undefined> {
  return needsPrograms(snapshot, query) ? programs() : undefined;
}

/** What the schools of a dataset would cost the visitor; undefined where nobody says who asks. */
export function pricesFor({ snapshot }: Pick<Catalogue, 'snapshot'>, query: Partial<SituationQuery>) {
  const situation = situationIn(query);
  if (!situation) return undefined;
  return ({ id, currency }: { id: number; currency: Currency }): CodedPrice => {
    const row = rowOfId(snapshot, id);
    return row === undefined ? noPrice('closed', currency) : yourPriceAt(snapshot, row, situation);
  };
}

/** The same for a list: the line of the search box may say who asks. */
export function pricesForList(
  dataset: Pick<Catalogue, 'snapshot'>,
  query: Partial<SituationQuery>,
  { reading, change }: Pick<SearchOutcome, 'reading' | 'change'>,
) {
  const { home, residence, income }: Partial<SituationQuery> = change?.parameters ?? reading?.parameters ?? {};
  return pricesFor(dataset, {
    home: query.home ?? home,
    residence: query.residence ?? residence,
    income: query.income ?? income,
  });
}

/** What some schools would cost the visitor; those that no list holds are left out. */
export function findPrices(
  { snapshot }: Pick<Catalogue, 'snapshot'>,
  query: Pick<PricesQuery, 'ids'> & Partial<SituationQuery>,
): { id: number; price: CodedPrice }[] {
  const situation = situationIn(query);
  if (!situation) return [];
  return query.ids.flatMap((id) => {
    const row = rowOfId(snapshot, id);
    return row === undefined ? [] : [{ id, price: yourPriceAt(snapshot, row, situation) }];
  });
}

export interface FoundUniversities extends Omit<SearchOutcome, 'ids'> {
  rows: StoredCard[];
  /** Of Canadian schools that publish it, by id: what first-year students had on average. */
  enteringAverages: ReadonlyMap<number, number>;
  /** The school of whom a figure is asked. */
  asks?: { document: AnsweredRecord; figure: AnsweredFigure };
}

/** A page of the universities that answer a search. */
export async function findUniversities(catalogue: Catalogue, query: SearchQuery): Promise<FoundUniversities> {
  const { ids, ...outcome } = searchUniversities(catalogue.snapshot, query, await programsFor(catalogue, query));
  const { ids: [school] = [], figure, compares = false } = outcome.asked?.schools ?? {};
  const [rows, document] = await Promise.all([
    catalogue.cards(ids),
    school === undefined || compares ? undefined : catalogue.answered(school),
  ]);
  const enteringAverages = averagesOf(catalogue.snapshot, ids);
  return { ...outcome, rows, enteringAverages, ...(document && figure ? { asks: { document, figure } } : {}) };
}

/** A stored card has no entering average: a list takes it from the snapshot. */
function averagesOf(snapshot: Snapshot, ids: readonly number[]): Map<number, number> {
  return new Map(
    ids.flatMap((id) => {
      const row = rowOfId(snapshot, id);
      const held = row === undefined ? NO_NUMBER : (snapshot.enteringAverage[row] as number);
      return held === NO_NUMBER ? [] : [[id, held / UNIT_SCALE[unitOf('enteringAverage')]] as const];
    }),
  );
}

/** Where the universities that answer a question are. */
export async function findPoints(catalogue: Catalogue, query: PointsQuery): Promise<PointsResponse> {
  return listPoints(catalogue.snapshot, query, await programsFor(catalogue, query));
}

export interface FoundSuggestions {
  suggestions: Suggestion[];
  wishes: SuggestedQuery[];
  /** Whether a text is wholly read as these parameters. */
  reads: (text: string, parameters: WishSuggestion['parameters']) => boolean;
}

/** Of a line that is read as a wish for a state to its end, the schools there: one of the same words elsewhere is not meant. */
function withinWish(schools: Suggestion[], wish: SuggestedQuery | undefined, q = ''): Suggestion[] {
  const states = wish?.kind === 'wish' && wish.text === q.trim() ? wish.parameters.state : undefined;
  return Array.isArray(states) ? schools.filter(({ state }) => states.includes(state)) : schools;
}

/** What a line that is being typed may become: names and wishes. */
export async function suggest(
  { snapshot, programs }: Catalogue,
  { q, limit = SUGGEST_DEFAULT }: SuggestQuery,
): Promise<FoundSuggestions> {
  const taught = suggestsSubject(snapshot, q) ? await programs() : undefined;
  const suggestions = suggestUniversities(snapshot, q, limit);
  const isName = q !== undefined && isBeginningOfName(suggestions, q);
  const wishes = suggestQueries(snapshot, q, taught, isName);
  return {
    suggestions: isName ? suggestions : withinWish(suggestions, wishes[0], q),
    wishes,
    reads: (text, parameters) => readsAs(snapshot, text, parameters),
  };
}
