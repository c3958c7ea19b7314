/** Files with a hash in their name never go through the Worker: what they are sent with stands in a file of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withSecurityHeaders } from '#worker/http/middleware/security-headers.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PUBLIC = path.join(ROOT, 'frontend/public');
const LINES = readFileSync(path.join(PUBLIC, '_headers'), 'utf8').trim().split('\n');

/** The headers under one pattern, names in lower case. */
function headersOf(pattern: string): Map<string, string> {
  const from = LINES.indexOf(pattern) + 1;
  const until = LINES.findIndex((line, at) => at >= from && !line.startsWith('  '));
  return new Map(
    LINES.slice(from, until === -1 ? undefined : until).map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

it('files that bypass the Worker are kept for ever, and can neither run, frame nor be framed', () => {
  expect(Object.fromEntries(headersOf('/assets/*'))).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headersOf('/*').get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

it('they, and the redirects that the asset layer makes by itself, carry every other security header as the Worker sends it', () => {
  const headers = headersOf('/*');
  const sent = withSecurityHeaders(new Response('x'), 'id').headers;
  for (const name of [
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'cross-origin-resource-policy',
  ]) {
    expect(headers.get(name), name).toBe(sent.get(name));
    expect(headers.get(name), name).not.toBeNull();
  }
});

it('every other file goes through the Worker, which gives it its headers; a missing one of these is the Worker’s too', () => {
  const list =
    /^run_worker_first = \[([^\]]*)\]/m.exec(readFileSync(path.join(ROOT, 'wrangler.toml'), 'utf8'))?.[1] ?? '';
  const patterns = [...list.matchAll(/"([^"]+)"/g)].map(([, pattern]) => pattern as string);
  const first = (address: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
    );
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(_|\.)/.test(entry.name))
    .map(({ parentPath, name }) => `/${path.relative(PUBLIC, path.join(parentPath, name)).replaceAll('\\', '/')}`);
  expect(files).toContain('/favicon.svg');
  expect(
    [...files, '/index.html', '/service-worker.js', '/', '/api/meta', '/img/1'].filter((one) => !first(one)),
  ).toEqual([]);
  // Never only a file: a name of another release would be refused with the headers of those kept for a year.
  expect(patterns.filter((pattern) => pattern.startsWith('!') || pattern.startsWith('/assets'))).toEqual([]);
});
