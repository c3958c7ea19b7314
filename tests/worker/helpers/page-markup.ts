/** A page's markup as tests read it: what is said and where it leads, without the looks. */

/** Attributes that say something. */
const TOLD = ['href', 'id', 'alt', 'action', 'name', 'rel', 'aria-current', 'value', 'open'];

/** The content of #root. */
export function rootOf(page: string): string {
  const [, root = ''] = /<div id="root">(.*)<\/div>\s*(?:<noscript>.*<\/noscript>\s*)?<\/body>/s.exec(page) ?? [];
  return root;
}

/** The markup of #root with the attributes that tell something only, and without what React notes for itself. */
export function plainOf(page: string): string {
  return rootOf(page)
    .replace(/<!--.*?-->/gs, '')
    .replaceAll('&#x27;', '&#39;')
    .replace(/<([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/gi, (_, tag, attributes: string, end) => {
      const told = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
        .filter(([, name = '']) => TOLD.includes(name))
        .map(([all]) => ` ${all}`);
      return `<${tag}${told.join('')}${end}>`;
    });
}

/** All that is said, in one line of text, as it stands in HTML. */
export function textOf(page: string): string {
  return plainOf(page)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
