/** The raw files and their descriptions belong together: neither stands without the other. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadSource, RAW_FOLDER, type Source } from './source.ts';

/** All that a clone downloads of raw data: a limit for the folder, in bytes. */
const FOLDER_MAX = 16_000_000;

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const sources = folders.map(({ name }): [string, Source] => [name, loadSource(path.join(import.meta.dirname, name))]);

describe('raw files', () => {
  it.each(sources)('%s is described by its folder, and is the file described', (folder, source) => {
    expect(source.key).toBe(folder);
    expect(source.file).toMatch(new RegExp(`^${folder}\\.(csv|jsonl|json)\\.gz$`));
    const bytes = gunzipSync(readFileSync(path.join(RAW_FOLDER, source.file)));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(source.sha256);
    for (const text of [source.publisher, source.title, source.vintage, source.licence]) expect(text).not.toBe('');
    expect(source.url).toMatch(/^https:\/\//);
    expect(source.rows).toBeGreaterThan(0);
  });

  it('are all described', () => {
    expect(readdirSync(RAW_FOLDER).sort()).toEqual(sources.map(([, source]) => source.file).sort());
  });

  it('stay small enough to be cloned by anybody', () => {
    const bytes = readdirSync(RAW_FOLDER).reduce((sum, file) => sum + statSync(path.join(RAW_FOLDER, file)).size, 0);
    expect(bytes).toBeLessThan(FOLDER_MAX);
  });
});
