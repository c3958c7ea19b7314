/**
 * The addresses that visitors see, and the paths that the site itself goes by: the same in English, other words in French
 * (schema/domain/site/route-addresses.ts). Links, pages and what they hand on name paths; the router turns them into addresses.
 */
import { language } from '#names/locale.ts';
import { FRENCH_ROOT } from '#schema/domain/formats/language.ts';
import { addressFor, pathAt } from '#words/layout/addresses.ts';

import { siteOrigin } from './site-origin.ts';

/** A path of the site as people see it, with its query and fragment. */
export const toLocalizedPath = (to: string): string => addressFor(to);

/** The whole address of a path of the site, for people to copy and send. */
export const absoluteAddress = (to: string): string => new URL(toLocalizedPath(to), siteOrigin()).href;

/**
 * The same page in the other language. From English it goes by way of the English path under /fr, which the Worker leads
 * on: the table of French addresses is no part of the English files.
 */
export const alternateUrl = (to: string): string => (language === 'en' ? FRENCH_ROOT + (to === '/' ? '' : to) : to);

/** The site's path at the path of an address. */
export const toRoutePath = (pathname: string): string => pathAt(pathname);
