/**
 * /data/…: the files of a data release, in ranges too. The asset store hands out whole files only, and those who read
 * Parquet from afar ask for its end first.
 */
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';
import { AppError } from '#worker/app-error.ts';
import { fetchFile } from '#worker/pages/site-files.ts';
import type { RequestContext } from './context.ts';

export const DATA_PATHS = ['/data', '/fr/data', '/data/*'];

/** Files of a release never change: its version is in their path. */
const CACHE = 'public, max-age=31536000, immutable';
const CACHE_OF_PAGES = 'public, max-age=3600';
const VERSIONED = /^\/data\/[\w-]+\/[^/]+$/;

/** A file, or the part of it that is asked for. Throws Failure `unknown-address`, or `unavailable`. */
export async function answerData({ deps, request, url, language }: RequestContext): Promise<Response> {
  if (!url.pathname.startsWith('/data/')) {
    const list = language === 'fr' ? '/data/index-fr.html' : '/data/index.html';
    // A site that publishes no release still has the page that answers questions about the data.
    const location = (await isThere(deps, new URL(list, url))) ? list : addressIn(language, ROUTE_PATHS.dataAsk.path);
    return new Response(null, { status: 302, headers: { location, 'cache-control': CACHE_OF_PAGES } });
  }
  if (!/\.\w+$/.test(url.pathname)) throw new AppError('unknown-address');
  const range = request.headers.get('range');
  // Asked for whole: what the store makes of a range is not ours to know.
  const headers = new Headers(request.headers);
  headers.delete('range');
  const file = await fetchFile(deps, new Request(request.url, { headers }));
  const answer = new Headers(file.headers);
  answer.set('cache-control', VERSIONED.test(url.pathname) ? CACHE : CACHE_OF_PAGES);
  answer.set('accept-ranges', 'bytes');
  answer.set('access-control-allow-origin', '*');
  const condition = request.headers.get('if-range');
  if (range === null || file.status !== 200 || (condition !== null && condition !== answer.get('etag'))) {
    return new Response(file.body, { status: file.status, headers: answer });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const part = readRange(range, bytes.length);
  if (part === 'whole') return new Response(bytes, { headers: answer });
  if (part === 'none') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } });
  }
  const { from, to } = part;
  answer.set('content-range', `bytes ${from}-${to}/${bytes.length}`);
  answer.delete('content-length');
  return new Response(bytes.subarray(from, to + 1), { status: 206, headers: answer });
}

async function isThere(deps: RequestContext['deps'], file: URL): Promise<boolean> {
  try {
    await fetchFile(deps, new Request(file));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknown-address') return false;
    throw error;
  }
}

/** The part that one range names; several, or what is no range, are answered with the whole file (RFC 9110, 14.2). */
function readRange(range: string, size: number): { from: number; to: number } | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if (first === '' && last === '') return 'whole';
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (first !== '' && last !== '' && Number(last) < from) return 'whole';
  return from > to ? 'none' : { from, to };
}
