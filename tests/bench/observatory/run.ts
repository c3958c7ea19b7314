/**
 * `npm run observatory`: what MDN's HTTP Observatory says of the site's headers, by its own analyser and without a
 * network. The site is built and served as `npm start` does; its answers are handed to the analyser as if they had come
 * from https://campusatlas.example, since a local server has no certificate and no name. Three things are therefore
 * assumed and not measured: that plain HTTP leads to HTTPS on the same host (Cloudflare's "Always Use HTTPS"), that the
 * certificate is good, and that the name is on no preload list. Fails below the scores that are aimed at.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDevVars } from '../../../scripts/dev-vars.ts';
import { startSite } from '../start-site.ts';

const FOLDER = import.meta.dirname;
const SOURCES = path.join(FOLDER, 'node_modules/@mdn/mdn-http-observatory/src');
const SITE = new URL('https://campusatlas.example/');

/** Without a cookie, and where a session begins. */
const AIMED_AT = { page: 130, signedIn: 135 };

interface Output {
  result: string;
  pass: boolean;
}
interface Analyser {
  constants: { ALL_TESTS: ((requests: object) => Output)[] };
  grader: {
    getScoreModifier: (result: string) => number;
    getGradeForScore: (score: number) => { score: number; grade: string };
  };
  charts: { MINIMUM_SCORE_FOR_EXTRA_CREDIT: number };
  types: { Requests: new (hostname: string) => Requests };
  session: { Session: new (url: URL) => Requests['session'] };
  utils: { parseHttpEquivHeaders: (html: string, url: string) => Map<string, string[]> };
}
interface Requests {
  responses: Record<string, unknown>;
  resources: { path: string };
  session: { jar: { setCookieSync: (cookie: string, url: string) => void } };
}

const FILES: Record<keyof Analyser, string> = {
  constants: 'constants.js',
  grader: 'grader/grader.js',
  charts: 'grader/charts.js',
  types: 'types.js',
  session: 'retriever/session.js',
  utils: 'retriever/utils.js',
};

function install(): void {
  if (existsSync(SOURCES)) return;
  // Without scripts: the package's own fetches lists that nothing here needs.
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: FOLDER,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The analyser could not be installed:\n${stderr}`);
  // The list of preloaded names that those scripts fetch: empty, so that nothing is scored by it.
  writeFileSync(path.join(SOURCES, '../conf/hsts-preload.json'), '{}\n');
}

async function load(): Promise<Analyser> {
  const modules = Object.entries(FILES).map(async ([name, file]) => [
    name,
    await import(pathToFileURL(path.join(SOURCES, file)).href),
  ]);
  return Object.fromEntries(await Promise.all(modules)) as Analyser;
}

/** The answer as the analyser's own client would have brought it. */
async function asRetrieved(response: Response, html: string) {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const { AxiosHeaders } = (await import(pathToFileURL(path.join(FOLDER, 'node_modules/axios/index.js')).href)) as {
    AxiosHeaders: new (from: object) => object;
  };
  const of = (from: object) => new AxiosHeaders(from);
  return {
    headers: of(headers),
    request: { headers: of({}) },
    config: { headers: of({}) },
    status: response.status,
    statusText: response.statusText,
    verified: true,
    data: html,
  };
}

/** The analyser's tests over one answer: each with its result and worth, and the sum as it counts it. */
async function score(analyser: Analyser, response: Response, preflight: Response) {
  const { constants, grader, charts, types, session, utils } = analyser;
  const html = await response.text();
  const requests = new types.Requests(SITE.hostname);
  requests.session = new session.Session(SITE);
  requests.resources.path = html;
  const [auto, cors] = [await asRetrieved(response, html), await asRetrieved(preflight, '')];
  Object.assign(auto, { httpEquiv: utils.parseHttpEquivHeaders(html, SITE.href) });
  const moves = [
    { url: new URL(SITE.href.replace('https:', 'http:')), status: 301 },
    { url: SITE, status: 200 },
  ];
  Object.assign(requests.responses, {
    auto,
    cors,
    http: auto,
    https: auto,
    httpRedirects: moves,
    httpsRedirects: moves,
  });
  for (const cookie of response.headers.getSetCookie()) requests.session.jar.setCookieSync(cookie, SITE.href);

  const outcomes = constants.ALL_TESTS.map((test) => {
    const { result, pass } = test(requests);
    return { result, pass, worth: grader.getScoreModifier(result) };
  });
  const lost = outcomes.reduce((sum, { worth }) => sum + Math.min(worth, 0), 100);
  const gained = outcomes.reduce((sum, { worth }) => sum + Math.max(worth, 0), 0);
  // Extra credit counts only where little was lost.
  const counted = lost >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? lost + gained : lost;
  return { outcomes, ...grader.getGradeForScore(counted) };
}

install();
ensureDevVars();
const analyser = await load();
const { url, stop } = await startSite();
try {
  const at = (address: string, init?: RequestInit) => fetch(new URL(address, url), { redirect: 'manual', ...init });
  const preflight = () =>
    at('/', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    });
  const username = `observed-${Date.now().toString(36)}`;
  const entered = await at('/api/register', {
    method: 'POST',
    headers: { origin: new URL(url).origin, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: `${username} has a password` }),
  });
  if (entered.status !== 201) throw new Error(`Nobody could register: ${entered.status} ${await entered.text()}`);
  // The analyser looks at a page; the cookies are those that signing in has just set.
  const page = await at('/');
  const signedIn = new Response(await page.clone().text(), page);
  for (const cookie of entered.headers.getSetCookie()) signedIn.headers.append('set-cookie', cookie);

  for (const [title, response, aim] of [
    ['A page, signed out', page, AIMED_AT.page],
    ['A page with the cookies of a session', signedIn, AIMED_AT.signedIn],
  ] as const) {
    const { outcomes, score: sum, grade } = await score(analyser, response, await preflight());
    console.log(`\n${title}: ${sum} (${grade}); aimed at ${aim}`);
    for (const { result, pass, worth } of outcomes) {
      console.log(`  ${pass ? ' ' : '!'} ${String(worth > 0 ? `+${worth}` : worth).padStart(4)}  ${result}`);
    }
    if (sum < aim) process.exitCode = 1;
  }
} finally {
  stop();
}
