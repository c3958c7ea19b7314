/** Paths of the local D1 and KV: what `wrangler dev --persist-to` is given, and what the seed opens. */
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folder of the local state: LOCAL_STATE of the environment, or Wrangler's own default. */
export const LOCAL_STATE: string = path.resolve(ROOT, process.env.LOCAL_STATE ?? '.wrangler/state');

/** The folder inside it that Wrangler keeps the databases in; its API wants this one, its command line the other. */
export const LOCAL_PERSIST: string = path.join(LOCAL_STATE, 'v3');
