/** The API's answers that pages bring along; none while the data cannot be reached: then the browser asks again. */
import { endpoints } from '#schema/api/endpoints.ts';
import { rawQueryOf } from '#schema/api/params.ts';
import { type SearchQuery, type SearchResponse, searchQuery } from '#schema/api/search.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { PAGE_SIZE } from '#schema/domain/limits.ts';
import { listsOfTab, POPULAR_LISTS, type PopularTab } from '#schema/domain/popular.ts';
import type { Deps } from '../deps.ts';
import { Failure, isUnavailable } from '../failure.ts';
import { metaRoute } from '../http/routes/service.ts';
import { bySlugRoute, compareRoute, searchRoute } from '../http/routes/universities.ts';
import type { InitialAnswer } from './page.ts';

interface FoundRecord {
  record: UniversityRecordView;
  text: string;
}

/** What was asked for; null while the data cannot be reached. */
async function reached<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}

/** A list as pages bring it along. */
async function searched(deps: Deps, query: URLSearchParams): Promise<InitialAnswer & { data: SearchResponse }> {
  const served = await searchRoute.serve(deps, {
    params: undefined,
    query: searchQuery.parse(rawQueryOf(query)),
  });
  const { name: endpoint } = endpoints.searchUniversities;
  return { endpoint, params: {}, query: query.toString(), data: served.value(), text: served.answer.body };
}

/** A few schools beside a page's own matter; none where the API has none. */
export async function schoolsAnswer(deps: Deps, query: Record<string, string | number>): Promise<InitialAnswer[]> {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  try {
    const answer = await reached(searched(deps, asked));
    return answer ? [answer] : [];
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}

/** What the dataset says of itself. */
export async function datasetAnswer(deps: Deps): Promise<InitialAnswer[]> {
  const served = await reached(metaRoute.serve(deps, { params: undefined, query: undefined }));
  if (served === null) return [];
  return [{ endpoint: endpoints.meta.name, params: {}, query: '', data: served.value(), text: served.answer.body }];
}

const PAGE_PARAMETERS = new Set(
  Object.keys(searchQuery.shape).filter((name) => !['limit', 'facets', 'similarTo'].includes(name)),
);

/** The parameters of a search page's address that the API would take, under the page's names: its text is `q`. */
export function readableQuery(url: URL): URLSearchParams {
  const readable = new URLSearchParams();
  for (const [name, texts] of Object.entries(rawQueryOf(url.searchParams))) {
    const apiName = name === 'q' ? 'search' : name;
    const reader = PAGE_PARAMETERS.has(apiName) ? searchQuery.shape[apiName as keyof SearchQuery] : undefined;
    const present = texts.filter((text) => text.trim() !== '');
    if (present.length > 0 && reader?.safeParse(present).success)
      for (const text of present) readable.append(name, text);
  }
  return readable;
}

/** What the search page asks the API for at this address, and the answer. */
export async function listAnswer(
  deps: Deps,
  address: URLSearchParams,
): Promise<{ results: SearchResponse | null; answers: InitialAnswer[] }> {
  const query = new URLSearchParams({ page: '1', limit: String(PAGE_SIZE), facets: '1' });
  for (const name of new Set(address.keys())) {
    const apiName = name === 'q' ? 'search' : name;
    query.delete(apiName);
    for (const text of address.getAll(name)) query.append(apiName, text);
  }
  const answer = await reached(searched(deps, query));
  return { results: answer?.data ?? null, answers: answer ? [answer] : [] };
}

/** The lists of a tab of the popular page, asked for together. */
export async function popularAnswers(deps: Deps, tab: PopularTab): Promise<InitialAnswer[]> {
  const listOf = async (key: keyof typeof POPULAR_LISTS) => {
    const query = new URLSearchParams(
      Object.entries(POPULAR_LISTS[key].query).map(([name, value]) => [name, String(value)]),
    );
    return searched(deps, query);
  };
  return (await reached(Promise.all(listsOfTab(tab).map(listOf)))) ?? [];
}

/** The records of a comparison, and the rate of exchange where money has to be converted. */
export async function comparisonAnswers(
  deps: Deps,
  ids: number[],
): Promise<{ records: UniversityRecordView[]; answers: InitialAnswer[] }> {
  const served =
    ids.length === 0 ? null : await reached(compareRoute.serve(deps, { params: undefined, query: { ids } }));
  const records = served === null ? [] : served.value();
  if (served === null || records.length === 0) return { records, answers: [] };
  const compared = {
    endpoint: endpoints.compareUniversities.name,
    params: {},
    query: `ids=${ids.join(',')}`,
    data: records,
    text: served.answer.body,
  };
  const acrossBorder = new Set(records.map(({ country }) => country)).size > 1;
  return { records, answers: [compared, ...(acrossBorder ? await datasetAnswer(deps) : [])] };
}

/** The record behind a slug, with its JSON. */
export async function recordOf(deps: Deps, slug: string): Promise<FoundRecord | 'unknown' | 'unavailable'> {
  try {
    const served = await reached(bySlugRoute.serve(deps, { params: { slug }, query: undefined }));
    return served === null ? 'unavailable' : { record: served.value(), text: served.answer.body };
  } catch (error) {
    if (error instanceof Failure && error.code === 'unknown-university') return 'unknown';
    throw error;
  }
}

/** The record as the page asks for it; null says that there is none. */
export function recordAnswer(slug: string, found: FoundRecord | null): InitialAnswer {
  const { record: data, text } = found ?? { record: null, text: 'null' };
  return { endpoint: endpoints.universityBySlug.name, params: { slug }, query: '', data, text };
}
