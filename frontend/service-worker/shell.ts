/** The files every page is made of, kept whole for one build at a time. */

import { type Language, readLanguage } from '#schema/domain/formats/language.ts';
import { withoutDrawnPage } from '#schema/domain/site/drawn-page.ts';
import type { BuildFacts } from './build-facts.ts';

const PREFIX = 'campusatlas-shell-';
/**
 * Keeps all of a build in one language. Throws when a file is missing or the page is already of another build, and then
 * keeps nothing.
 */
export async function storeShell(
  storage: CacheStorage,
  { version, shells }: Pick<BuildFacts, 'version' | 'shells'>,
  language: Language,
): Promise<void> {
  const { page: address, files, entry } = shells[language];
  const page = await fetch(address, { cache: 'no-cache' });
  const html = await page.text();
  if (!page.ok || !html.includes(entry)) throw new Error('The page is of another build');
  const cache = await storage.open(PREFIX + version);
  await Promise.all([
    cache.addAll(files),
    // Stands for every page when there is no network: the scripts then show what the address asks for.
    cache.put(address, new Response(withoutDrawnPage(html), { headers: page.headers })),
  ]);
}

/** The languages that the addresses of open pages are in; that of the site's own address where there is none. */
export function languagesOf(addresses: readonly string[]): Language[] {
  const found = new Set(addresses.map((address) => readLanguage(new URL(address).pathname)));
  return found.size === 0 ? [readLanguage('/')] : [...found];
}

/**
 * Drops the shells of builds long gone. The one before this one stays: a tab may still be running it and ask for a
 * part it has not needed so far.
 */
export async function dropOldShells(storage: CacheStorage, version: string): Promise<void> {
  const others = (await storage.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
  await Promise.all(others.slice(0, -1).map((name) => storage.delete(name)));
}

/** The kept page of a language, for any address in it. */
export async function shellPage(
  storage: CacheStorage,
  { version, shells }: Pick<BuildFacts, 'version' | 'shells'>,
  language: Language,
): Promise<Response | undefined> {
  const cache = await storage.open(PREFIX + version);
  return cache.match(shells[language].page, { ignoreVary: true });
}

/** A file of this build or the one before. */
export async function shellFile(storage: CacheStorage, request: Request): Promise<Response | undefined> {
  return storage.match(request, { ignoreVary: true, ignoreSearch: true });
}
