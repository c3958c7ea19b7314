/** The API's answers that pages bring along; none while the data cannot be reached: then the browser asks again. */

import { asksForSomething, type FinderRequest, readRequest, sentQueryOf } from '#frontend/content/program-address.ts';
import { type CareerResponse, type CareersQuery, careersQuery } from '#schema/api/careers.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import type { MajorResponse } from '#schema/api/majors.ts';
import { rawQueryOf } from '#schema/api/params.ts';
import { programsQuery } from '#schema/api/programs.ts';
import { type SearchQuery, type SearchResponse, searchQuery } from '#schema/api/search.ts';
import type { SharedListResponse } from '#schema/api/shared-links.ts';
import { NOBODY } from '#schema/api/situation.ts';
import { twoYearsQuery } from '#schema/api/two-years.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import type { Language } from '#schema/domain/formats/language.ts';
import { closingSoonQuery, placeOfReaders } from '#schema/domain/plan/closing-soon.ts';
import { ASSISTANT_EXAMPLE } from '#schema/domain/site/assistant-example.ts';
import { PAGE_SIZE, TEXT_MAX } from '#schema/domain/site/limits.ts';
import { firstPricesQuery, listsOfTab, POPULAR_LISTS, type PopularTab } from '#schema/domain/site/popular.ts';
import { namedTool } from '#schema/domain/site/resources.ts';
import { AppError, isUnavailable } from '#worker/app-error.ts';
import { canonicalSearch, hasUnboundedKey } from '#worker/cache/canonical-question.ts';
import { careerRoute, careersRoute } from '#worker/http/routes/careers.ts';
import { majorRoute, majorsRoute } from '#worker/http/routes/majors.ts';
import { programsRoute } from '#worker/http/routes/programs.ts';
import type { AnswerBody } from '#worker/http/routes/public-route.ts';
import { metaRoute } from '#worker/http/routes/service.ts';
import { listRoute, sharedListParts } from '#worker/http/routes/shared-links.ts';
import { twoYearsRoute } from '#worker/http/routes/two-years.ts';
import { compareRoute, searchRoute, similarQuery, universityPageParts } from '#worker/http/routes/universities.ts';
import type { InitialAnswer, Loader } from './page.ts';

interface FoundRecord {
  record: UniversityRecordView;
  text: string;
  /** The universities most like it, where they can be had. */
  similar: InitialAnswer[];
}

/** A list as pages bring it along. */
async function searched(
  ask: Loader,
  query: URLSearchParams,
): Promise<(InitialAnswer & { data: SearchResponse }) | null> {
  const made = await ask(searchRoute, { params: undefined, query: searchQuery.parse(rawQueryOf(query)) });
  if (made === null) return null;
  const { name: endpoint } = endpoints.searchUniversities;
  return { endpoint, params: {}, query: query.toString(), data: made.value, text: made.text };
}

/**
 * A few schools beside a page's own matter; none where the API has none. Throws Failure `unavailable` where the data cannot
 * be reached: without its schools a page would be kept as if there were none.
 */
export async function schoolsAnswer(ask: Loader, query: Record<string, string | number>): Promise<InitialAnswer[]> {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  try {
    const answer = await searched(ask, asked);
    return answer ? [answer] : [];
  } catch (error) {
    if (error instanceof AppError && !isUnavailable(error)) return [];
    throw error;
  }
}

/** What the dataset says of itself. */
export async function datasetAnswer(ask: Loader): Promise<InitialAnswer[]> {
  const made = await ask(metaRoute, { params: undefined, query: undefined });
  if (made === null) return [];
  return [{ endpoint: endpoints.meta.name, params: {}, query: '', data: made.value, text: made.text }];
}

/** What the front page shows: how much there is, the next deadlines of where its readers live, and a few prices there. */
export async function homeAnswers(ask: Loader, today: string, language: Language): Promise<InitialAnswer[]> {
  const closing = closingSoonQuery(today, placeOfReaders(language));
  const answers = await Promise.all([
    datasetAnswer(ask),
    schoolsAnswer(ask, closing),
    schoolsAnswer(ask, firstPricesQuery(language)),
  ]);
  return answers.flat();
}

const PAGE_PARAMETERS = new Set(
  Object.keys(searchQuery.shape).filter((name) => !['limit', 'facets', 'similarTo'].includes(name)),
);

/** The parameters that the search page understands: the API's, its text as `q`, and whether there is a map. */
export const SEARCH_PAGE_PARAMETERS: readonly string[] = [
  ...[...PAGE_PARAMETERS].map((name) => (name === 'search' ? 'q' : name)),
  'view',
];

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

