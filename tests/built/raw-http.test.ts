/**
 * The bundle that would be deployed, in the runtime that would run it, over sockets: what no client library sends. Its
 * database is empty, so that what needs no data answers and all else says by contract that it cannot.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltWorker } from '../helpers/built-worker.ts';

const state = mkdtempSync(path.join(os.tmpdir(), 'campusatlas-built-'));
let worker: Awaited<ReturnType<typeof startBuiltWorker>>;
beforeAll(async () => {
  worker = await startBuiltWorker(state);
}, 60_000);
afterAll(async () => {
  await worker?.miniflare.dispose();
  rmSync(state, { recursive: true, force: true });
});

interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Sends bytes as they are, and reads until the server has nothing more to say. */
function send(text: string, patience = 5_000): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(worker.url.port), worker.url.hostname);
    const parts: Buffer[] = [];
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      const [head = '', ...rest] = Buffer.concat(parts).toString('utf8').split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
        headers: new Map(
          lines.map((line) => {
            const at = line.indexOf(':');
            return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
          }),
        ),
        body: rest.join('\r\n\r\n'),
      });
    });
    socket.write(text, 'latin1');
  });
}

const request = (line: string, headers: string[] = [], body = '') =>
  send([`${line} HTTP/1.1`, 'Host: campusatlas.example', 'Connection: close', ...headers, '', body].join('\r\n'));

describe('a request of the old kind', () => {
  it('is answered with the security headers', async () => {
    const { status, headers, body } = await request('GET /robots.txt');
    expect(status).toBe(200);
    expect(body).toContain('User-agent: *');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['HEAD with a body', 'HEAD /robots.txt', 200],
    ['GET with a body', 'GET /robots.txt', 200],
    ['HEAD of the API with a body', 'HEAD /api/nothing', 404],
    ['GET of a file with a body', 'GET /favicon.svg', 200],
    ['HEAD of a file with a body', 'HEAD /favicon.svg', 200],
    ['OPTIONS with a body', 'OPTIONS /api/meta', 204],
    ['DELETE of a page with a body', 'DELETE /search', 405],
  ])('with a body it should not have is answered as without: %s', async (_, line, status) => {
    for (const framing of [['Content-Length: 5'], ['Transfer-Encoding: chunked']]) {
      const body = framing[0]?.startsWith('C') ? 'hello' : '5\r\nhello\r\n0\r\n\r\n';
      const answer = await request(line, framing, body);
      expect([answer.status, framing], answer.body).toEqual([status, framing]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      if (line.startsWith('HEAD')) expect(answer.body).toBe('');
    }
  });

  it('that says two lengths is refused or read as one request, never as two', async () => {
    const smuggled = 'GET /api/user HTTP/1.1\r\nHost: campusatlas.example\r\n\r\n';
    const { status, body } = await request(
      'POST /api/login',
      ['Content-Type: application/json', `Content-Length: ${4 + smuggled.length}`, 'Transfer-Encoding: chunked'],
      `0\r\n\r\n${smuggled}`,
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('HTTP/1.1 401');
  });

  it.each([
    ['GET http://evil.example/search', []],
    ['GET //evil.example/universities', []],
    ['GET /universities', ['X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example']],
    ['GET /index.html', ['X-Forwarded-Proto: http']],
  ])('leads to no other host: %s', async (line, headers) => {
    const answer = await request(line, headers);
    expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    expect(answer.status).toBeLessThan(500);
  });

  it('that is cut off, or is none, ends and harms nobody', async () => {
    const cutOff =
      'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"user';
    for (const text of [
      cutOff,
      'GET',
      '\0\0\0\0\r\n\r\n',
      `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n\r\n`,
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ]) {
      await send(text, 700).catch(() => undefined);
    }
    expect((await request('GET /robots.txt')).status).toBe(200);
  });
});

describe('a body that comes too slowly', () => {
  it('is answered 408 after ten seconds, while others are answered at once', { timeout: 60_000 }, async () => {
    const head = ['POST /api/subscribe HTTP/1.1', 'Host: campusatlas.example', 'Origin: http://campusatlas.example'];
    const body = [...head, 'Content-Type: application/json', 'Content-Length: 500', '', '{"email":'].join('\r\n');
    const slow = new Promise<string>((resolve, reject) => {
      const socket = net.connect(Number(worker.url.port), worker.url.hostname);
      // A byte now and then keeps nothing alive.
      const drip = setInterval(() => socket.write(' '), 500);
      socket.on('data', (part) => {
        clearInterval(drip);
        socket.destroy();
        resolve(part.toString());
      });
      socket.on('error', reject);
      socket.on('close', () => {
        clearInterval(drip);
        resolve('closed without an answer');
      });
      socket.write(body);
    });
    expect((await request('GET /robots.txt')).status).toBe(200);
    const answer = await slow;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('What you sent took too long to arrive.');
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect((await request('GET /robots.txt')).status).toBe(200);
  });
});

describe('without data', () => {
  it('says by contract that the data cannot be reached, and shows what needs none', async () => {
    const address = (at: string) => fetch(new URL(at, worker.url), { redirect: 'manual' });
    for (const at of [
      '/api/universities/search',
      '/api/meta',
      '/api/universities/suggest?q=a',
      '/img/1',
      '/sitemap.xml',
    ]) {
      const response = await address(at);
      expect([response.status, await response.text()], at).toEqual([
        503,
        'We couldn’t reach our data. Please try again in a moment.',
      ]);
      expect(response.headers.get('retry-after'), at).toBe('5');
    }
    for (const at of ['/', '/privacy', '/help', '/search', '/api/openapi.json'])
      expect((await address(at)).status, at).toBe(200);
  });
});
