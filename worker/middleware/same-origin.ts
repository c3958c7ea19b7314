/** Keeps other sites from sending forms in a visitor's name. */
import { Failure } from '../failure.ts';

/**
 * Throws Failure `wrong-origin` unless Origin or Sec-Fetch-Site says that the request comes from a page of this site.
 * Browsers set both, no page can; either is enough, since a proxy may change what the Worker takes for its own origin.
 */
export function checkOrigin(request: Request, url: URL): void {
  const { headers } = request;
  if (headers.get('origin') === url.origin || headers.get('sec-fetch-site') === 'same-origin') return;
  throw new Failure('wrong-origin');
}