/** What the search page asks the API for at a readable address. */
function listQuery(address: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams({ page: '1', limit: String(PAGE_SIZE), facets: '1' });
  for (const name of new Set(address.keys())) {
    const apiName = name === 'q' ? 'search' : name;
    query.delete(apiName);
    for (const text of address.getAll(name)) query.append(apiName, text);
  }
  return query;
}

/** Whether there is no end of such lists. */
export function hasUnboundedListKey(address: URLSearchParams): boolean {
  return hasUnboundedKey(canonicalSearch(searchQuery.parse(rawQueryOf(listQuery(address)))));
}

/** The list that the search page shows at a readable address. */
export async function listAnswer(
  ask: Loader,
  address: URLSearchParams,
): Promise<{ results: SearchResponse | null; answers: InitialAnswer[] }> {
  const answer = await searched(ask, listQuery(address));
  return { results: answer?.data ?? null, answers: answer ? [answer] : [] };
}

/** The lists of a tab of the popular page, asked for together. */
export async function popularAnswers(ask: Loader, tab: PopularTab): Promise<InitialAnswer[]> {
  const listOf = async (key: keyof typeof POPULAR_LISTS) => {
    const query = new URLSearchParams(
      Object.entries(POPULAR_LISTS[key].query).map(([name, value]) => [name, String(value)]),
    );
    return searched(ask, query);
  };
  const lists = await Promise.all(listsOfTab(tab).map(listOf));
  const there = lists.filter((list) => list !== null);
  return there.length === lists.length ? there : [];
}

/** The records of a comparison, and the rate of exchange where money has to be converted. */
export async function comparisonAnswers(
  ask: Loader,
  ids: number[],
): Promise<{ records: UniversityRecordView[]; answers: InitialAnswer[] }> {
  const made = ids.length === 0 ? null : await ask(compareRoute, { params: undefined, query: { ids, ...NOBODY } });
  const records = made?.value ?? [];
  if (made === null || records.length === 0) return { records, answers: [] };
  const compared = {
    endpoint: endpoints.compareUniversities.name,
    params: {},
    query: `ids=${ids.join(',')}`,
    data: records,
    text: made.text,
  };
  const acrossBorder = new Set(records.map(({ country }) => country)).size > 1;
  return { records, answers: [compared, ...(acrossBorder ? await datasetAnswer(ask) : [])] };
}

/** The record behind a slug, with its JSON, and the universities most like it. */
export async function recordOf(ask: Loader, slug: string): Promise<FoundRecord | 'unknown' | 'unavailable'> {
  try {
    const made = await ask(universityPageParts, { slug });
    if (made === null) return 'unavailable';
    const { value: record, text } = made.record;
    return { record, text, similar: made.similar ? [similarAnswer(record.id, made.similar)] : [] };
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknown-university') return 'unknown';
    throw error;
  }
}

function similarAnswer(
  id: number,
  { value: data, text }: AnswerBody<typeof endpoints.searchUniversities>,
): InitialAnswer {
  const { name: endpoint } = endpoints.searchUniversities;
  return { endpoint, params: {}, query: similarQuery(id).toString(), data, text };
}

/** The record as the page asks for it; null says that there is none. */
export function recordAnswer(slug: string, found: Pick<FoundRecord, 'record' | 'text'> | null): InitialAnswer {
  const { record: data, text } = found ?? { record: null, text: 'null' };
  return { endpoint: endpoints.universityBySlug.name, params: { slug }, query: '', data, text };
}

/** What the program finder asks for at an address of the page it is on; null where it asks for nothing. */
export function programsAsked(address: URLSearchParams): FinderRequest | null {
  const request = namedTool(address) === 'program-finder' ? readRequest(address) : null;
  return request !== null && asksForSomething(request) ? request : null;
}

/** What the program finder found, in the order that it has for somebody whose price is not known. */
export async function programsAnswer(ask: Loader, request: FinderRequest): Promise<InitialAnswer[]> {
  const query = sentQueryOf(request);
  const made = await ask(programsRoute, { params: undefined, query: programsQuery.parse(rawQueryOf(query)) });
  if (made === null) return [];
  const { name: endpoint } = endpoints.findPrograms;
  return [{ endpoint, params: {}, query: query.toString(), data: made.value, text: made.text }];
}

interface FoundMajor {
  major: MajorResponse;
  text: string;
}

/** All majors. */
export async function majorsAnswer(ask: Loader): Promise<InitialAnswer[]> {
  const made = await ask(majorsRoute, { params: undefined, query: undefined });
  if (made === null) return [];
  const { name: endpoint } = endpoints.listMajors;
  return [{ endpoint, params: {}, query: '', data: made.value, text: made.text }];
}

