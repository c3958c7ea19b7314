/**
 * Prints what a first visit to each page downloads as JavaScript, brotli-compressed, from the built SPA's manifest:
 * the entry, the page's chunk and all they import at once. Fails when a page is over the budget.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const CLIENT = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist/client'));
/** Bytes; design/architecture.md, "first-load JavaScript". */
const BUDGET = 135_000;

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}
const manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(CLIENT, file))).length;
  sizes.set(file, size);
  return size;
}

/** The chunk and everything it imports at once. */
function filesOf(keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (entry === undefined) throw new Error(`No entry in the manifest of ${CLIENT}`);
const pages = Object.keys(manifest).filter((key) => key.startsWith('pages/'));

const total = (keys: readonly string[]) => [...filesOf(keys)].reduce((sum, file) => sum + sizeOf(file), 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const frame = total([entry]);
console.log(`${kilobytes(frame)}  the frame alone`);
const rows = pages.map((page) => ({ page, bytes: total([entry, page]) })).sort((a, b) => b.bytes - a.bytes);
for (const { page, bytes } of rows) {
  console.log(
    `${kilobytes(bytes)}  ${page.replace(/^pages\/|\.tsx$/g, '')}${bytes > BUDGET ? '  over the budget' : ''}`,
  );
}
if (rows.some(({ bytes }) => bytes > BUDGET)) {
  console.error(`The budget of a first load is ${kilobytes(BUDGET).trim()}.`);
  process.exitCode = 1;
}
