/**
 * Prints what each page downloads as JavaScript, brotli-compressed, from the built SPA's manifest: as the first page of
 * a visit (the frame, the page and all they import at once) and as a further one (what the frame has not brought yet).
 * Fails when a page is over its budget as either. A tool is counted with the page it is on: it comes after that page
 * has shown, so that it has the further page's budget only.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const CLIENT = path.join(import.meta.dirname, '../dist/client');
/**
 * Bytes: what a visit may download before its first page shows, and what each further page may add. The first was 135,000
 * until cards told of kinds, closed schools and small cohorts (docs/decisions/0040-one-table-of-fields.md).
 */
export const FIRST_LOAD = 139_000;
export const FURTHER_PAGE = 60_000;
const TOOLS_PAGE = 'pages/resources.tsx';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

/** Bytes of a page, or of a page with one of its tools. */
export interface PageSize {
  page: string;
  isPage: boolean;
  first: number;
  further: number;
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

  /** The chunks and everything they import at once. */
  const filesOf = (keys: readonly string[]): Set<string> => {
    const seen = new Set<string>();
    const visit = (key: string): void => {
      const chunk = manifest[key];
      if (!chunk || seen.has(key)) return;
      seen.add(key);
      chunk.imports?.forEach(visit);
    };
    keys.forEach(visit);
    return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
  };

  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error(`No entry in the manifest of ${client}`);
  /** The entry is a few lines; what it brings at once is the frame. */
  const start = [entry, ...(manifest[entry]?.dynamicImports ?? [])];
  const pages = Object.keys(manifest).filter((key) => key.startsWith('pages/'));
  if (pages.length === 0) throw new Error(`No pages in the manifest of ${client}`);

  const total = (keys: readonly string[]) => [...filesOf(keys)].reduce((sum, file) => sum + sizeOf(file), 0);
  const frame = total(start);
  const tools = (manifest[TOOLS_PAGE]?.dynamicImports ?? []).filter((key) => key.startsWith('features/'));
  const opened = [...pages.map((page) => [page]), ...tools.map((tool) => [TOOLS_PAGE, tool])];
  const nameOf = (keys: string[]) => keys.map((key) => key.replace(/^pages\/|^.*\/(?=[^/]+$)|\.tsx$/g, '')).join(': ');
  return {
    frame,
    pages: opened
      .map((keys) => {
        const first = total([...start, ...keys]);
        return { page: nameOf(keys), isPage: keys.length === 1, first, further: first - frame };
      })
      .sort((a, b) => b.first - a.first),
  };
}

function printSizes(client: string): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  const { frame, pages } = bundleSizes(client);
  console.log('    first   further');
  console.log(`${kilobytes(frame)}            the frame alone`);
  for (const { page, first, further } of pages) {
    console.log(`${kilobytes(first)} ${kilobytes(further)}  ${page}`);
  }
  const over = pages.filter(({ isPage, first, further }) => further > FURTHER_PAGE || (isPage && first > FIRST_LOAD));
  if (over.length > 0) {
    console.error(
      `Over the budget (${kilobytes(FIRST_LOAD).trim()} for the first page, ${kilobytes(FURTHER_PAGE).trim()} for each further one): ${over.map(({ page }) => page).join(', ')}`,
    );
    process.exitCode = 1;
  }
}

if (import.meta.main) printSizes(path.resolve(process.argv[2] ?? CLIENT));
