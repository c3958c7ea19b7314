/**
 * `npm run bench -- rows`: what each endpoint of the table asks of D1 and KV until its answer is ready: rows read as D1
 * bills them (meta.rows_read), round trips, reads of KV. The built Worker over the whole dataset, its isolate warm, the
 * question new. Exact, and the same on every machine.
 */
import type { Endpoint } from '#schema/api/endpoint.ts';
import { type EndpointName, endpoints } from '#schema/api/endpoints.ts';
import { DASHBOARD_SECTIONS, DEFAULT_SETTINGS } from '#schema/domain/account/account.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { ACCOUNT_FORMAT } from '#schema/domain/site/limits.ts';
import { COUNT_HEADERS, startBuiltWorker } from '../helpers/built-worker.ts';
import { readDataset } from '../search/catalogue.ts';
import { forgetAnswers } from './prepare.ts';
import { fixed, type Section, tableText } from './report.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** The file of an account that holds nothing. */
const EMPTY_FILE = {
  ...ACCOUNT_FORMAT,
  settings: DEFAULT_SETTINGS,
  bookmarks: [],
  lists: [],
  history: [],
  savedSearches: [],
  boards: [],
  hidden: [],
  plan: [],
  notifications: [],
};

/** What D1 and KV were asked for one answer. */
interface Asked {
  status: number;
  trips: number;
  rowsRead: number;
  kvReads: number;
  body: string;
}

/** Sends one request to a counting Worker. */
async function countAsked(visitor: Visitor, method: string, address: string, body?: unknown): Promise<Asked> {
  const response = await visitor.send(method, address, body);
  const number = (header: string) => Number(response.headers.get(header) ?? Number.NaN);
  return {
    status: response.status,
    trips: number(COUNT_HEADERS.trips),
    rowsRead: number(COUNT_HEADERS.rowsRead),
    kvReads: number(COUNT_HEADERS.kvReads),
    body: await response.text(),
  };
}

/** Has the isolate open its snapshots and a page its shell, so that what follows costs what it costs a warm isolate. */
async function warm(visitor: Visitor): Promise<void> {
  const addresses = ['/api/universities/suggest?q=warm', '/api/universities/search?limit=1', '/api/programs?limit=1'];
  for (const address of addresses) {
    const { status, body } = await countAsked(visitor, 'GET', address);
    if (status !== 200) throw new Error(`${address} answered ${status}: ${body.slice(0, 200)}`);
  }
}

interface Question {
  endpoint: EndpointName;
  /** What is asked, where the endpoint's name does not say it all. */
  what?: string;
  /** Parts of the path by name, and a query. */
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  /** What later questions take from the answer. */
  keep?: (answer: Record<string, unknown>) => void;
}

