/** Kinds of links that share something of an account. */

/** `list`: universities, as a page. `calendar`: the dates of a plan, as a feed. */
export const LINK_KINDS = ['list', 'calendar'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The subject of a link to all there is of its kind. */
export const ALL_OF_IT = '';

/** Bytes of chance in a token, which is their base64url: 144 bits, that nobody finds by trying. */
export const TOKEN_BYTES = 18;
const TOKEN = /^[\w-]{24}$/;

/** Whether a text could be a token; the database is not asked for what could not. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}
