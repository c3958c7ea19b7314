/** Size of the Worker as it would be uploaded, and its limit. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Largest the bundle may become, compressed: parsing it is what a cold start waits for. Cloudflare itself takes 10 MB, 3 MB on
 * its free plan. The lexicons of the search are about 150 kB of it (docs/decisions/0017-parsing-the-search-line.md). Pages and
 * presenters are there once for each language (docs/french.md), which is some 500 kB for French with its copy of the
 * components and libraries: 2,094 kB when that came. An article is about 3 kB
 * in each language. What only browsers use (contracts of answers, outlines of states, the list of common passwords) is left out
 * of the Worker's copies of the pages by `ON_SERVER` (frontend/lib/rendering/on-server.ts): 180 kB.
 * Passkeys are 114 kB, 88 of them the library that checks them (docs/decisions/0028-passkeys.md). The page for questions in SQL is 20 kB; its
 * engine is in browsers alone. The tables, maps, offers and dashboards redrawn in November 2026 added
 * about 30 kB, both languages together. With the French of what sources call figures it was 2,574 kB on November 29, 2026, and
 * 2,601 kB with the screens and words redrawn on that day.
 */
export const WORKER_SIZE_MAX = 2_620_000;

/** Bytes of the modules in a folder that `wrangler deploy --dry-run --outdir` wrote. Throws when there are none. */
export function workerSize(folder: string): { raw: number; compressed: number } {
  // Beside the modules lie source maps, which are not uploaded, and a note of wrangler's.
  const modules = readdirSync(folder).filter((file) => !/\.(map|md)$/.test(file));
  if (modules.length === 0) throw new Error(`There is no Worker in ${folder}`);
  const bytes = Buffer.concat(modules.map((file) => readFileSync(path.join(folder, file))));
  return { raw: bytes.length, compressed: gzipSync(bytes).length };
}
