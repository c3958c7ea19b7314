/**
 * The site's style sheets: one for the frame, with the tokens and what every page needs, and one for each page with what
 * else it needs. Two sheets come in any order; so each rank of Panda's order of rules (by property, then by condition) is
 * a layer of its own, and the frame's sheet names them all in order.
 */
import path from 'node:path';
import { getPropertyPriority } from '@pandacss/shared';
import { FRONTEND, type SourceModule } from './modules.ts';
import { addNeeds, type Needs, noNeeds, RECIPE_BASE } from './panda.ts';
import type { Site } from './site.ts';

const PAGES = path.join(FRONTEND, 'pages');
export const FRAME_ENTRY = path.join(FRONTEND, 'app/entry-client.tsx');

export const isPage = (file: string) => path.dirname(file) === PAGES && file.endsWith('.tsx');

/** Modules that one brings along; those of `but` and what only they bring are left out. */
function reach(modules: ReadonlyMap<string, SourceModule>, from: string, but: (file: string) => boolean): Set<string> {
  const seen = new Set<string>();
  const open = [from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const module = modules.get(file);
    if (!module || seen.has(file) || but(file)) continue;
    seen.add(file);
    open.push(...module.uses.now, ...module.uses.later);
  }
  return seen;
}

function needsOf(site: Site, files: Iterable<string>): Needs {
  const needs = noNeeds();
  for (const file of files) {
    const compiled = site.compiled.get(file);
    if (compiled) addNeeds(needs, compiled.needs);
  }
  return needs;
}

function difference(all: ReadonlySet<string>, known: ReadonlySet<string> = new Set()): Set<string> {
  return new Set([...all].filter((one) => !known.has(one)));
}

function without(needs: Needs, known: Needs): Needs {
  const recipes = [...needs.recipes].map(
    ([recipe, hashes]) => [recipe, difference(hashes, known.recipes.get(recipe))] as const,
  );
  return { atomic: difference(needs.atomic, known.atomic), recipes: new Map(recipes) };
}

export interface Sheets {
  frame: string;
  /** By the page's file. */
  pages: Map<string, string>;
}

export function makeSheets(site: Site): Sheets {
  const { modules, panda } = site;
  const frameFiles = reach(modules, FRAME_ENTRY, isPage);
  if (frameFiles.size === 0) throw new Error(`${FRAME_ENTRY} is no module of the site`);
  const frameNeeds = needsOf(site, frameFiles);
  const pageNeeds = new Map(
    [...modules.keys()].filter(isPage).map(
      (page) =>
        [
          page,
          without(
            needsOf(
              site,
              reach(modules, page, () => false),
            ),
            frameNeeds,
          ),
        ] as const,
    ),
  );
  const ranks = rankRules(site, [frameNeeds, ...pageNeeds.values()]);
  const written = [frameNeeds, ...pageNeeds.values()].map((needs) => rulesOf(site, needs, ranks));
  const [rules = '', ...ofPages] = withoutUnnamedOfPalette(written);
  const pages = new Map([...pageNeeds.keys()].map((page, at) => [page, ofPages[at] as string]));
  const { context } = panda;
  const base = context.createSheet();
  context.appendBaselineCss(base);
  const layers = `@layer reset, base, tokens, recipes, utilities;\n@layer utilities { @layer ${[...new Set(ranks.values())].join(', ')}; }\n@layer recipes { @layer _base; }\n`;
  const lower = withoutFallbacks(`${base.getLayerCss('reset')}\n${base.getLayerCss('base')}`);
  const sources = [...modules.values()].map(({ text }) => text).join('\n');
  const tokens = usedTokens(base.getLayerCss('tokens'), [lower, rules, ...pages.values(), sources].join('\n'));
  return { frame: `${layers}${lower}\n${darkWhereWished(tokens)}\n${rules}`, pages };
}

