/** Links of a long text to the site's own pages and headings: what leads nowhere. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Block, Inline } from '#frontend/content/running-text.ts';
import { ARTICLE_IDS, ARTICLE_KEYS } from '#schema/domain/site/articles.ts';
import { isHelpArticle } from '#schema/domain/site/help-articles.ts';
import { routeOf } from '#schema/domain/site/route-paths.ts';
import { TextError } from './markdown.ts';

type Links = (block: Block) => string[];

const linksOf: Links = (block) =>
  [block]
    .flatMap((one): Inline[] => {
      switch (one.kind) {
        case 'heading':
        case 'letter':
          return [];
        case 'list':
          return one.items.flat();
        case 'table':
          return one.rows.flat(2);
        case 'bars':
          return [...one.source];
        case 'figure':
          return [...one.caption];
        default:
          return [...one.text];
      }
    })
    .flatMap((part) => (typeof part !== 'string' && part.kind === 'link' ? [part.to] : []));

/** Why an address leads nowhere; undefined when it leads somewhere. */
function linkFault(to: string, own: ReadonlySet<string>, articles: string): string | undefined {
  if (to.startsWith('#')) return own.has(to.slice(1)) ? undefined : 'this text has no such heading';
  if (!to.startsWith('/'))
    return /^https:\/\/[^/]+\.[^/]/.test(to) ? undefined : 'an address begins with / or https://';
  const { pathname, hash } = new URL(to, 'https://site.example');
  const route = routeOf(pathname);
  if (!route) return 'the site has no such page';
  const [, , first = '', second = ''] = pathname.split('/');
  if (route.name === 'helpArticle') return isHelpArticle(first, second) ? undefined : 'there is no such help article';
  if (route.name !== 'article') return undefined;
  const key = ARTICLE_KEYS.find((one) => String(ARTICLE_IDS[one]) === first);
  const file = path.join(articles, `${key}.md`);
  if (!key || !existsSync(file)) return 'there is no such article';
  return hash === '' || readFileSync(file, 'utf8').includes(`{${hash}}`)
    ? undefined
    : 'that article has no such heading';
}

/** Throws a TextError for the first link that leads nowhere; `articles` is the folder of the articles in its language. */
export function checkLinks(file: string, blocks: readonly Block[], lines: readonly number[], articles: string): void {
  const own = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])));
  blocks.forEach((block, at) => {
    for (const to of linksOf(block)) {
      const fault = linkFault(to, own, articles);
      if (fault) throw new TextError(file, lines[at] ?? 1, `dead link ${to}: ${fault}`);
    }
  });
}
