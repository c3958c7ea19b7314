/** One request or more to every endpoint, page and file, for tests that try them all. */

import type { Endpoint } from '#schema/api/endpoint.ts';
import { type EndpointName, endpoints } from '#schema/api/endpoints.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { ROUTE_PATHS, type SiteRouteName } from '#schema/domain/site/route-paths.ts';
import { OFFLINE_COPY_LAYOUT } from '#schema/search/offline-copy.ts';
import { SMALL, universityNamed } from '../worker/helpers/database.ts';
import { PERSONAL_CALLS } from '../worker/helpers/personal-calls.ts';
import type { RichAccount } from '../worker/helpers/rich-account.ts';
import { PASSWORD } from '../worker/helpers/visitor.ts';
import type { SentRequest } from './faulty-world.ts';

const mcgill = universityNamed('McGill University');
const harvard = universityNamed('Harvard University');
const pictured = SMALL.universities.find(({ image }) => image?.originUrl.startsWith('https://upload.wikimedia.org/'));
const unpictured = SMALL.universities.find(({ image }) => image === null);

interface Call {
  path: (owner: RichAccount) => string;
  body?: ((owner: RichAccount) => unknown) | undefined;
}
const to = (path: string, body?: unknown): Call => ({ path: () => path, ...(body ? { body: () => body } : {}) });

/** What nobody needs to be signed in for. */
const PUBLIC_CALLS: Partial<Record<EndpointName, Call[]>> = {
  searchUniversities: [
    to('/api/universities/search?country=CA&facets=1'),
    to('/api/universities/search?search=harvard'),
    to(`/api/universities/search?similarTo=${harvard.id}`),
  ],
  universityPoints: [to('/api/universities/points?country=CA')],
  suggestUniversities: [to('/api/universities/suggest?q=mcg')],
  universityBySlug: [to(`/api/universities/by-slug/${slugOf(mcgill.name, mcgill.id)}`)],
  universityDirections: [
    to(`/api/universities/by-slug/${slugOf(harvard.name, harvard.id)}/directions?home=US-OH&nearPlace=43200`),
  ],
  compareUniversities: [to(`/api/universities/compare?ids=${mcgill.id},${harvard.id}`)],
  universityApplying: [to(`/api/universities/applying?ids=${mcgill.id},${harvard.id}`)],
  universityPrices: [to(`/api/universities/prices?ids=${mcgill.id},${harvard.id}&home=US-OH&income=0-30`)],
  universityAdmissions: [to(`/api/universities/admissions?ids=${mcgill.id},${harvard.id}`)],
  exportUniversities: [to('/api/universities/export.csv?country=CA')],
  searchLocations: [to('/api/locations?q=cambridge')],
  town: [to('/api/locations/cambridge-ma')],
  findPrograms: [to('/api/programs?field=engineering&limit=5')],
  listMajors: [to('/api/majors')],
  major: [to('/api/majors/nursing')],
  listCareers: [to('/api/careers'), to('/api/careers?program=nursing')],
  career: [to('/api/careers/registered-nurses')],
  twoYears: [to('/api/two-years'), to(`/api/two-years?from=bunker&to=${slugOf(harvard.name, harvard.id)}&near=boston`)],
  listUniversities: [to(`/api/universities/list?ids=${mcgill.id},${harvard.id}`)],
  listFile: [to(`/api/universities/list.csv?ids=${mcgill.id},${harvard.id}`)],
  sharedList: [{ path: ({ linkToken }) => `/api/shared/${linkToken}` }],
  meta: [to('/api/meta')],
  health: [to('/api/health')],
  openapi: [to('/api/openapi.json')],
  subscribe: [to('/api/subscribe', { email: 'ada@example.org' })],
  contact: [
    to('/api/contact', {
      name: 'Ada Lovelace',
      email: 'ada.lovelace@example.org',
      subject: 'A wrong figure',
      message: 'The tuition of my school is of last year. Could you look at it?',
    }),
  ],
  helpVote: [to('/api/help/votes', { article: 'search/advanced-filters', answer: 'yes' })],
  login: [{ path: () => '/api/login', body: ({ username }) => ({ username, password: PASSWORD }) }],
  register: [to('/api/register', { username: 'somebody-new', password: PASSWORD })],
  logout: [to('/api/logout')],
  passkeyOptions: [to('/api/passkeys/options')],
  passkeyLogin: [{ path: () => '/api/passkeys/login', body: ({ signed }) => ({ passkey: signed }) }],
  passkeyRegisterOptions: [to('/api/passkeys/register/options', { username: 'somebody-newer' })],
  passkeyRegister: [
    { path: () => '/api/passkeys/register', body: ({ firstPasskey }) => ({ name: 'A phone', passkey: firstPasskey }) },
  ],
  recover: [
    {
      path: () => '/api/recover',
      body: ({ username, recoveryCode }) => ({ username, recoveryCode, password: 'a new password' }),
    },
  ],
};

