/**
 * A database bookmark says how new a state of the database is. Personal answers carry one and the browser sends the
 * newest it has met, so that a copy of the database that is behind never shows it less than it was shown before.
 */

/** Header of requests and answers alike. */
export const DATABASE_BOOKMARK_HEADER = 'x-d1-bookmark';

/** Bookmarks of this shape sort by age as text. */
const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

/** Whether the text has a bookmark's shape; the names of D1's constraints ("first-primary") have not. */
export function isDatabaseBookmark(text: string | null): text is string {
  return text !== null && SHAPE.test(text);
}
