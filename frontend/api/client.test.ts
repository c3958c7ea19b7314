import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#schema/api/endpoints.ts';
import { ApiError, addressOf, callApi } from './client.ts';

const answer = (status: number, body: string, statusText = '') =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status, statusText })),
  );

afterEach(() => vi.unstubAllGlobals());

describe('the address of a call', () => {
  it('fills parameters, repeats lists and leaves out what is absent', () => {
    const { path } = endpoints.universityBySlug;
    expect(addressOf(endpoints.universityBySlug, { slug: 'a/b c-1' })).toBe(path.replace(':slug', 'a%2Fb%20c-1'));
    expect(addressOf({ path: '/x' }, {}, { type: ['a', 'b'], q: '', page: 2, facets: true, state: null, n: 0 })).toBe(
      '/x?type=a&type=b&page=2&facets=1&n=0',
    );
  });
});

describe('a call', () => {
  it('sends cookies and gives what the contract reads', async () => {
    answer(200, JSON.stringify({ suggestions: [], more: 'than agreed' }));
    await expect(callApi(endpoints.suggestUniversities, { query: { q: 'mit' } })).resolves.toEqual({ suggestions: [] });
    expect(fetch).toHaveBeenCalledWith(
      '/api/universities/suggest?q=mit',
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    );
  });

  it('reads by the contract also when the endpoint comes without it, as in a built page', async () => {
    const { name, method, path } = endpoints.suggestUniversities;
    const bare = { name, method, path } as typeof endpoints.suggestUniversities;
    answer(200, JSON.stringify({ suggestions: [], more: 'than agreed' }));
    await expect(callApi(bare, { query: { q: 'mit' } })).resolves.toEqual({ suggestions: [] });
    answer(200, JSON.stringify({ suggestions: 'none' }));
    await expect(callApi(bare, { query: { q: 'mit' } })).rejects.toThrow();
  });

  it("fails with the status and the server's text", async () => {
    answer(404, 'There is no such university.');
    const call = callApi(endpoints.universityBySlug, { params: { slug: 'x-1' } });
    await expect(call).rejects.toThrow(new ApiError(404, 'There is no such university.'));
    await expect(call).rejects.toHaveProperty('message', '404: There is no such university.');
  });

  it('fails with the status text when the server says nothing', async () => {
    answer(503, '', 'Service Unavailable');
    await expect(callApi(endpoints.meta)).rejects.toHaveProperty('message', '503: Service Unavailable');
  });

  it('fails when the answer breaks the contract', async () => {
    answer(200, JSON.stringify({ suggestions: 'none' }));
    await expect(callApi(endpoints.suggestUniversities, { query: { q: 'a' } })).rejects.toThrow();
  });
});
