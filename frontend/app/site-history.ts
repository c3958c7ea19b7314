/** The browser's history as the router knows it: by the site's paths, whatever words its addresses have. */
import { UNSAFE_createBrowserHistory as createBrowserHistory, createPath, type To } from 'react-router-dom';
import { toLocalizedPath, toRoutePath } from '#frontend/lib/links/localized-paths.ts';
import { HAS_OWN_ADDRESSES } from '#words/layout/addresses.ts';

export type SiteHistory = ReturnType<typeof createBrowserHistory>;

/** A place as text, in the words of its address. */
export const addressOf = (to: To): string => toLocalizedPath(typeof to === 'string' ? to : createPath(to));

export function siteHistory(): SiteHistory {
  const browser = createBrowserHistory({ v5Compat: true });
  if (!HAS_OWN_ADDRESSES) return browser;
  const within = (location: SiteHistory['location']) => ({ ...location, pathname: toRoutePath(location.pathname) });
  return {
    ...browser,
    get action() {
      return browser.action;
    },
    get location() {
      return within(browser.location);
    },
    createHref: addressOf,
    push: (to, state) => browser.push(addressOf(to), state),
    replace: (to, state) => browser.replace(addressOf(to), state),
    listen: (hear) => browser.listen((update) => hear({ ...update, location: within(update.location) })),
  };
}
