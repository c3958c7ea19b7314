/** Files of the SPA and its pages. */
import { Failure } from '../failure.ts';
import type { RequestContext } from '../routes/context.ts';

export async function answerPage({ deps, request, url }: RequestContext): Promise<Response> {
  const file = await deps.assets.fetch(request);
  if (file.status !== 404) return file;
  if (/\.[a-z0-9]+$/i.test(url.pathname)) throw new Failure('unknown-address');
  return deps.assets.fetch(new Request(new URL('/index.html', url)));
}