/** Without what stands in for fonts and colours that our own styles always name. */
function withoutFallbacks(css: string): string {
  return css
    .replace(/--(?:font|font-mono|placeholder|made-with)-(?:fallback|panda):[^;]+;/g, '')
    .replace(/, ?var\(--(?:font|font-mono|placeholder)-fallback\)/g, '')
    .replace(/@supports [^{]+\{\s*::placeholder\s*\{\s*\}\s*\}/g, '');
}

const DARK_TOKENS = /(?<=[\s{};])\.dark\s*\{([^{}]*)\}/;

/**
 * The dark colours are a screen's: a sheet of paper stays white. Without scripts nothing marks the page as light or dark,
 * and the system's wish holds. Panda knows no token with a selector within a query.
 */
function darkWhereWished(tokens: string): string {
  const [block, colors] = DARK_TOKENS.exec(tokens) ?? [];
  if (block === undefined) throw new Error('The dark colours are not among the tokens');
  const wished = `@media screen and (prefers-color-scheme: dark) { :root:not(.light, .dark) {${colors}} }`;
  return tokens.replace(block, () => `@media screen { ${block} }\n${wished}`);
}

/** The layer of each atomic rule: rules that Panda puts beside each other share one. */
function rankRules({ panda: { context } }: Site, parts: readonly Needs[]): Map<string, string> {
  const all = noNeeds();
  for (const part of parts) addNeeds(all, part);
  const encoder = context.encoder.clone();
  for (const hash of all.atomic) encoder.atomic.add(hash);
  const ranks = new Map<string, string>();
  let rank = 0;
  let before: string | undefined;
  // Sorted as Panda writes them.
  for (const { hash, conditions = [], entry } of context.decoder.clone().collectAtomic(encoder).atomic) {
    const kind = `${conditions.map(({ raw }) => String(raw)).join(' ')}|${getPropertyPriority(entry.prop)}`;
    if (before !== undefined && kind !== before) rank++;
    before = kind;
    ranks.set(hash, `r${rank}`);
  }
  return ranks;
}

function rulesOf({ panda: { context } }: Site, needs: Needs, ranks: ReadonlyMap<string, string>): string {
  const encoder = context.encoder.clone();
  for (const hash of needs.atomic) encoder.atomic.add(hash);
  const byRank = new Map<string, { hash: string; result: object }[]>();
  for (const { hash, result } of context.decoder.clone().collectAtomic(encoder).atomic) {
    const rank = ranks.get(hash) as string;
    byRank.set(rank, [...(byRank.get(rank) ?? []), { hash, result }]);
  }
  const written = [...byRank].map(([rank, results]) => {
    const sheet = context.createSheet();
    // By property and value: the same whichever module named a style first, and smaller when it is compressed.
    for (const { result } of results.sort((one, other) => (one.hash < other.hash ? -1 : 1)))
      sheet.processCss(result, 'utilities');
    return sheet.getLayerCss('utilities').replace('@layer utilities', `@layer utilities.${rank}`);
  });
  return `${recipeRules(context, needs)}\n${written.join('\n')}`;
}

function recipeRules(context: Site['panda']['context'], needs: Needs): string {
  const encoder = context.encoder.clone();
  for (const [recipe, hashes] of needs.recipes) {
    if (hashes.has(RECIPE_BASE)) encoder.processRecipeBase(recipe);
    encoder.recipes.set(recipe, difference(hashes, new Set([RECIPE_BASE])));
  }
  const sheet = context.createSheet();
  sheet.processDecoder(context.decoder.clone().collect(encoder));
  return sheet.getLayerCss('recipes');
}

/** A palette sets nine colours at once; those that no rule of the site names are left out. */
function withoutUnnamedOfPalette(sheets: readonly string[]): string[] {
  const named = new Set(sheets.flatMap((css) => css.match(/(?<=var\()--ca-colors-color-palette-[\w-]+/g) ?? []));
  return sheets.map((css) =>
    css.replace(/(--ca-colors-color-palette-[\w-]+): [^;{}]+;/g, (line, name: string) => (named.has(name) ? line : '')),
  );
}

/** The tokens that the texts name, and those that these name; the movements stay. */
function usedTokens(css: string, texts: string): string {
  const declaration = /^\s*(--ca-[\w\\.-]+): ([^;]+);$/gm;
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(declaration))
    values.set(name, [...(values.get(name) ?? []), value]);
  const named = (text: string) => [...text.matchAll(/var\((--ca-[\w\\.-]+)/g)].map(([, name]) => name as string);
  const used = new Set<string>();
  const open = named(texts);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...(values.get(name) ?? []).flatMap(named));
  }
  return css.replace(declaration, (line, name: string) => (used.has(name) ? line : ''));
}
