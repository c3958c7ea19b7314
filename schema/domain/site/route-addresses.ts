/**
 * The site's addresses in each language, from one to the other. Within the site a page goes by its English path; both are in
 * route-paths.ts. Parameters, slugs and keys are the same in both.
 */

import { FRENCH_ROOT, LANGUAGES, type Language, readLanguage } from '../formats/language.ts';
import { aliasTarget } from './route-aliases.ts';
import { ROUTE_PATHS, routeOf, type SiteRouteName } from './route-paths.ts';

/** A pattern with the parameters of a matched path in it. */
const filled = (pattern: string, params: Record<string, string>) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

const FRENCH_PATTERNS = Object.entries(ROUTE_PATHS).map(([name, { french }]) => ({
  name: name as SiteRouteName,
  pattern: new RegExp(`^${french.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
}));

/** Path, and what follows it: query and fragment. */
function parted(to: string): [path: string, rest: string] {
  const at = to.search(/[?#]/);
  return at === -1 ? [to, ''] : [to.slice(0, at), to.slice(at)];
}

/** The address in a language of a path of the site, with its query and fragment: `/search?q=art` is `/fr/recherche?q=art`. */
export function addressIn(language: Language, to: string): string {
  if (language === 'en') return to;
  const [path, rest] = parted(to);
  // An address within the page.
  if (path === '') return to;
  const route = routeOf(path);
  return FRENCH_ROOT + (route ? filled(ROUTE_PATHS[route.name].french, route.params) : path) + rest;
}

/**
 * A path with one slash at its start. Browsers read `//host/x` in a link as another site, and a backslash as a slash, so
 * that a link made from such a path would leave this one.
 */
const withinSite = (path: string): string => path.replace(/^[/\\]{2,}|^\\/, '/');

export interface ReadAddress {
  language: Language;
  /** The path within the site. */
  path: string;
}

/**
 * Language and path of an address's path. What is French and no address of a page keeps its path without /fr: an alias,
 * an English path that somebody has put /fr before, or none at all.
 */
export function readAddress(pathname: string): ReadAddress {
  if (readLanguage(pathname) === 'en') return { language: 'en', path: withinSite(pathname) };
  const rest = withinSite(pathname.slice(FRENCH_ROOT.length));
  for (const { name, pattern } of FRENCH_PATTERNS) {
    const match = pattern.exec(rest);
    if (match) return { language: 'fr', path: filled(ROUTE_PATHS[name].path, match.groups ?? {}) };
  }
  return { language: 'fr', path: rest === '' ? '/' : rest };
}

/**
 * Where an address has its page when that is elsewhere: the second address of a page, an English path under /fr. With
 * the query it came with (`?…` or empty); null where it is right, or leads nowhere.
 */
export function rightAddress(pathname: string, search: string): string | null {
  const { language, path } = readAddress(pathname);
  const alias = aliasTarget(path, search);
  if (alias !== null) return addressIn(language, alias);
  const right = addressIn(language, path);
  if (language === 'en') return path !== pathname && routeOf(path) !== null ? right + search : null;
  const slashed = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return routeOf(path) === null || right === slashed ? null : right + search;
}

/** The same page in every language. */
export function twinsOf(path: string): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, addressIn(language, path)])) as Record<
    Language,
    string
  >;
}
