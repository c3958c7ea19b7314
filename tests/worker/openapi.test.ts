import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { openApiDocument } from '#schema/api/openapi.ts';
import { makeTestApp } from './helpers/test-app.ts';

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [String(part)] : references(part)));
}

describe('GET /api/openapi.json', () => {
  it('describes every endpoint and the calendar file, without a database', async () => {
    const world = makeTestApp();
    world.database.failing = new Error('no database');
    const response = await world.ask('/api/openapi.json');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const document = (await response.json()) as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(described.sort()).toEqual(['calendar', ...Object.keys(endpoints)].sort());
  });

  it('answers 304 to its own entity tag', async () => {
    const world = makeTestApp();
    const first = await world.ask('/api/openapi.json');
    const again = await world.ask('/api/openapi.json', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('has no reference that leads nowhere', () => {
    const document = openApiDocument() as { components: { schemas: Record<string, unknown> } };
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references(document).length).toBeGreaterThan(20);
    for (const reference of references(document)) expect(known).toContain(reference);
  });

  it('says which operations take the cookie, and what succeeds without 200', () => {
    const { paths, components } = openApiDocument() as {
      paths: Record<string, Record<string, { security?: unknown; responses: Record<string, unknown> }>>;
      components: { securitySchemes: unknown };
    };
    expect(components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
    });
    for (const { path, method, auth, status = 200 } of Object.values<Endpoint>(endpoints)) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation?.security, path).toEqual(auth === 'session' ? [{ session: [] }] : []);
      expect(Object.keys(operation?.responses ?? {}).filter((code) => code.startsWith('2'))).toEqual([String(status)]);
    }
  });

  it('says what each parameter may hold', () => {
    const text = JSON.stringify(openApiDocument());
    expect(text).toContain('"name":"tuitionMin","in":"query","required":false');
    expect(text).toContain('"maximum":1000000');
  });
});