/** Those that read a cookie of the owner's although nobody need be signed in. */
const FROM_THE_OWNER = ['logout', 'passkeyLogin', 'passkeyRegister'];

/** Requests to an endpoint, sent by `owner` where it takes a session. Throws for one that none is written down for. */
export function requestsTo({ name, method, auth }: Endpoint, owner: RichAccount): SentRequest[] {
  const personal = PERSONAL_CALLS[name as EndpointName];
  const calls = PUBLIC_CALLS[name as EndpointName] ?? (personal && [personal]);
  if (!calls)
    throw new Error(`${name} has no entry in tests/faults/requests.ts or tests/worker/helpers/personal-calls.ts`);
  return calls.map(({ path, body }) => ({
    method,
    address: path(owner),
    body: body?.(owner),
    ...(auth === 'session' || FROM_THE_OWNER.includes(name) ? { from: owner } : {}),
  }));
}

export const ENDPOINTS = Object.values<Endpoint>(endpoints);

/** Pages whose path has parameters, with some that are there, and pages with further forms. */
const PAGE_ADDRESSES: Partial<Record<SiteRouteName, readonly string[]>> = {
  search: ['/search?country=CA', '/search?q=harvard'],
  university: [`/university/${slugOf(mcgill.name, mcgill.id)}`, `/university/other-${mcgill.id}`, '/university/x-1'],
  compare: ['/compare', `/compare?ids=${mcgill.id},${harvard.id}`],
  sharedList: ['/shared/not-a-token'],
  sharedHere: ['/shared', `/shared?ids=${mcgill.id},${harvard.id}`],
  resourcesArticle: ['/resources/1'],
  article: ['/articles/1'],
  helpArticle: ['/help/search/advanced-filters'],
  major: ['/programs/nursing', '/programs/nothing'],
  careers: ['/careers', '/careers?q=nurse'],
  career: ['/careers/registered-nurses', '/careers/nothing'],
};

/** Everything besides the API. */
export const ADDRESSES: readonly string[] = [
  ...Object.entries(ROUTE_PATHS).flatMap(([name, { path }]) => PAGE_ADDRESSES[name as SiteRouteName] ?? [path]),
  '/nowhere',
  '/universities',
  '/assets/made-up.js',
  '/assets/not-there.js',
  `/img/${pictured?.id}?w=320`,
  `/img/${unpictured?.id}`,
  '/img/1',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/universities-1.xml',
  '/robots.txt',
  `/offline-copy/${OFFLINE_COPY_LAYOUT}`,
  `/embed/university/${harvard.id}`,
  `/fr/embed/compare/${mcgill.id},${harvard.id}`,
  `/embed/program/${harvard.id}/11.07`,
  `/badge/${harvard.id}/graduationRate.svg`,
  `/oembed?url=${encodeURIComponent(`https://campusatlas.example/university/x-${harvard.id}`)}`,
];
