/**
 * A server on the loopback in front of the built Worker that compresses as Cloudflare's edge does, which Miniflare does
 * not: text by brotli at the edge's quick level, else gzip; pictures as they are.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Content types the edge compresses. */
const COMPRESSED = /^(text\/|application\/(json|javascript|manifest\+json|problem\+json|xml|ld\+json)|image\/svg)/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Headers that hold for one connection or one form of the body only. */
const NOT_PASSED_ON = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);

export interface EdgeProxy {
  url: URL;
  close: () => Promise<void>;
}

/** Starts it before `target`. `rewrite` may change the text of an answer by its path; undefined leaves it alone. */
export async function startEdgeProxy(
  target: URL,
  {
    port = 0,
    rewrite = () => undefined,
  }: { port?: number; rewrite?: (path: string) => ((text: string) => string) | undefined } = {},
): Promise<EdgeProxy> {
  const server = http.createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  });

  async function forward(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', target);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined && !NOT_PASSED_ON.has(name) && name !== 'host') headers.set(name, String(value));
    }
    headers.set('accept-encoding', 'identity');
    const change = rewrite(address.pathname);
    if (change) headers.delete('if-none-match');
    const withBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = await fetch(address, {
      method: request.method ?? 'GET',
      headers,
      redirect: 'manual',
      ...(withBody ? { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' as const } : {}),
    });
    for (const [name, value] of answer.headers) if (!NOT_PASSED_ON.has(name)) response.setHeader(name, value);
    if (change) response.removeHeader('etag');
    const body = change ? new Blob([change(await answer.text())]).stream() : answer.body;
    const encoding = body && encodingFor(request, answer);
    if (encoding) {
      response.setHeader('content-encoding', encoding);
      response.appendHeader('vary', 'accept-encoding');
    }
    response.writeHead(answer.status);
    if (!body) {
      response.end();
      return;
    }
    const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    if (encoding === 'br') await pipeline(source, createBrotliCompress(BROTLI), response);
    else if (encoding === 'gzip') await pipeline(source, createGzip(), response);
    else await pipeline(source, response);
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: new URL(`http://localhost:${(server.address() as AddressInfo).port}`),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function encodingFor(request: http.IncomingMessage, answer: Response): 'br' | 'gzip' | null {
  if (!COMPRESSED.test(answer.headers.get('content-type') ?? '')) return null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}