/** What is known of the way from a college to a university that an address names. */
export async function twoYearsAnswer(ask: Loader, address: URLSearchParams): Promise<InitialAnswer[]> {
  const query = new URLSearchParams();
  for (const name of ['from', 'to', 'near'] as const) {
    const text = [...(address.get(name) ?? '').normalize('NFC').trim()].slice(0, TEXT_MAX).join('');
    if (text !== '') query.set(name, text);
  }
  const made = await ask(twoYearsRoute, { params: undefined, query: twoYearsQuery.parse(rawQueryOf(query)) });
  if (made === null) return [];
  const { name: endpoint } = endpoints.twoYears;
  return [{ endpoint, params: {}, query: query.toString(), data: made.value, text: made.text }];
}

/** The major that an address names, with its JSON. */
export async function majorOf(ask: Loader, asked: string): Promise<FoundMajor | 'unknown' | 'unavailable'> {
  try {
    const made = await ask(majorRoute, { params: { major: asked }, query: undefined });
    return made === null ? 'unavailable' : { major: made.value, text: made.text };
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknown-major') return 'unknown';
    throw error;
  }
}

/** The major as the page asks for it; null says that there is none. */
export function majorAnswer(asked: string, found: FoundMajor | null): InitialAnswer {
  const { major: data, text } = found ?? { major: null, text: 'null' };
  return { endpoint: endpoints.major.name, params: { major: asked }, query: '', data, text };
}

/** The major that the page for assistants asks about. */
export async function exampleAnswer(ask: Loader): Promise<InitialAnswer[]> {
  const found = await majorOf(ask, ASSISTANT_EXAMPLE);
  return typeof found === 'string' ? [] : [majorAnswer(ASSISTANT_EXAMPLE, found)];
}

interface FoundCareer {
  career: CareerResponse;
  text: string;
}

/** The list of careers at an address; parameters that cannot be read are left out. */
export async function careersAnswer(ask: Loader, search: URLSearchParams): Promise<InitialAnswer[]> {
  const readable = new URLSearchParams(
    [...search].filter(([name, value]) => {
      const reader = Object.hasOwn(careersQuery.shape, name) ? careersQuery.shape[name as keyof CareersQuery] : null;
      return value.trim() !== '' && search.getAll(name).length === 1 && reader?.safeParse([value]).success;
    }),
  );
  const made = await ask(careersRoute, { params: undefined, query: careersQuery.parse(rawQueryOf(readable)) });
  if (made === null) return [];
  const { name: endpoint } = endpoints.listCareers;
  return [{ endpoint, params: {}, query: readable.toString(), data: made.value, text: made.text }];
}

/** The career that an address names, with its JSON. */
export async function careerOf(ask: Loader, asked: string): Promise<FoundCareer | 'unknown' | 'unavailable'> {
  try {
    const made = await ask(careerRoute, { params: { career: asked }, query: undefined });
    return made === null ? 'unavailable' : { career: made.value, text: made.text };
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknown-career') return 'unknown';
    throw error;
  }
}

/** The career as the page asks for it; null says that there is none. */
export function careerAnswer(asked: string, found: FoundCareer | null): InitialAnswer {
  const { career: data, text } = found ?? { career: null, text: 'null' };
  return { endpoint: endpoints.career.name, params: { career: asked }, query: '', data, text };
}

interface FoundShared {
  shared: SharedListResponse;
  text: string;
}

/** What a link shows, with its JSON. */
export async function sharedOf(ask: Loader, token: string): Promise<FoundShared | 'unknown' | 'unavailable'> {
  try {
    const made = await ask(sharedListParts, { token });
    return made === null ? 'unavailable' : { shared: made.value, text: made.text };
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknown-link') return 'unknown';
    throw error;
  }
}

/** What a link shows as the page asks for it; null says that it opens nothing. */
export function sharedAnswer(token: string, found: FoundShared | null): InitialAnswer {
  const { shared: data, text } = found ?? { shared: null, text: 'null' };
  return { endpoint: endpoints.sharedList.name, params: { token }, query: '', data, text };
}

/** The universities of a list that stands in its address. */
export async function listedAnswers(ask: Loader, ids: readonly number[]): Promise<InitialAnswer[]> {
  if (ids.length === 0) return [];
  const made = await ask(listRoute, { params: undefined, query: { ids: [...ids] } });
  if (made === null) return [];
  const { name: endpoint } = endpoints.listUniversities;
  return [{ endpoint, params: {}, query: `ids=${ids.join(',')}`, data: made.value, text: made.text }];
}
