/** Size of the Worker as it would be uploaded, and its limit. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Largest the bundle may become, compressed: parsing it is what a cold start waits for. Cloudflare itself takes 10 MB. The
 * lexicons by which wishes are read are about 150 kB of it (docs/decisions/0017-parsing-the-search-line.md); what is said on pages,
 * the 23 guides and the list of scholarships among it, is drawn from the bundle too (0067), in two languages: 1,516 kB when
 * French had come (0072).
 */
export const WORKER_SIZE_MAX = 1_600_000;

/** Bytes of the modules in a folder that `wrangler deploy --dry-run --outdir` wrote. Throws when there are none. */
export function workerSize(folder: string): { raw: number; compressed: number } {
  // Beside the modules lie source maps, which are not uploaded, and a note of wrangler's.
  const modules = readdirSync(folder).filter((file) => !/\.(map|md)$/.test(file));
  if (modules.length === 0) throw new Error(`There is no Worker in ${folder}`);
  const bytes = Buffer.concat(modules.map((file) => readFileSync(path.join(folder, file))));
  return { raw: bytes.length, compressed: gzipSync(bytes).length };
}
