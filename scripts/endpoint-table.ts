/**
 * Vite plugin: the pages get the endpoints' names, methods and paths only, and which of them are personal. Their
 * contracts, and zod with them (14 kB, brotli), are a chunk of their own that frontend/api/contracts.ts brings along
 * with the first answer.
 */
import type { Plugin } from 'vite';
import { endpoints } from '#schema/api/endpoints.ts';

const ENDPOINTS = '#schema/api/endpoints.ts';
const TABLE = '\0endpoint-table';
/** The one module that gets the whole. */
const CONTRACTS = 'frontend/api/contracts.ts';

const table = Object.fromEntries(
  Object.entries(endpoints).map(([key, { name, method, path, auth }]) => [
    key,
    { name, method, path, ...(auth === 'session' ? { auth } : {}) },
  ]),
);

export function endpointTable(): Plugin {
  return {
    name: 'endpoint-table',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === ENDPOINTS && importer && !importer.endsWith(CONTRACTS) ? TABLE : null;
    },
    load(id) {
      return id === TABLE ? `export const endpoints = ${JSON.stringify(table)};` : null;
    },
  };
}
