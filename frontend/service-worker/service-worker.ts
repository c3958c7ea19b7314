/**
 * Shows the site without a network: the shell of the build, the answers and pictures seen lately. Pages and answers
 * come from the network when it is there and quick; what is personal, and whatever is not a GET, is never touched.
 */

import type { OpenOfflineSearch } from '#schema/api/offline-search.ts';
import { readLanguage } from '#schema/domain/formats/language.ts';
import { buildFacts } from './build-facts.ts';
import { networkFirst } from './network-first.ts';
import { canonicalAddress, offlineAnswerOf } from './offline-answers.ts';
import { isOldFormat, mayStore, offlineCopy, storeCopy } from './offline-copies.ts';
import { answersIn } from './page-answers.ts';
import { type Message, SEARCH_SCRIPT } from './protocol.ts';
import { SavedSearchAnswers } from './saved-search.ts';
import { dropOldShells, languagesOf, shellFile, shellPage, storeShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & {
  openOfflineSearch?: OpenOfflineSearch;
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (text: string) => string };
  };
};

/** Milliseconds a slow network has before something kept is shown instead. */
const DEADLINE = 4_000;
const PICTURES = { kind: 'pictures', most: 60 };
/** Photographs of universities, and the drawings of articles: kept when they were seen, not beforehand. */
const PICTURE_PATHS = ['/img/', '/drawings/'];

const { endpoints, shells, version } = buildFacts;
const shellPaths = new Set(Object.values(shells).flatMap(({ files }) => files));

/** Whether the visitor has saved the search, and this worker therefore brings its engine. */
const withEngine = self.location.href.endsWith(SEARCH_SCRIPT);
/** Browsers that enforce trusted types take a script's address from a policy alone; the page's headers allow this one. */
const policy = self.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => buildFacts.search.script });
const savedSearch = new SavedSearchAnswers(caches, buildFacts.search, loadEngine);

self.addEventListener('install', (event) => {
  // A worker may import later what it has imported while it was installed, and nothing else.
  if (withEngine) importEngine();
  event.waitUntil(storeShells());
});

self.addEventListener('activate', (event) => event.waitUntil(takeUp()));

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  const [port] = event.ports;
  if (message.type === 'holds') port?.postMessage(shellPaths.has(message.file));
  else if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(savedSearch.describe().then((saved) => port?.postMessage(saved)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(answerPage(event));
  } else if (shellPaths.has(url.pathname) || url.pathname.startsWith('/assets/')) {
    event.respondWith(answerFile(request));
  } else if (PICTURE_PATHS.some((path) => url.pathname.startsWith(path))) {
    event.respondWith(answerPicture(event, url));
  } else if (offlineAnswerOf(endpoints, url) || (withEngine && savedSearch.answers(url.pathname))) {
    event.respondWith(answerQuestion(event, url));
  }
});

/** Of each language that is read just now. */
async function storeShells(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(
    languagesOf(pages.map(({ url }) => url)).map((language) => storeShell(caches, buildFacts, language)),
  );
}

async function takeUp(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await dropOldShells(caches, version);
  const old = (await caches.keys()).filter(isOldFormat);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
  // The page that brought the worker came before it and was not seen; asking again costs a 304.
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map(({ url }) => fetch(url).then(storePageAnswers, () => undefined)));
}

function isPage(pathname: string): boolean {
  return !pathname.startsWith('/api/') && !pathname.startsWith('/img/') && !/\.\w+$/.test(pathname);
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const network = fetchPage(event);
  event.waitUntil(network.then(storePageAnswers).catch(() => undefined));
  const language = readLanguage(new URL(event.request.url).pathname);
  const copy = await shellPage(caches, buildFacts, language);
  // Who begins to read another language gets its files for an hour without a network, too.
  if (!copy) event.waitUntil(network.then(() => storeShell(caches, buildFacts, language)).catch(() => undefined));
  return networkFirst(network, { copy, deadline: DEADLINE });
}

/** The page that the browser began to fetch while the worker woke up. */
async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

/** Keeps the answers a page brings along, so that its address can be shown again from the shell. */
async function storePageAnswers(page: Response): Promise<void> {
  if (!mayStore(page) || !page.headers.get('content-type')?.startsWith('text/html')) return;
  const html = await page.clone().text();
  for (const { address, body } of answersIn(html, endpoints, readLanguage(new URL(page.url).pathname))) {
    const answer = offlineAnswerOf(endpoints, new URL(address, self.location.origin));
    const response = new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });
    if (answer) await storeCopy(caches, answer.policy, answer.most, answer.address, response, Date.now());
  }
}

/** Files of a build never change under their name. */
async function answerFile(request: Request): Promise<Response> {
  return (await shellFile(caches, request)) ?? fetch(request);
}

async function answerPicture(event: FetchEvent, url: URL): Promise<Response> {
  const address = canonicalAddress(url);
  const network = fetch(event.request);
  event.waitUntil(storeWhenItComes(network, PICTURES.kind, PICTURES.most, address));
  return networkFirst(network, { copy: await offlineCopy(caches, PICTURES.kind, address), deadline: DEADLINE });
}

async function answerQuestion(event: FetchEvent, url: URL): Promise<Response> {
  const question = offlineAnswerOf(endpoints, url);
  const network = fetch(event.request);
  const saved = withEngine && savedSearch.answers(url.pathname) ? () => savedSearch.answer(url, Date.now()) : undefined;
  if (!question) return networkFirst(network, { copy: saved, deadline: DEADLINE });
  const { policy: kind, most, address } = question;
  event.waitUntil(storeWhenItComes(network, kind, most, address));
  return networkFirst(network, { copy: (await offlineCopy(caches, kind, address)) ?? saved, deadline: DEADLINE });
}

/** Sets the global of the engine. */
function importEngine(): void {
  const { script } = buildFacts.search;
  self.importScripts(policy ? policy.createScriptURL(script) : script);
}

function loadEngine(): OpenOfflineSearch {
  if (!self.openOfflineSearch) importEngine();
  if (!self.openOfflineSearch) throw new Error('The engine of the saved search is not there');
  return self.openOfflineSearch;
}

async function storeWhenItComes(
  network: Promise<Response>,
  kind: string,
  most: number,
  address: string,
): Promise<void> {
  const copy = await network.then((answer) => (mayStore(answer) ? answer.clone() : null)).catch(() => null);
  if (copy) await storeCopy(caches, kind, most, address, copy, Date.now());
}
