/** Lists of addresses as sitemaps.org describes them. */

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Pages of the site. */
export function sitemapXml(addresses: readonly string[]): string {
  return listXml('urlset', 'url', addresses);
}

/** Files of pages. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  return listXml('sitemapindex', 'sitemap', addresses);
}

function listXml(list: string, item: string, addresses: readonly string[]): string {
  const items = addresses.map((address) => `<${item}><loc>${escaped(address)}</loc></${item}>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${items.join('')}</${list}>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
}
