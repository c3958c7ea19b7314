/**
 * Evaluates the modules of folders called `derived` when the site is built: browsers get the tables they export, and not the
 * registry that these are made of (decision 22). Everywhere else they are modules like any other.
 */

import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

const DERIVED = /\/derived\/[^/]+\.ts$/;

/** Source of a module with the same exports as plain values. Throws for what is no plain value. */
export function tableSource(file: string, exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .map(([name, value]) => {
      const json = JSON.stringify(value);
      if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value)) {
        throw new Error(
          `${file}: ${name} is no plain value; a derived table may have objects, lists, texts and numbers only`,
        );
      }
      return `export const ${name} = ${json};\n`;
    })
    .join('');
}

export function derivedTables(): Plugin {
  return {
    name: 'derived-tables',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!DERIVED.test(id)) return null;
      return tableSource(id, (await import(pathToFileURL(id).href)) as Record<string, unknown>);
    },
  };
}
