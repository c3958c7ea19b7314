/**
 * Prints what each page downloads, brotli-compressed, from the built client's manifest. JavaScript as the first page of
 * a visit (the frame, the page and all they import at once; nothing else is waited for before the page comes to life) and
 * as a further one (what the frame has not brought yet); styles as the first page of a visit. Fails when a page is over
 * its budget. A tool, or a part that a page brings when it has come, is counted with the page it is on, so that it may be
 * larger. Each language has a build of its own, and every one keeps the budget. The Worker is shown as it was last bundled, and judged where it is bundled (scripts/check.ts).
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Language } from '#schema/domain/formats/language.ts';
import { WORKER_SIZE_MAX, workerSize } from './worker-size.ts';

const ROOT = path.join(import.meta.dirname, '..');
const CLIENT = path.join(ROOT, 'dist/client');

/** What browsers get in each language, as vite.config.ts builds it. */
export const CLIENTS: Record<Language, string> = { en: CLIENT, fr: path.join(ROOT, 'dist/client-fr') };

/** Bytes after brotli; of the Worker after gzip. */
export interface Budgets {
  /** JavaScript before the first page of a visit is whole, and what a tool on it may come to on top of that. */
  first: number;
  tool: number;
  /** JavaScript that each further page may add. */
  further: number;
  /** Styles of the first page of a visit. */
  styles: number;
}

export const BUDGETS: Budgets = { first: 138_000, tool: 40_000, further: 62_000, styles: 15_700 };

const TOOLS_PAGE = 'pages/resources.tsx';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Bytes of a page, or of a page with one of its tools. */
export interface PageSize {
  page: string;
  isPage: boolean;
  first: number;
  further: number;
  styles: number;
}

/** What the pages of a built client download, the largest first. */
export function bundleSizes(client: string = CLIENT): { frame: number; pages: PageSize[] } {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(client, file))).length;
    sizes.set(file, size);
    return size;
  };
  const total = (files: Iterable<string>) => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0);

  /** The chunks and everything they import at once. */
  const chunksOf = (keys: readonly string[]): Chunk[] => {
    const seen = new Map<string, Chunk>();
    const visit = (key: string): void => {
      const chunk = manifest[key];
      if (!chunk || seen.has(key)) return;
      seen.set(key, chunk);
      chunk.imports?.forEach(visit);
    };
    keys.forEach(visit);
    return [...seen.values()];
  };
  const scripts = (keys: readonly string[]) =>
    total(chunksOf(keys).flatMap(({ file }) => (file.endsWith('.js') ? [file] : [])));
  const styles = (keys: readonly string[]) => total(chunksOf(keys).flatMap(({ css = [] }) => css));

  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error(`No entry in the manifest of ${client}`);
  const start = [entry];
  const all = Object.keys(manifest).filter((key) => key.startsWith('pages/'));
  // A part that another page brings after it has come is counted with that page, as a tool is.
  const parts = all.flatMap((page) =>
    (manifest[page]?.dynamicImports ?? []).filter((key) => key.startsWith('pages/')).map((part) => [page, part]),
  );
  const pages = all.filter((key) => !parts.some(([, part]) => part === key));
  if (pages.length === 0) throw new Error(`No pages in the manifest of ${client}`);

  const frame = scripts(start);
  const tools = (manifest[TOOLS_PAGE]?.dynamicImports ?? []).filter((key) => key.startsWith('features/'));
  const opened = [...pages.map((page) => [page]), ...tools.map((tool) => [TOOLS_PAGE, tool]), ...parts];
  const nameOf = (keys: string[]) => keys.map((key) => key.replace(/^pages\/|^.*\/(?=[^/]+$)|\.tsx$/g, '')).join(': ');
  return {
    frame,
    pages: opened
      .map((keys) => {
        const loaded = [...start, ...keys];
        const first = scripts(loaded);
        // The styles of a part come with it, when those of its page are long there.
        const own = parts.some(([, part]) => part === keys[1]) ? keys.slice(1) : keys;
        return {
          page: nameOf(keys),
          isPage: keys.length === 1,
          first,
          further: first - frame,
          styles: styles([...start, ...own]),
        };
      })
      .sort((a, b) => b.first - a.first),
  };
}

/** What of a page is over which budget; empty when it keeps them all. */
export function overBudget(page: Omit<PageSize, 'page'>, budgets: Budgets = BUDGETS): (keyof Budgets)[] {
  const { first, tool, further, styles } = budgets;
  return [
    ...(page.isPage && page.first > first ? (['first'] as const) : []),
    ...(!page.isPage && page.first > first + tool ? (['tool'] as const) : []),
    ...(page.further > further ? (['further'] as const) : []),
    ...(page.styles > styles ? (['styles'] as const) : []),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** The pages of builds that are over a budget, one line each: `  fr search: first`. */
export function allOver(builds: readonly { language: string; pages: readonly PageSize[] }[]): string[] {
  return builds.flatMap(({ language, pages }) =>
    pages.flatMap((page) => {
      const what = overBudget(page);
      return what.length > 0 ? [`  ${language} ${page.page}: ${what.join(', ')}`] : [];
    }),
  );
}

function printSizes(clients: Record<string, string>): void {
  const builds = Object.entries(clients).map(([language, client]) => ({ language, ...bundleSizes(client) }));
  for (const { language, frame, pages } of builds) {
    console.log(`    first   further    styles  in: ${language}`);
    console.log(`${kilobytes(frame)}                      the frame alone`);
    for (const { page, first, further, styles } of pages)
      console.log(`${kilobytes(first)} ${kilobytes(further)} ${kilobytes(styles)}  ${page}`);
  }
  const worker = path.join(ROOT, 'dist/worker');
  if (existsSync(worker)) {
    const { compressed } = workerSize(worker);
    console.log(`${kilobytes(compressed)} of ${kilobytes(WORKER_SIZE_MAX).trim()}  the Worker, as last bundled`);
  }
  const { first, tool, further, styles } = BUDGETS;
  const over = allOver(builds);
  if (over.length === 0) return;
  console.error(
    [
      `Over the budget (first ${kilobytes(first).trim()}, a tool ${kilobytes(tool).trim()} more, each further page ${kilobytes(further).trim()}, styles ${kilobytes(styles).trim()}):`,
      ...over,
    ].join('\n'),
  );
  process.exitCode = 1;
}

if (import.meta.main) {
  const given = process.argv[2];
  printSizes(given === undefined ? CLIENTS : { [given]: path.resolve(given) });
}
