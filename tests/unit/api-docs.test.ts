import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { API_DOCS_FILE, apiDocs } from '../../scripts/api-docs.ts';

it('docs/api.md is what npm run docs:api writes', () => {
  expect(readFileSync(API_DOCS_FILE, 'utf8')).toBe(apiDocs());
});
