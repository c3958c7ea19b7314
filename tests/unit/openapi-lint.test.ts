/** The API's description as a tool of others reads it: no rule of Redocly's recommended ones is broken. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#schema/api/openapi.ts';

type Document = {
  paths: Record<string, Record<string, { parameters: { in: string; name: string; example?: unknown }[] }>>;
};

async function faults(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId} at ${location[0]?.pointer}: ${message}`,
  );
}

describe('the OpenAPI document', { timeout: 60_000 }, () => {
  it('breaks no recommended rule, as an error or as a warning', async () => {
    expect(await faults(openApiDocument())).toEqual([]);
  });

  it('would be found out', async () => {
    const { servers: _, ...without } = openApiDocument();
    expect((await faults(without)).join()).toContain('error no-empty-servers');
  });

  it('shows what each path parameter looks like', () => {
    const { paths } = openApiDocument() as unknown as Document;
    const inPaths = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ parameters }) => parameters.filter((one) => one.in === 'path')),
    );
    expect(inPaths.length).toBeGreaterThan(5);
    expect(inPaths.filter(({ example }) => example === undefined)).toEqual([]);
  });
});
