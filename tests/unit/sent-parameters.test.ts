/** The site's own pages ask the API for nothing that it does not know, which it would refuse. */
import { describe, expect, it } from 'vitest';
import { addressOf } from '#frontend/api/client.ts';
import { allArticles } from '#frontend/content/articles.ts';
import { EMPTY_REQUEST as EMPTY_FINDER, apiQueryOf as finderQueryOf } from '#frontend/content/program-address.ts';
import { apiQueryOf, exportQueryOf, pointsQueryOf, requestOfAddress } from '#frontend/features/search/filters.ts';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { POPULAR_LISTS } from '#schema/domain/site/popular.ts';
import { nearestName, refuseUnknownParameters } from '#worker/http/middleware/known-parameters.ts';

const EVERYTHING = requestOfAddress(
  new URLSearchParams(
    'q=a&country=US&state=VT&city=b&type=public&tuitionMin=1&tuitionMax=2&religiousAffiliation=catholic&academicCalendar=semester&yearFoundedMin=1800&yearFoundedMax=1900&studentPopulationMin=1&studentPopulationMax=9&near=42,-71&nearPlace=c&radiusMiles=25&box=1,2,3,4&sort=tuition-desc&page=3',
  ),
);

const ASKED: [what: string, endpoint: Endpoint, query: object][] = [
  ['search', endpoints.searchUniversities, apiQueryOf(EVERYTHING)],
  ['export', endpoints.exportUniversities, exportQueryOf(EVERYTHING)],
  ['map', endpoints.universityPoints, pointsQueryOf(EVERYTHING)],
  [
    'program finder',
    endpoints.findPrograms,
    finderQueryOf({ ...EMPTY_FINDER, q: 'a', location: 'b', onlineOnly: true, page: 2 }),
  ],
  ...Object.entries(POPULAR_LISTS).map(([list, { query }]): [string, Endpoint, object] => [
    list,
    endpoints.searchUniversities,
    query,
  ]),
  ...allArticles().flatMap(({ id, schools }): [string, Endpoint, object][] =>
    schools ? [[`article ${id}`, endpoints.searchUniversities, schools.query]] : [],
  ),
];

describe('what the pages ask', () => {
  it.each(ASKED)('is known: %s', (_, endpoint, query) => {
    const address = addressOf(endpoint, {}, query as Record<string, string>);
    expect(address).toContain('?');
    refuseUnknownParameters(endpoint, new URL(address, 'https://campusatlas.example'));
  });
});

describe('the name that was probably meant', () => {
  const KNOWN = ['search', 'country', 'tuitionMin', 'tuitionMax', 'page', 'limit', 'sortBy', 'sortOrder'];
  it.each([
    ['q', 'search'],
    ['QUERY', 'search'],
    ['tuition-max', 'tuitionMax'],
    ['tuitonMax', 'tuitionMax'],
    ['contry', 'country'],
    ['countries', 'country'],
    ['pagesize', 'limit'],
    ['utm_source', undefined],
    ['', undefined],
    ['x', undefined],
    ['constructor', undefined],
  ])('of %s is %s', (typed, meant) => {
    expect(nearestName(typed, KNOWN)).toBe(meant);
  });

  it('is found for names of any length, and in no list', () => {
    expect(nearestName('é'.repeat(5_000), KNOWN)).toBeUndefined();
    expect(nearestName('q', [])).toBeUndefined();
  });
});
