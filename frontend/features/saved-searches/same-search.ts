/** Whether two addresses of the search page ask for the same universities. */

/** How results are shown is no part of what is asked. */
const NOT_ASKED = new Set(['page', 'view']);

export function isSameSearch(a: string, b: string): boolean {
  return asked(a) === asked(b);
}

function asked(query: string): string {
  return [...new URLSearchParams(query)]
    .filter(([name, value]) => value !== '' && !NOT_ASKED.has(name))
    .map(([name, value]) => `${name}=${value.toLowerCase()}`)
    .sort()
    .join('&');
}