/** One question for every endpoint at least, in an order in which each finds what it needs. */
function questionsOf(visitor: Visitor, ids: readonly number[], slug: string): (Question | (() => Question))[] {
  const id = (at: number) => ids[at * 29] as number;
  const own = { list: '', search: '', link: '' };
  let code = visitor.recoveryCode;
  const { username, password } = visitor;
  return [
    { endpoint: 'searchUniversities', what: 'a list of 20', query: 'page=3' },
    { endpoint: 'searchUniversities', what: 'a list of 20 with facets', query: 'page=4&facets=1' },
    { endpoint: 'searchUniversities', what: 'filtered, 20', query: 'country=US&type=public&tuitionMax=21345' },
    { endpoint: 'searchUniversities', what: 'text with a slip', query: 'search=stanferd' },
    { endpoint: 'searchUniversities', what: 'similar, 3', query: `similarTo=${id(1)}&limit=3` },
    { endpoint: 'searchUniversities', what: 'a list of 500', query: 'limit=500' },
    { endpoint: 'universityPoints', what: 'all on the map', query: 'tuitionMax=40001' },
    { endpoint: 'suggestUniversities', query: 'q=univ+of+mich' },
    { endpoint: 'universityBySlug', params: { slug } },
    { endpoint: 'listUniversities', what: 'twenty', query: `ids=${ids.slice(0, 20).join(',')}` },
    { endpoint: 'listFile', what: 'twenty', query: `ids=${ids.slice(20, 40).join(',')}` },
    { endpoint: 'universityDirections', what: 'five ways', params: { slug } },
    { endpoint: 'compareUniversities', what: 'four', query: `ids=${[2, 3, 4, 5].map(id).join(',')}` },
    {
      endpoint: 'searchUniversities',
      what: 'by your price, 20',
      query: 'page=6&sortBy=yourPrice&home=US-OH&income=30-48',
    },
    { endpoint: 'searchUniversities', what: 'by tuition, 20', query: 'page=6&sortBy=tuition' },
    { endpoint: 'universityPrices', what: 'of 20', query: `home=US-OH&ids=${ids.slice(0, 20).join(',')}` },
    { endpoint: 'universityAdmissions', what: 'of 20', query: `ids=${ids.slice(0, 20).join(',')}` },
    { endpoint: 'exportUniversities', what: 'the universities of Vermont', query: 'state=VT' },
    { endpoint: 'searchLocations', query: 'q=boston' },
    { endpoint: 'town', what: '20 around Boston', params: { town: 'boston-ma' } },
    { endpoint: 'findPrograms', what: 'words, 20', query: 'q=nursing+in+texas' },
    { endpoint: 'meta' },
    { endpoint: 'health' },
    { endpoint: 'openapi' },
    { endpoint: 'subscribe', body: { email: `${username}@example.org` } },
    {
      endpoint: 'contact',
      body: { name: 'Bench', email: 'bench@example.org', subject: 'A message', message: 'To be counted only.' },
    },
    { endpoint: 'helpVote', body: { article: 'search/advanced-filters', answer: 'yes' } },
    { endpoint: 'register', body: { username: `${username}-2`, password } },
    { endpoint: 'login', body: { username, password } },
    () => ({
      endpoint: 'recover',
      body: { username, recoveryCode: code, password },
      keep: ({ recoveryCode }) => {
        code = String(recoveryCode);
      },
    }),
    { endpoint: 'user' },
    { endpoint: 'mergeBookmarks', what: '20', body: { universityIds: ids.slice(0, 20) } },
    { endpoint: 'addBookmark', params: { universityId: id(6) }, body: { note: 'A note' } },
    { endpoint: 'annotateBookmark', params: { universityId: id(6) }, body: { note: 'Another note' } },
    { endpoint: 'bookmarks', what: '20 of 21' },
    { endpoint: 'bookmarkIds', what: '21' },
    { endpoint: 'exportBookmarks', what: '21' },
    { endpoint: 'addView', params: { universityId: id(7) } },
    {
      endpoint: 'mergeViews',
      what: '2',
      body: { views: [8, 9].map((at) => ({ universityId: id(at), viewedAt: new Date().toISOString() })) },
    },
    { endpoint: 'history', what: '3' },
    {
      endpoint: 'addList',
      body: { name: 'A list' },
      keep: (answer) => {
        own.list = String(answer.id);
      },
    },
    () => ({ endpoint: 'addToList', params: { id: own.list, universityId: id(6) } }),
    { endpoint: 'lists', what: '1' },
    () => ({ endpoint: 'list', what: '1 university', params: { id: own.list } }),
    () => ({ endpoint: 'renameList', params: { id: own.list }, body: { name: 'Another name' } }),
    () => ({ endpoint: 'removeFromList', params: { id: own.list, universityId: id(6) } }),
    {
      endpoint: 'saveSearch',
      body: { name: 'A search', query: 'country=US&tuitionMax=20000' },
      keep: (answer) => {
        own.search = String(answer.id);
      },
    },
    { endpoint: 'searches', what: '1' },
    {
      endpoint: 'addLink',
      body: { kind: 'list', subject: '' },
      keep: (answer) => {
        own.link = String(answer.token);
      },
    },
    { endpoint: 'links', what: '1' },
    () => ({ endpoint: 'sharedList', what: '20', params: { token: own.link } }),
    () => ({ endpoint: 'removeLink', params: { token: own.link } }),
    () => ({ endpoint: 'changeSearch', params: { id: own.search }, body: { seen: true } }),
    { endpoint: 'setPreferences', body: { privacy: { keepHistory: true, countTogether: true } } },
    { endpoint: 'preferences' },
    { endpoint: 'setDashboard', body: { order: [...DASHBOARD_SECTIONS].reverse() } },
    { endpoint: 'dashboard' },
    { endpoint: 'hide', params: { universityId: id(10) } },
    { endpoint: 'hidden', what: '1' },
    { endpoint: 'unhide', params: { universityId: id(10) } },
    { endpoint: 'clearHidden' },
    { endpoint: 'notifications', what: 'none' },
    { endpoint: 'readNotifications', body: { all: true } },
    { endpoint: 'recommendations', what: '6' },
    { endpoint: 'exportAccount' },
    { endpoint: 'importAccount', what: 'an empty file', body: { mode: 'merge', file: EMPTY_FILE } },
    () => ({ endpoint: 'removeSearch', params: { id: own.search } }),
    () => ({ endpoint: 'removeList', params: { id: own.list } }),
    { endpoint: 'removeBookmark', params: { universityId: id(6) } },
    { endpoint: 'clearBookmarks', what: '20' },
    { endpoint: 'clearHistory', what: '3' },
    { endpoint: 'replaceRecoveryCode', body: { password } },
    { endpoint: 'changePassword', body: { currentPassword: password, newPassword: password } },
    { endpoint: 'logout' },
    { endpoint: 'login', what: 'again', body: { username, password } },
    { endpoint: 'deleteAccount', body: { password } },
  ];
}

