/** Addresses of institutions as their directories write them, made usable. */

/**
 * The address with a scheme and without needless ends; null when it is no web address. What follows `#` stays: it is the
 * page itself where a site draws its pages in the browser.
 */
export function websiteOf(text: string | null): string | null {
  const bare = text
    ?.trim()
    .replace(/^(https?:\/\/)+/i, '')
    .replace(/\?_ga=.*$/, '')
    .replace(/#$/, '')
    .replace(/#.*$/, (fragment) => fragment.replaceAll(' ', '%20'));
  if (!bare || /\s/.test(bare)) return null;
  const address = URL.canParse(`https://${bare}`) ? new URL(`https://${bare}`) : null;
  if (!address?.hostname.includes('.')) return null;
  return address.pathname === '/' && !address.search && !address.hash ? `${address.origin}/` : address.href;
}

/** Host name without "www.". */
export function hostOf(website: string | null): string | null {
  return website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\d?\./, '') : null;
}

const SECOND_LEVEL = /\.(?:ac|co|edu|gov|org|gc)\.[a-z]{2}$/;

/** The part of a host that is registered, "umich.edu" of "lsa.umich.edu". */
export function registeredDomainOf(host: string): string {
  return host
    .split('.')
    .slice(SECOND_LEVEL.test(host) ? -3 : -2)
    .join('.');
}
