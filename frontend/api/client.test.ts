import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#frontend/api/endpoints.ts';
import { COPIED_AT } from '#frontend/service-worker/protocol.ts';
import { fakeBrowser } from '#tests/helpers/fake-browser.ts';
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
    vi.spyOn(console, 'error').mockReturnValue();
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
});

describe('an answer of another release of the site', () => {
  const OTHER = JSON.stringify({ suggestions: 'none' });
  /** The client and the note of a newer build as a page begins with them. */
  const freshPage = async () => {
    vi.resetModules();
    const noted = vi.fn();
    vi.doMock('../lib/rendering/newer-build.ts', () => ({ noteNewerBuild: noted }));
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { ApiError: PageError, callApi: call } = await import('./client.ts');
    return { noted, said, PageError, suggest: () => call(endpoints.suggestUniversities, { query: { q: 'a' } }), call };
  };

  beforeEach(() => fakeBrowser().install());
  afterEach(() => {
    vi.doUnmock('../lib/rendering/newer-build.ts');
    vi.restoreAllMocks();
  });

  it('says that the site has been updated, as often as it is asked, and in the console once', async () => {
    const { noted, said, PageError, suggest } = await freshPage();
    answer(200, OTHER);
    for (let time = 0; time < 3; time++) {
      const failure = await suggest().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(PageError);
      expect(failure).toMatchObject({
        status: 200,
        text: 'CampusAtlas has been updated. Reload the page to continue.',
      });
    }
    expect(noted).toHaveBeenCalledWith('needed');
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('is asked for once more past what the browser has kept, which may be of the release before', async () => {
    const { noted, suggest } = await freshPage();
    const fetched = vi.fn(
      async (_address: string, { cache }: RequestInit) =>
        new Response(cache === 'reload' ? '{"suggestions":[]}' : OTHER),
    );
    vi.stubGlobal('fetch', fetched);
    await expect(suggest()).resolves.toEqual({ suggestions: [] });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(noted).not.toHaveBeenCalled();
  });

  it('is no update when it is a copy from before, shown for want of a network', async () => {
    const { noted, suggest, PageError } = await freshPage();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(OTHER, { headers: { [COPIED_AT]: new Date().toUTCString() } })),
    );
    const failure = await suggest().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PageError);
    expect(noted).not.toHaveBeenCalled();
  });

  it.each(['{"suggestions":[', '', '<!doctype html><title>Sign in to this network</title>'])(
    'is not what a network leaves of an answer: %j',
    async (body) => {
      const { noted, said, suggest } = await freshPage();
      answer(200, body);
      await expect(suggest()).rejects.toThrow(SyntaxError);
      expect([noted.mock.calls, said.mock.calls]).toEqual([[], []]);
    },
  );

  it.each([
    [404, true],
    [405, true],
    [400, false],
    [401, false],
    [429, false],
    [503, false],
  ])('with status %i is an update: %s', async (status, updated) => {
    const { noted, call } = await freshPage();
    answer(status, 'There is nothing here.');
    const failure = await call(endpoints.bookmarkIds).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status });
    expect(noted.mock.calls).toEqual(updated ? [['needed']] : []);
  });

  it('with a status that the endpoint gives is its word', async () => {
    const { noted, call } = await freshPage();
    answer(404, 'There is no such university.');
    const asked = call(endpoints.universityBySlug, { params: { slug: 'x-1' } });
    await expect(asked).rejects.toMatchObject({ status: 404, text: 'There is no such university.' });
    expect(noted).not.toHaveBeenCalled();
  });

  it('changes nothing twice: what is no question is not sent again', async () => {
    const { call } = await freshPage();
    answer(200, OTHER);
    await expect(call(endpoints.addBookmark, { params: { universityId: 1 } })).rejects.toThrow('200: CampusAtlas');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