function addressOf({ path }: Endpoint, { params = {}, query }: Question): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return query === undefined ? filled : `${filled}?${query}`;
}

/** Asks every endpoint once and more. Throws when one is left out or does not answer as it should. */
export async function benchRows(stateFolder: string): Promise<Section> {
  forgetAnswers(stateFolder);
  const { universities } = readDataset();
  const ids = universities.map(({ id }) => id);
  const [first] = universities;
  if (!first) throw new Error('The dataset holds no university');
  const site = await startBuiltWorker(stateFolder, { counting: true });
  const rows: (readonly [string, string, number, number, number])[] = [];
  try {
    const visitor = await newVisitor(site.url);
    await warm(visitor);
    const asked = new Set<EndpointName>();
    for (const one of questionsOf(visitor, ids, slugOf(first.name, first.id))) {
      const question = typeof one === 'function' ? one() : one;
      const endpoint: Endpoint = endpoints[question.endpoint];
      const address = addressOf(endpoint, question);
      const { status, trips, rowsRead, kvReads, body } = await countAsked(
        visitor,
        endpoint.method,
        address,
        question.body,
      );
      if (status !== (endpoint.status ?? 200)) {
        throw new Error(`${endpoint.method} ${address} answered ${status}: ${body.slice(0, 200)}`);
      }
      question.keep?.(JSON.parse(body) as Record<string, unknown>);
      asked.add(question.endpoint);
      rows.push([`${endpoint.method} ${endpoint.path}`, question.what ?? '', rowsRead, trips, kvReads]);
    }
    const left = (Object.keys(endpoints) as EndpointName[]).filter((name) => !asked.has(name));
    if (left.length > 0) throw new Error(`The bench has no question for ${left.join(', ')}`);
  } finally {
    await site.miniflare.dispose();
  }
  return {
    about: `What each endpoint asks of D1 and KV until its answer is ready: rows read as D1 bills them, round trips, reads of KV. The built Worker over the whole dataset (${fixed(ids.length, 0)} universities), the isolate warm, the question new to it; cards that it has read for another question it does not read again. These are exact and do not depend on the machine. Registering, signing in and what asks for the password wait for its hash, not for D1.`,
    body: [tableText({ head: ['endpoint', 'asked', 'rows read', 'round trips', 'KV reads'], rows })],
    targets: [],
  };
}
