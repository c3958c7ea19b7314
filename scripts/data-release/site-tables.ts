/**
 * Vite plugin: writes the Parquet files of a release among the site's files, for the page that answers questions in the
 * browser, and which they are. Publishing a release later writes the same bytes over them.
 */
import type { Plugin } from 'vite';
import { loadDataset } from '#data/pipeline/dataset-files.ts';
import { RELEASE_FILES_PATH, type ReleaseFiles } from '#schema/domain/site/release-tables.ts';
import { BROWSER_BUILDS } from '../language-builds.ts';
import { parquetOf } from './formats.ts';
import { releaseOf } from './tables.ts';

/** The files by their path, and what the page asks for first. */
export function siteTables(dataset: ReturnType<typeof loadDataset>): { path: string; source: Uint8Array | string }[] {
  const { version, asOf, tables } = releaseOf(dataset);
  const files = tables.map((table) => ({
    table,
    path: `/data/${version}/${table.name}.parquet`,
    source: parquetOf(table),
  }));
  const facts = files.map(({ table, path, source }) => [
    table.name,
    { path, bytes: source.length, rows: table.rows.length },
  ]);
  const list: ReleaseFiles = { version, asOf, tables: Object.fromEntries(facts) as ReleaseFiles['tables'] };
  return [...files, { path: RELEASE_FILES_PATH, source: `${JSON.stringify(list)}\n` }];
}

export function siteTablesFiles(): Plugin {
  return {
    name: 'site-tables',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === BROWSER_BUILDS.en,
    generateBundle() {
      for (const { path, source } of siteTables(loadDataset())) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
}
