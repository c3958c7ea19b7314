/** Checks of running text (frontend/content/running-text.ts): articles and help. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadArticle } from '#frontend/content/article-texts.ts';
import { articleOf } from '#frontend/content/articles.ts';
import { findHelpArticle } from '#frontend/content/help-categories.ts';
import { loadHelp } from '#frontend/content/help-texts.ts';
import { type Block, drawingPath, type Inline, type Inlines } from '#frontend/content/running-text.ts';
import { linkedCanadaLoan, linkedEstimate, linkedUsLoan } from '#frontend/features/calculator/linked-values.ts';
import { rawQueryOf } from '#schema/api/params.ts';
import { searchQuery } from '#schema/api/search.ts';
import { RESOURCE_TABS, RESOURCE_TOOLS } from '#schema/domain/site/resources.ts';
import { aliasTarget } from '#schema/domain/site/route-aliases.ts';
import { routeOf, type SiteRouteName } from '#schema/domain/site/route-paths.ts';
import { AID_SITES } from '#words/calculators/aid-sites.ts';
import { FAQ_SECTIONS } from '#words/faq-sections.md';
import { GLOSSARY } from '#words/glossary-terms.md';

const PUBLIC = path.resolve(import.meta.dirname, '../../frontend/public');

/** Texts whose addresses have a parameter: whether one of that path exists, and the anchors it has. */
export type AnchorsOf = (pathname: string) => Promise<ReadonlySet<string> | null>;

/** Ids of the headings, which an address may name. */
export function anchorsOf(blocks: readonly Block[]): Set<string> {
  return new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])));
}

/** Every run of text with links in it. */
function inlinesOf(block: Block): Inlines[] {
  switch (block.kind) {
    case 'heading':
      return [];
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'bars':
      return [block.source];
    case 'figure':
      return [block.caption];
    case 'letter':
      return block.paragraphs.map((text) => [text]);
    case 'list':
      return [...block.items];
    case 'table':
      return block.rows.flat();
  }
}

export function linksOf(blocks: readonly Block[]): Extract<Inline, { kind: 'link' }>[] {
  return blocks
    .flatMap(inlinesOf)
    .flat()
    .filter((part) => typeof part !== 'string' && part.kind === 'link') as Extract<Inline, { kind: 'link' }>[];
}

/** What is read as sentences; headings and tables are not. */
export function proseOf(blocks: readonly Block[]): string[] {
  const textOf = (inlines: Inlines) => inlines.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  return blocks.flatMap((block) =>
    block.kind === 'heading' || block.kind === 'table' || block.kind === 'bars' ? [] : inlinesOf(block).map(textOf),
  );
}

async function articleAnchors(pathname: string): Promise<ReadonlySet<string> | null> {
  const article = articleOf(pathname.split('/')[2] ?? '');
  return article ? anchorsOf((await loadArticle(article.key)).text) : null;
}

async function helpAnchors(pathname: string): Promise<ReadonlySet<string> | null> {
  const [, , category = '', article = ''] = pathname.split('/');
  const found = findHelpArticle(category, article);
  return found ? anchorsOf((await loadHelp(found.category.key)).texts[article] ?? []) : null;
}

const TEXT_ANCHORS: Partial<Record<SiteRouteName, AnchorsOf>> = { article: articleAnchors, helpArticle: helpAnchors };

/** Pages whose every anchor is known: what an address may name on them. */
const PAGE_ANCHORS: Partial<Record<SiteRouteName, ReadonlySet<string>>> = {
  faq: new Set(FAQ_SECTIONS.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)])),
  glossary: new Set(GLOSSARY.flatMap(({ id, terms }) => [id, ...terms.map(({ key }) => key)])),
  scholarships: new Set([
    'list',
    'first',
    ...AID_SITES.flatMap(({ key, groups }) => [key.toLowerCase(), ...groups.map(({ id }) => id)]),
  ]),
};

/** The forms whose values an address may carry after its #: whether all that it names is a field. */
const FORMS: Partial<Record<SiteRouteName, (fragment: string, url: URL) => boolean>> = {
  loanRepayment: (fragment, url) =>
    readsAll(fragment, url.searchParams.get('country') === 'ca' ? linkedCanadaLoan : linkedUsLoan),
  aidEstimate: (fragment) => readsAll(fragment, linkedEstimate),
};

const readsAll = (fragment: string, read: (fragment: string) => object | null): boolean =>
  [...new URLSearchParams(fragment)].every(([name, value]) => read(`${name}=${value}`) !== null);

