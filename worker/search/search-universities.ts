/** One search: the page's ids in order, the total, and what goes with it. Pure: a snapshot and a query in, an outcome out. */
import type { ExportQuery, Facets, SearchQuery } from '#schema/api/search.ts';
import { PAGE_SIZE } from '#schema/domain/limits.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { countFacets, countLoosened } from './count-facets.ts';
import { type Filtered, filterUniversities, type Narrowing } from './filter-universities.ts';
import { findByText } from './find-by-text.ts';
import { countBlanks, type ListOrder, orderedRows } from './order-universities.ts';

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
  /** When nothing was found: the total without each filter in force, only where there is any, most first. */
  loosen?: { parameter: Narrowing; total: number }[];
}

interface Selection {
  rows: number[];
  order: ListOrder;
  filtered: Filtered;
  suggestion: string | undefined;
}

function select(snapshot: Snapshot, query: ExportQuery): Selection {
  const found = query.search === undefined ? undefined : findByText(snapshot, query.search, { typing: false });
  const filtered = filterUniversities(snapshot, query, found?.rows);
  const passes = (row: number) => filtered.failed[row] === 0;
  const sortBy = query.sortBy ?? (found ? 'relevance' : 'name');
  const byRelevance = sortBy === 'relevance';
  const order = byRelevance ? 'name' : sortBy;
  const rows =
    byRelevance && found
      ? found.rows.filter(passes)
      : orderedRows(snapshot, order, byRelevance ? 'asc' : (query.sortOrder ?? 'asc'), passes);
  return { rows, order, filtered, suggestion: found?.suggestion };
}

const idsOf = (snapshot: Snapshot, rows: readonly number[]) => rows.map((row) => snapshot.id[row] as number);

/** Answers a search. A page past the end is empty with the right total. */
export function searchUniversities(snapshot: Snapshot, query: SearchQuery): SearchOutcome {
  const { rows, order, filtered, suggestion } = select(snapshot, query);
  const page = query.page ?? 1;
  const limit = query.limit ?? PAGE_SIZE;
  const outcome: SearchOutcome = {
    ids: idsOf(snapshot, rows.slice((page - 1) * limit, page * limit)),
    total: rows.length,
    page,
    limit,
    totalPages: Math.ceil(rows.length / limit),
    withoutValue: countBlanks(snapshot, order, rows),
  };
  if (query.facets) outcome.facets = countFacets(snapshot, filtered);
  if (suggestion !== undefined) outcome.suggestion = suggestion;
  if (rows.length === 0) outcome.loosen = countLoosened(filtered);
  return outcome;
}

/** All ids of a search in order, for the export. */
export function selectUniversities(snapshot: Snapshot, query: ExportQuery): number[] {
  return idsOf(snapshot, select(snapshot, query).rows);
}
