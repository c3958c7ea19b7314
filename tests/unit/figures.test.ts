/** Checks the registry of figures, and that no other table names figures one by one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Figure } from '#schema/domain/figures/figure.ts';
import { FIGURE_KEYS, figureOf } from '#schema/domain/figures/figures.ts';
import { ANSWERED_FIGURES, factOfAnswer } from '#schema/domain/search/answered-figures.ts';
import { FILTER_KEYS, SEARCH_FILTERS } from '#schema/domain/search/search-filters.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const entries = FIGURE_KEYS.map((key) => ({ key, figure: figureOf(key) }));

describe('the registry of figures', () => {
  const places: Record<string, (figure: Figure) => unknown> = {
    record: ({ record }) => record,
    fact: ({ fact }) => (typeof fact === 'number' ? fact : undefined),
    peers: ({ peers }) => peers,
    followed: ({ followed }) => followed,
    'search.column': ({ search }) => search?.column,
  };
  it.each(Object.entries(places))('gives each %s a place of its own, without a gap', (_name, placeOf) => {
    const taken = entries.flatMap(({ figure }) => (placeOf(figure) as number | undefined) ?? []);
    expect(taken.toSorted((a, b) => a - b)).toEqual(taken.map((_, at) => at + 1));
  });

  it('gives every filter and every row of the printed sheet a place of its own', () => {
    const filters = FILTER_KEYS.map((key) => SEARCH_FILTERS[key].place);
    const rows = entries.flatMap(({ figure: { print } }) => print?.row ?? []);
    expect(new Set(filters).size).toBe(filters.length);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('knows the unit of every number that is searched, followed or compared with peers', () => {
    const bare = entries.filter(
      ({ figure: { unit, search, followed, peers } }) =>
        unit === undefined && (search !== undefined || followed !== undefined || peers !== undefined),
    );
    expect(bare).toEqual([]);
  });

  it('has a fact for all that can be asked of a school, but for where it is', () => {
    expect(ANSWERED_FIGURES.filter((asked) => factOfAnswer(asked) === null)).toEqual(['place']);
    const known: readonly string[] = ANSWERED_FIGURES;
    expect(entries.flatMap(({ figure }) => figure.asked ?? []).filter((asked) => !known.includes(asked))).toEqual([]);
  });

  it('reads fields, members of fields, and nothing else', () => {
    const keys = new Set<string>(FIGURE_KEYS);
    const strays = entries.filter(({ figure: { part, fact } }) => {
      const named = [part?.[0], typeof fact === 'string' ? fact : undefined];
      return named.some((name) => name !== undefined && !keys.has(name));
    });
    expect(strays).toEqual([]);
  });
});

/**
 * How often files of the product name a figure, besides its entry, its words and the folder data/, which reads and checks it:
 * hand-made sentences, charts and rules do. Lower the numbers when a table goes; a new figure needs none of them.
 */
const NAMED_AT_MOST = 812;
const RETENTION_AT_MOST = 4;
/** Names that are also other words. */
const SHORT = /^[a-z]+$/;

function filesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/figures\/|styled-system/.test(file));
}

describe('a figure is named in its entry and its words', () => {
  const texts = ['schema', 'worker', 'frontend'].flatMap(filesOf).map((file) => ({
    file,
    names: new Set(readFileSync(path.join(ROOT, file), 'utf8').match(/[A-Za-z]+/g)),
  }));
  const filesNaming = (key: string) => texts.filter(({ names }) => names.has(key)).map(({ file }) => file);

  it('and in fewer and fewer other files', () => {
    const named = FIGURE_KEYS.filter((key) => !SHORT.test(key)).map((key) => [key, filesNaming(key).length] as const);
    const most = named.toSorted(([, one], [, other]) => other - one).slice(0, 20);
    expect(
      named.reduce((sum, [, files]) => sum + files, 0),
      most.map(([key, files]) => `${key}: ${files}`).join('\n'),
    ).toBeLessThanOrEqual(NAMED_AT_MOST);
    expect(filesNaming('retentionRate').length, filesNaming('retentionRate').join('\n')).toBeLessThanOrEqual(
      RETENTION_AT_MOST,
    );
  });
});
