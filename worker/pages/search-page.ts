/** /search as the Worker knows it: the list that the address asks for, its head, and the page without JavaScript. */
import { endpoints } from '#schema/api/endpoints.ts';
import { rawQueryOf } from '#schema/api/params.ts';
import { type SearchQuery, type SearchResponse, searchQuery } from '#schema/api/search.ts';
import { PAGE_SIZE } from '#schema/domain/limits.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import type { Deps } from '../deps.ts';
import { isUnavailable } from '../failure.ts';
import { searchRoute } from '../http/routes/universities.ts';
import { pictureUrl } from '../presenters/university-card.ts';
import { searchView } from './first-paint/search.ts';
import type { Page } from './page.ts';

const { path: SEARCH_PATH, title: SEARCH_TITLE, description } = SITE_ROUTES.search;

/** The page. Its address names the text `q`, which the API names `search`; what cannot be read is left out. */
export async function searchPage(deps: Deps, url: URL): Promise<Page> {
  const address = readableQuery(url);
  const query = apiQuery(address);
  const found = await resultsOf(deps, query);
  const results = found?.results ?? null;
  const text = address.get('q');
  return {
    status: 200,
    title: text === null ? SEARCH_TITLE : `“${text}” in universities`,
    description,
    // Lists are endless; the one without a question stands for them all.
    canonical: [...address].length === 0 ? SEARCH_PATH : null,
    ...firstPictureOf(results),
    initialAnswers: found
      ? [{ endpoint: endpoints.searchUniversities.name, params: {}, query: query.toString(), text: found.text }]
      : [],
    ...(results ? { withoutScript: searchView(results, address, url.searchParams.get('view') === 'map') } : {}),
  };
}

/** The first card's picture, as wide as cards ask for it. */
function firstPictureOf(results: SearchResponse | null): Pick<Page, 'firstPicture'> {
  const first = results?.universities[0];
  return first ? { firstPicture: `${pictureUrl(first.id)}?w=640` } : {};
}

/** The address's parameters that the API would take, under the page's names. */
function readableQuery(url: URL): URLSearchParams {
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

const PAGE_PARAMETERS = new Set(
  Object.keys(searchQuery.shape).filter((name) => !['limit', 'facets', 'similarTo'].includes(name)),
);

/** What the SPA will ask the API for at this address. */
function apiQuery(address: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams({ page: '1', limit: String(PAGE_SIZE), facets: '1' });
  for (const name of new Set(address.keys())) {
    const apiName = name === 'q' ? 'search' : name;
    query.delete(apiName);
    for (const text of address.getAll(name)) query.append(apiName, text);
  }
  return query;
}

async function resultsOf(
  deps: Deps,
  query: URLSearchParams,
): Promise<{ results: SearchResponse; text: string } | null> {
  try {
    const { answer, value } = await searchRoute.serve(deps, {
      params: undefined,
      query: searchQuery.parse(rawQueryOf(query)),
    });
    return { results: value(), text: answer.body };
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}
