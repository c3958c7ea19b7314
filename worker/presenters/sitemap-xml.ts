/** Lists of addresses as sitemaps.org describes them, with Google's links to a page's other languages. */
import { LANGUAGES, type Language } from '#schema/domain/formats/language.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Pages of the site by their address in each language; each address names the page's others. */
export function sitemapXml(pages: readonly Record<Language, string>[]): string {
  const items = pages.flatMap((twins) => {
    const named = LANGUAGES.map((language) => alternate(language, twins[language])).join('') + alternate(ANY, twins.en);
    return LANGUAGES.map((language) => item('url', twins[language], named));
  });
  return listXml('urlset', items, XHTML);
}

/** What is shown to readers of all other languages. */
const ANY = 'x-default';
const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`;

/** Files of pages. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  return listXml(
    'sitemapindex',
    addresses.map((address) => item('sitemap', address)),
  );
}

const item = (name: string, address: string, more = '') => `<${name}><loc>${escaped(address)}</loc>${more}</${name}>\n`;

function listXml(list: string, items: readonly string[], further = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}"${further}>\n${items.join('')}</${list}>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
}
