/** Which pages can be had as Markdown, at their address with `.md` or by `Accept`. */
import { readAddress } from '#schema/domain/site/route-addresses.ts';
import { routeOf, type SiteRouteName } from '#schema/domain/site/route-paths.ts';

/** Pages of records and of text: what they say is in their headings, tables and paragraphs. */
const IN_MARKDOWN: ReadonlySet<SiteRouteName> = new Set([
  'university',
  'majors',
  'major',
  'careers',
  'career',
  'article',
  'helpArticle',
  'students',
  'faq',
  'glossary',
  'about',
  'assistants',
  'privacy',
  'terms',
]);

const ENDING = '.md';

export const hasMarkdown = (name: SiteRouteName): boolean => IN_MARKDOWN.has(name);

/** The address of the Markdown of the page at an address, with its query. */
export const markdownAddress = (address: string): string => address.replace(/(?=\?|$)/, ENDING);

/** The path of the page whose Markdown is at a path; null where none is. */
export function pageOfMarkdown(pathname: string): string | null {
  if (!pathname.endsWith(ENDING)) return null;
  const page = pathname.slice(0, -ENDING.length);
  const route = routeOf(readAddress(page).path);
  return route && hasMarkdown(route.name) ? page : null;
}

/** Whether who asks names Markdown, and would not rather have HTML. Browsers do not name it. */
export function prefersMarkdown(accept: string | null): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false;
  const weightOf = (type: string): number => {
    for (const range of accept.toLowerCase().split(',')) {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
      if (name !== type) continue;
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
    }
    return 0;
  };
  const markdown = weightOf('text/markdown');
  return markdown > 0 && markdown >= weightOf('text/html');
}
