/**
 * Makes the slug of a name: lower case, spaces to hyphens, ampersand to -and-, other non-word characters removed,
 * repeated hyphens collapsed, edges trimmed, then a hyphen and the id. Accents are taken off first, so that
 * "Université" keeps its last letter; the id at the end decides, so an address made otherwise leads to the same page.
 */
export function slugOf(name: string, id: number): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/&/g, '-and-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${words}-${id}`.replace(/^-/, '');
}

/** The id at the end of a slug, or null when there is none. */
export function idOfSlug(slug: string): number | null {
  const digits = /(?:^|-)(\d{1,9})$/.exec(slug)?.[1];
  return digits === undefined ? null : Number(digits);
}
