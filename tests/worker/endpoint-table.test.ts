import { describe, expect, it } from 'vitest';
import { endpoints } from '#schema/api/endpoints.ts';
import { API_ROUTES } from '#worker/http/router.ts';

const testFiles = import.meta.glob<string>('./*.test.ts', { eager: true, query: '?raw', import: 'default' });

describe('the endpoint table', () => {
  it('has a route for every endpoint, and there is no route besides', () => {
    const routed = API_ROUTES.map(({ endpoint }) => endpoint.name);
    expect(routed.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('has tests for every endpoint, under its method and path', () => {
    const tests = Object.values(testFiles).join('\n');
    const untested = Object.values(endpoints).filter(
      ({ method, path }) => !tests.includes(`describe('${method} ${path}`),
    );
    expect(untested.map(({ name }) => name)).toEqual([]);
  });

  it('names every endpoint by its key', () => {
    for (const [key, { name }] of Object.entries(endpoints)) expect(name).toBe(key);
  });
});