/** Faults of an address inside the site, as it stands in a text; `own` are the anchors of the text itself. */
async function addressFaults(to: string, own: ReadonlySet<string>, anchors: AnchorsOf): Promise<string[]> {
  const url = new URL(to, 'https://site.example');
  const anchor = url.hash.slice(1);
  if (to.startsWith('#')) return own.has(anchor) ? [] : [`no heading ${to}`];
  const route = routeOf(url.pathname);
  if (!route) return aliasTarget(url.pathname) === null ? [`no page at ${to}`] : [`${to} is a second address`];
  const faults: string[] = [];
  if (Object.keys(route.params).length > 0) {
    const known = await (TEXT_ANCHORS[route.name] ?? anchors)(url.pathname);
    if (known === null) faults.push(`nothing at ${to}`);
    else if (anchor !== '' && !known.has(anchor)) faults.push(`no heading ${to}`);
  }
  if (anchor !== '' && PAGE_ANCHORS[route.name]?.has(anchor) === false) faults.push(`nothing is called ${to}`);
  if (route.name === 'search') {
    const { q, ...rest } = rawQueryOf(url.searchParams);
    if (!searchQuery.safeParse(q ? { ...rest, search: q } : rest).success) faults.push(`the search cannot read ${to}`);
  }
  if (anchor !== '' && FORMS[route.name]?.(decodeURIComponent(anchor), url) === false) {
    faults.push(`the form reads nothing of ${to}`);
  }
  if (route.name === 'resources') {
    const tab = url.searchParams.get('tab');
    const tool = url.searchParams.get('tool');
    if (tab !== null && !RESOURCE_TABS.some((one) => one === tab)) faults.push(`no tab ${to}`);
    if (tool !== null && !RESOURCE_TOOLS.some((one) => one === tool)) faults.push(`no tool ${to}`);
  }
  return faults;
}

async function linkFaults(
  { text, to }: { text: string; to: string },
  own: ReadonlySet<string>,
  anchors: AnchorsOf,
): Promise<string[]> {
  const faults =
    text.trim() === '' || /^(here|this|link|click here)$/i.test(text.trim()) ? [`a link without a name to ${to}`] : [];
  if (to.startsWith('/') || to.startsWith('#')) return [...faults, ...(await addressFaults(to, own, anchors))];
  const url = URL.canParse(to) ? new URL(to) : null;
  if (url?.protocol !== 'https:' || !url.hostname.includes('.')) faults.push(`not a https address: ${to}`);
  return faults;
}

/** Headings come in order, none twice and none without words under it. */
function headingFaults(blocks: readonly Block[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  let level = 1;
  blocks.forEach((block, at) => {
    if (block.kind !== 'heading') return;
    if (block.level > level + 1) faults.push(`heading “${block.text}” skips a level`);
    level = block.level;
    if (!/^[a-z][a-z0-9-]*$/.test(block.id)) faults.push(`heading id “${block.id}” is no plain fragment`);
    if (seen.has(block.id)) faults.push(`two headings are called ${block.id}`);
    seen.add(block.id);
    const next = blocks[at + 1];
    if (!next || (next.kind === 'heading' && next.level <= block.level)) faults.push(`nothing under “${block.text}”`);
  });
  return faults;
}

export function pictureFaults({ drawing, alt }: { drawing: string; alt: string }): string[] {
  const faults = alt.trim().length < 10 ? [`picture ${drawing} has no alternative text`] : [];
  if (!existsSync(path.join(PUBLIC, drawingPath(drawing)))) faults.push(`there is no drawing ${drawing}`);
  return faults;
}

function shapeFaults(block: Block): string[] {
  switch (block.kind) {
    case 'table':
      return [
        ...(block.caption.trim() === '' ? ['a table without a caption'] : []),
        ...block.rows
          .filter((row) => row.length !== block.columns.length)
          .map(() => `a row of “${block.caption}” has not as many cells as there are columns`),
      ];
    case 'bars':
      return [
        ...(block.caption.trim() === '' ? ['bars without a caption'] : []),
        ...(block.source.length === 0 ? [`“${block.caption}” names no source`] : []),
        ...(block.columns.includes('') ? [`“${block.caption}” has a column without a name`] : []),
        ...(block.bars.length < 2 ? [`“${block.caption}” has nothing to compare`] : []),
        ...block.bars
          .filter(({ value }) => !(value >= 0 && (block.unit !== 'percent' || value <= 100)))
          .map(({ label }) => `the bar of ${label} has no length`),
      ];
    case 'list':
      return block.items.length < 2 ? ['a list of one'] : [];
    case 'figure':
      return pictureFaults(block);
    default:
      return inlinesOf(block).some((inlines) => inlines.length === 0) ? [`an empty ${block.kind}`] : [];
  }
}

/**
 * Everything that is wrong with a text, in words; empty when nothing is. `anchors` knows the texts at addresses with
 * parameters that are not articles.
 */
export async function contentFaults(
  blocks: readonly Block[],
  anchors: AnchorsOf = () => Promise.resolve(null),
): Promise<string[]> {
  const own = anchorsOf(blocks);
  const links = await Promise.all(linksOf(blocks).map((one) => linkFaults(one, own, anchors)));
  return [...headingFaults(blocks), ...blocks.flatMap(shapeFaults), ...links.flat()];
}
