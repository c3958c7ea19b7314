import { describe, expect, it, vi } from 'vitest';
import { answersIn } from './page-answers.ts';

const ENDPOINTS = [
  { name: 'universityBySlug', path: '/api/universities/by-slug/:slug', policy: 'record' },
  { name: 'searchUniversities', path: '/api/universities/search', policy: 'search' },
];
const page = (data: string) => `<head><script type="application/json" id="initial-data">${data}</script></head>`;
const entry = (endpoint: string, params: object, query: string, data: unknown) => ({ endpoint, params, query, data });

describe('the answers in a page', () => {
  it('have the addresses that the API knows them by', () => {
    const entries = [
      entry('universityBySlug', { slug: 'a b-1' }, '', { id: 1, name: '\u003c/script>' }),
      entry('searchUniversities', {}, 'search=x&page=1', { total: 0 }),
    ];
    const html = page(JSON.stringify({ entries }).replaceAll('<', '\\u003c'));
    expect(answersIn(html, ENDPOINTS, 'en')).toEqual([
      { address: '/api/universities/by-slug/a%20b-1', body: '{"id":1,"name":"</script>"}' },
      { address: '/api/universities/search?search=x&page=1', body: '{"total":0}' },
    ]);
    // As the scripts of a French page ask for them.
    expect(answersIn(html, ENDPOINTS, 'fr').map(({ address }) => address)).toEqual([
      '/api/universities/by-slug/a%20b-1?lang=fr',
      '/api/universities/search?search=x&page=1&lang=fr',
    ]);
  });

  it('are none where there are none, or of an endpoint that is not kept', () => {
    expect(answersIn('<head></head>', ENDPOINTS, 'en')).toEqual([]);
    expect(answersIn(page(JSON.stringify({ entries: [entry('user', {}, '', {})] })), ENDPOINTS, 'en')).toEqual([]);
  });

  it('are none when they cannot be read, which is only logged', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(answersIn(page('{"entries":['), ENDPOINTS, 'en')).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
