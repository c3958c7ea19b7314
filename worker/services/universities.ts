/** Lists of universities and single ones: which, in what order, as of which dataset. */
import type { ExportQuery, SearchQuery } from '#schema/api/search.ts';
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import { EXPORT_MAX, PAGE_SIZE } from '#schema/domain/site/limits.ts';
import { AppError } from '#worker/app-error.ts';
import type { DatasetReader } from '#worker/cache/dataset-store.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { programsOf } from '#worker/cache/program-store.ts';
import type { Reader } from '#worker/queries/read.ts';
import {
  type CardRow,
  type NeighbourRow,
  readCards,
  readDocuments,
  readDocumentWithNeighbours,
  readNeighbours,
} from '#worker/queries/universities.ts';
import { selectForExport } from '#worker/search/search-universities.ts';
import { type Catalogue, programsFor } from './search-box.ts';

/** The dataset as a search asks it, with rows from D1. */
export function catalogueOf(deps: DatasetReader, dataset: LoadedDataset): Catalogue {
  const { snapshot, version } = dataset;
  return {
    snapshot,
    programs: () => programsOf(deps, dataset),
    cards: (ids) => readCards(deps, version, ids),
    answered: async (id) => (await readDocuments(deps, version, [id]))[0],
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
  const programs = await programsFor(catalogueOf(deps, dataset), query);
  const { ids, subjects } = selectForExport(dataset.snapshot, query, programs, EXPORT_MAX);
  return { rows: await readCards(deps, dataset.version, ids, deps.config.deadlines.export), subjects };
}
