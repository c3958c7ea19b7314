import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#frontend/api/endpoints.ts';
import { canonicalQuery } from './initial-data.ts';

const page = (text: string | null) =>
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'initial-data' && text !== null ? { textContent: text } : null),
  });

describe('the data a page brings along', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());
  const load = async () => (await import('./initial-data.ts')).initialDataFor;

  it('answers the same question, in whatever order it is asked', async () => {
    const data = { suggestions: [] };
    page(JSON.stringify({ entries: [{ endpoint: 'suggestUniversities', query: 'limit=8&q=mit', data }] }));
    const initialDataFor = await load();
    expect(initialDataFor(endpoints.suggestUniversities, { query: { q: 'mit', limit: 8 } })).toEqual(data);
    expect(initialDataFor(endpoints.suggestUniversities, { query: { q: 'mi', limit: 8 } })).toBeUndefined();
  });

  it.each([
    ['no script', null],
    ['a broken script', '{"entries":['],
    ['a script of another shape', '{"entries":7}'],
  ])('is nothing with %s', async (_, text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    page(text);
    const initialDataFor = await load();
    expect(initialDataFor(endpoints.suggestUniversities, { query: { q: 'a' } })).toBeUndefined();
  });
});

describe('the canonical query', () => {
  it('is the same for equal questions', () => {
    expect(canonicalQuery('type=private&type=public&search=+mit++x+&facets=1')).toBe(
      canonicalQuery('facets=1&search=mit x&type=public&type=private&city='),
    );
  });

  it('leaves out what is the default', () => {
    expect(canonicalQuery('page=1&limit=20&sortBy=tuition&sortOrder=asc')).toBe(
      canonicalQuery('sortBy=tuition&religiousAffiliation=any'),
    );
  });

  it('differs for different ones', () => {
    expect(canonicalQuery('page=2')).not.toBe(canonicalQuery('page=3'));
    expect(canonicalQuery('sortOrder=desc')).not.toBe(canonicalQuery('sortOrder=asc'));
  });
});
