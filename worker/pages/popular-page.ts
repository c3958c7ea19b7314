/** /popular as the Worker knows it: the lists of the tab that the address names, and the page without JavaScript. */
import { endpoints } from '#schema/api/endpoints.ts';
import { rawQueryOf } from '#schema/api/params.ts';
import { type SearchResponse, searchQuery } from '#schema/api/search.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import {
  keepPopular,
  listsOfTab,
  mixPopular,
  POPULAR_LISTS,
  type PopularListKey,
  popularTabOf,
} from '#schema/domain/popular.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import type { Deps } from '../deps.ts';
import { isUnavailable } from '../failure.ts';
import { searchRoute } from '../http/routes/universities.ts';
import { popularView } from './first-paint/popular.ts';
import type { InitialAnswer, Page } from './page.ts';

const { path, title, description } = SITE_ROUTES.popular;

interface List {
  key: PopularListKey;
  query: string;
  answer: SearchResponse;
  text: string;
}

/** The page. Its lists are asked for together; without the database the SPA asks again. */
export async function popularPage(deps: Deps, url: URL): Promise<Page> {
  const tab = popularTabOf(url.searchParams.get('tab'));
  const lists = await listsOf(deps, listsOfTab(tab));
  return {
    status: 200,
    title,
    description,
    // The tabs are parts of one page.
    canonical: path,
    initialAnswers: lists.map(
      ({ query, text }): InitialAnswer => ({
        endpoint: endpoints.searchUniversities.name,
        params: {},
        query,
        text,
      }),
    ),
    ...(lists.length > 0 ? { withoutScript: popularView(tab, universitiesOf(lists)) } : {}),
  };
}

async function listsOf(deps: Deps, keys: readonly PopularListKey[]): Promise<List[]> {
  try {
    return await Promise.all(keys.map((key) => listOf(deps, key)));
  } catch (error) {
    if (isUnavailable(error)) return [];
    throw error;
  }
}

async function listOf(deps: Deps, key: PopularListKey): Promise<List> {
  const texts = Object.entries(POPULAR_LISTS[key].query).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const { answer, value } = await searchRoute.serve(deps, {
    params: undefined,
    query: searchQuery.parse(rawQueryOf(texts)),
  });
  return { key, query: new URLSearchParams(texts).toString(), answer: value(), text: answer.body };
}

function universitiesOf(lists: readonly List[]): UniversityCard[] {
  return mixPopular(lists.map(({ key, answer }) => keepPopular(key, answer.universities)));
}
