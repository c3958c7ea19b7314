/** Reads the address to go to after signing in from the query: pages of this site only. */
import { toRoutePath } from './localized-paths.ts';

/** What leads back to signing in is no way on. */
const NOT_BACK_TO = /^\/(auth|signup|login|register)(\/|$)/;

/** Path, query and fragment within the site; null for anything else, no matter who wrote the link. */
export function safeNext(text: string | null): string | null {
  // Browsers read a backslash as a slash and leave out control characters, so that "/\evil.example" is another site.
  if (text === null || !/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text)) return null;
  const base = 'https://this.site';
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.origin !== base || url.pathname.startsWith('//') || NOT_BACK_TO.test(toRoutePath(url.pathname))) return null;
  return toRoutePath(url.pathname) + url.search + url.hash;
}
