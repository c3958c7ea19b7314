/** The files every page is made of, kept whole for one build at a time. */
import { withoutDrawnPage } from '#schema/domain/drawn-page.ts';
import type { BuildFacts } from './build-facts.ts';

const PREFIX = 'campusatlas-shell-';
/** Stands for every page when there is no network: the scripts then show what the address asks for. */
const SHELL_PAGE = '/';

/** Keeps all of a build. Throws when a file is missing or the page is already of another build, and then keeps nothing. */
export async function keepShell(storage: CacheStorage, { version, files, entry }: BuildFacts): Promise<void> {
  const page = await fetch(SHELL_PAGE, { cache: 'no-cache' });
  const html = await page.text();
  if (!page.ok || !html.includes(entry)) throw new Error('The page is of another build');
  const cache = await storage.open(PREFIX + version);
  await Promise.all([
    cache.addAll(files),
    cache.put(SHELL_PAGE, new Response(withoutDrawnPage(html), { headers: page.headers })),
  ]);
}

/**
 * Drops the shells of builds long gone. The one before this one stays: a tab may still be running it and ask for a
 * part it has not needed so far.
 */
export async function dropOldShells(storage: CacheStorage, version: string): Promise<void> {
  const others = (await storage.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
  await Promise.all(others.slice(0, -1).map((name) => storage.delete(name)));
}

/** The kept page, for any address. */
export async function shellPage(storage: CacheStorage, version: string): Promise<Response | undefined> {
  const cache = await storage.open(PREFIX + version);
  return cache.match(SHELL_PAGE, { ignoreVary: true });
}

/** A file of this build or the one before. */
export async function shellFile(storage: CacheStorage, request: Request): Promise<Response | undefined> {
  return storage.match(request, { ignoreVary: true, ignoreSearch: true });
}
