/** Lists of universities and single ones: which, in what order, as of which dataset. */
import type {
  ExportQuery,
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
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import type { AnsweredFigure } from '#schema/domain/search/answered-figures.ts';
import { EXPORT_MAX, PAGE_SIZE, SUGGEST_DEFAULT } from '#schema/domain/site/limits.ts';
import { yourPriceAt } from '#schema/search/price-facts.ts';
import { AppError } from '#worker/app-error.ts';
import type { DatasetReader } from '#worker/cache/dataset-store.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { programsFor, programsOf } from '#worker/cache/program-store.ts';
import type { Reader } from '#worker/queries/read.ts';
import {
  type CardRow,
  type NeighbourRow,
  readCards,
  readDocuments,
  readDocumentWithNeighbours,
  readNeighbours,
} from '#worker/queries/universities.ts';
import { listPoints } from '#worker/search/list-points.ts';
import {
  isBeginningOfName,
  readsAs,
  type SuggestedQuery,
  suggestQueries,
  suggestsSubject,
} from '#worker/search/query/suggest-queries.ts';
import { type SearchOutcome, searchUniversities, selectForExport } from '#worker/search/search-universities.ts';
import { suggestUniversities } from '#worker/search/suggest-universities.ts';
import { rowOfId, situationIn } from '#worker/search/your-prices.ts';

/** What the schools of a dataset would cost the visitor; undefined where nobody says who asks. */
export function pricesFor({ snapshot }: LoadedDataset, query: Partial<SituationQuery>) {
  const situation = situationIn(query);
  if (!situation) return undefined;
  return ({ id, currency }: { id: number; currency: Currency }): CodedPrice => {
    const row = rowOfId(snapshot, id);
    return row === undefined ? noPrice('closed', currency) : yourPriceAt(snapshot, row, situation);
  };
}

/** The same for a list: the line of the search box may say who asks. */
export function pricesForList(
  dataset: LoadedDataset,
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
  dataset: LoadedDataset,
  query: Pick<PricesQuery, 'ids'> & Partial<SituationQuery>,
): { id: number; price: CodedPrice }[] {
  const { snapshot } = dataset;
  const situation = situationIn(query);
  if (!situation) return [];
  return query.ids.flatMap((id) => {
    const row = rowOfId(snapshot, id);
    return row === undefined ? [] : [{ id, price: yourPriceAt(snapshot, row, situation) }];
  });
}

export interface FoundUniversities extends Omit<SearchOutcome, 'ids'> {
  rows: CardRow[];
  /** The school of whom a figure is asked. */
  asks?: { document: UniversityDocument; figure: AnsweredFigure };
}

/** A page of the universities that answer a search. */
export async function findUniversities(
  deps: DatasetReader,
  dataset: LoadedDataset,
  query: SearchQuery,
): Promise<FoundUniversities> {
  const { ids, ...outcome } = searchUniversities(dataset.snapshot, query, await programsFor(deps, dataset, query));
  const { ids: [school] = [], figure, compares = false } = outcome.asked?.schools ?? {};
  const [rows, [document]] = await Promise.all([
    readCards(deps, dataset.version, ids),
    readDocuments(deps, dataset.version, school === undefined || compares ? [] : [school]),
  ]);
  return { ...outcome, rows, ...(document && figure ? { asks: { document, figure } } : {}) };
}

/** Where the universities that answer a question are. */
export async function findPoints(
  deps: DatasetReader,
  dataset: LoadedDataset,
  query: PointsQuery,
): Promise<PointsResponse> {
  return listPoints(dataset.snapshot, query, await programsFor(deps, dataset, query));
}

export interface FoundSuggestions {
  suggestions: Suggestion[];
  wishes: SuggestedQuery[];
  /** Whether a text is wholly read as these parameters. */
  reads: (text: string, parameters: WishSuggestion['parameters']) => boolean;
}

/** What a line that is being typed may become: names and wishes. */
export async function suggest(
  deps: DatasetReader,
  dataset: LoadedDataset,
  { q, limit = SUGGEST_DEFAULT }: SuggestQuery,
): Promise<FoundSuggestions> {
  const { snapshot } = dataset;
  const programs = suggestsSubject(snapshot, q) ? await programsOf(deps, dataset) : undefined;
  const suggestions = suggestUniversities(snapshot, q, limit);
  return {
    suggestions,
    wishes: suggestQueries(snapshot, q, programs, q !== undefined && isBeginningOfName(suggestions, q)),
    reads: (text, parameters) => readsAs(snapshot, text, parameters),
  };
}

export interface SimilarUniversities {
  /** The one they are like. */
  base: CardRow;
  rows: NeighbourRow[];
  total: number;
  page: number;
  limit: number;
}

/** A page of the universities nearest in kind to one. Throws Failure `unknown-university`. */
export async function findSimilar(
  reader: Reader,
  dataset: LoadedDataset,
  id: number,
  { page = 1, limit = PAGE_SIZE }: Pick<SearchQuery, 'page' | 'limit'>,
): Promise<SimilarUniversities> {
  const { self, rows, total } = await readNeighbours(reader, dataset.version, id, {
    offset: (page - 1) * limit,
    limit,
  });
  if (!self) throw new AppError('unknown-university', { reason: 'unknown-university-id' });
  return { base: self, rows, total, page, limit };
}

/** Everything one university's page shows. Throws Failure `unknown-university`. */
export async function findUniversity(reader: Reader, dataset: LoadedDataset, id: number): Promise<UniversityDocument> {
  const [found] = await readDocuments(reader, dataset.version, [id]);
  if (!found) throw new AppError('unknown-university');
  return found;
}

/** The same with the first `limit` universities nearest to it, in one trip. Throws Failure `unknown-university`. */
export async function findUniversityWithSimilar(
  reader: Reader,
  dataset: LoadedDataset,
  id: number,
  limit: number,
): Promise<{ document: UniversityDocument; similar: SimilarUniversities }> {
  const found = await readDocumentWithNeighbours(reader, dataset.version, id, limit);
  if (!found) throw new AppError('unknown-university');
  return { document: found.document, similar: { base: found.document, ...found.nearest, page: 1, limit } };
}

/** The universities of these ids in the order asked, each once; unknown ids are left out. */
export async function findForComparison(
  reader: Reader,
  dataset: LoadedDataset,
  ids: number[],
): Promise<UniversityDocument[]> {
  const found = await readDocuments(reader, dataset.version, ids);
  // An id that once stood for the same institution answers with the one that is kept.
  return [...new Map(found.map((document) => [document.id, document])).values()];
}

/** Those of these ids that there are, by ascending id. */
export async function findAdmissions(
  reader: Reader,
  dataset: LoadedDataset,
  ids: number[],
): Promise<UniversityDocument[]> {
  const found = await findForComparison(reader, dataset, ids);
  return found.toSorted((a, b) => a.id - b.id);
}

/** All universities that answer a search, in its order, EXPORT_MAX at most. */
export async function findForExport(deps: DatasetReader, dataset: LoadedDataset, query: ExportQuery) {
  const programs = await programsFor(deps, dataset, query);
  const { ids, subjects } = selectForExport(dataset.snapshot, query, programs, EXPORT_MAX);
  return { rows: await readCards(deps, dataset.version, ids, deps.config.deadlines.export), subjects };
}
