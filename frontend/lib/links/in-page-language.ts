/** Addresses of the API and of files that the server writes, so that they are answered in the language of the page. */
import { language } from '#names/locale.ts';

/** English, which is what the server writes unless it is asked otherwise, leaves an address as it is. */
export function inPageLanguage(address: string): string {
  if (language === 'en') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}
