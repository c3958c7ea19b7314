/**
 * Key of a name under which its spellings are equal: no case, accents, punctuation or spaces, "&" read as "and". Used
 * to tell whether two names are the same, never shown.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
