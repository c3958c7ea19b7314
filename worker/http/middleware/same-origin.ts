/** Refuses forms that another site sends in a visitor's name. */
import { AppError } from '#worker/app-error.ts';

/**
 * Throws Failure `wrong-origin` unless Origin or Sec-Fetch-Site says that the request comes from a page of this site.
 * Browsers set both, no page can; either is enough, since a proxy may change what the Worker takes for its own origin.
 */
export function checkOrigin(request: Request, url: URL): void {
  const { headers } = request;
  if (headers.get('origin') === url.origin || headers.get('sec-fetch-site') === 'same-origin') return;
  throw new AppError('wrong-origin');
}

/**
 * Throws Failure `wrong-origin` when another site led the browser here: a link elsewhere must not have somebody's own
 * file downloaded. What is typed or bookmarked (none) comes from nowhere; browsers that say nothing are let through, for
 * the file goes to its owner all the same.
 */
export function checkOwnNavigation({ headers }: Request): void {
  const from = headers.get('sec-fetch-site');
  if (from === null || from === 'same-origin' || from === 'none') return;
  throw new AppError('wrong-origin', { reason: 'download-wrong-origin' });
}
