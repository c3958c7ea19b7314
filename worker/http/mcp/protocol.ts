/**
 * The Model Context Protocol as one POST at a time: which revision a message speaks, whether headers and body agree, and
 * the envelope of the answer. Nothing is remembered between two messages, in any revision.
 */

/** Revision of requests that carry everything themselves, and those that begin with `initialize`. */
export const STATELESS_REVISION = '2026-07-28';
const HANDSHAKE_REVISIONS = ['2025-11-25', '2025-06-18'] as const;
export const REVISIONS = [STATELESS_REVISION, ...HANDSHAKE_REVISIONS] as const;
type Revision = (typeof REVISIONS)[number];

export const META = {
  revision: 'io.modelcontextprotocol/protocolVersion',
  capabilities: 'io.modelcontextprotocol/clientCapabilities',
  server: 'io.modelcontextprotocol/serverInfo',
} as const;

/** Codes of JSON-RPC 2.0 and of the protocol. */
export const RPC = {
  parse: -32_700,
  invalidRequest: -32_600,
  unknownMethod: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  headerMismatch: -32_020,
  unsupportedRevision: -32_022,
} as const;

export type Json = Record<string, unknown>;
type Id = string | number;

/** A refusal as JSON-RPC has it, with the status of the answer that carries it. */
export class RpcError extends Error {
  readonly code: number;
  readonly status: number;
  readonly data: Json | undefined;
  constructor(code: number, message: string, { status = 200, data }: { status?: number; data?: Json } = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** A message that asks for something. */
export interface RpcRequest {
  id: Id;
  method: string;
  params: Json;
  revision: Revision;
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of a message, for the answer to one that is refused; undefined where there is none to be read. */
export const idOf = (message: Json): Id | undefined =>
  typeof message.id === 'string' || Number.isInteger(message.id) ? (message.id as Id) : undefined;

/**
 * The request in a message; null for a notification, which wants no answer. Throws RpcError for what is neither, for a
 * revision that is not spoken here, and where headers and body differ.
 */
export function readMessage(message: Json, headers: Headers): RpcRequest | null {
  const { jsonrpc, method, params = {} } = message;
  if (jsonrpc !== '2.0' || typeof method !== 'string' || !isObject(params)) {
    throw new RpcError(RPC.invalidRequest, 'One JSON-RPC 2.0 request, with a method and named params', { status: 400 });
  }
  if (!('id' in message)) return null;
  const id = idOf(message);
  if (id === undefined)
    throw new RpcError(RPC.invalidRequest, 'The id must be text or a whole number', { status: 400 });
  return { id, method, params, revision: revisionOf(method, params, headers) };
}

function revisionOf(method: string, params: Json, headers: Headers): Revision {
  const meta = isObject(params._meta) ? params._meta : {};
  const inBody = meta[META.revision];
  const inHeader = headers.get('mcp-protocol-version');
  // Who opens with a handshake names the revision there; every other message of theirs repeats it in the header.
  if (method === 'initialize' && inBody === undefined) return handshakeRevision(params.protocolVersion);
  const isStateless = inBody !== undefined || method === 'server/discover' || inHeader === STATELESS_REVISION;
  if (!isStateless) return inHeader === null ? HANDSHAKE_REVISIONS[1] : knownRevision(inHeader);
  if (typeof inBody !== 'string' || !isObject(meta[META.capabilities])) {
    throw new RpcError(RPC.invalidParams, `params._meta must have ${META.revision} and ${META.capabilities}`, {
      status: 400,
    });
  }
  mustAgree('MCP-Protocol-Version', inHeader, inBody);
  const revision = knownRevision(inBody);
  mustAgree('Mcp-Method', headers.get('mcp-method'), method);
  const named = NAMED[method];
  if (named !== undefined) mustAgree('Mcp-Name', decodedHeader(headers.get('mcp-name')), params[named]);
  return revision;
}

/** What of the params `Mcp-Name` repeats. */
const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'resources/read': 'uri',
  'prompts/get': 'name',
};

/** The newest that both speak: what was asked for, or else what the client will have to do with. */
const handshakeRevision = (asked: unknown): Revision =>
  HANDSHAKE_REVISIONS.find((one) => one === asked) ?? HANDSHAKE_REVISIONS[0];

function knownRevision(asked: string): Revision {
  const known = REVISIONS.find((one) => one === asked);
  if (known !== undefined) return known;
  throw new RpcError(RPC.unsupportedRevision, 'Unsupported protocol version', {
    status: 400,
    data: { supported: [...REVISIONS], requested: asked.slice(0, 100) },
  });
}

function mustAgree(header: string, said: string | null, body: unknown): void {
  if (said !== null && said === body) return;
  const problem = said === null ? 'is missing' : 'does not match the body';
  throw new RpcError(RPC.headerMismatch, `Header mismatch: ${header} ${problem}`, { status: 400 });
}

const SENTINEL = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/;

/** A header's value, out of the Base64 that stands for what a header cannot hold; null where it is not valid. */
function decodedHeader(value: string | null): string | null {
  const encoded = value === null ? undefined : SENTINEL.exec(value)?.[1];
  if (encoded === undefined) return value;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

const HEADERS = { 'cache-control': 'no-store', 'x-cache': 'BYPASS' };

/** The answer to a request. In the stateless revision a result says that it is whole. */
export function resultResponse({ id, revision }: RpcRequest, result: Json): Response {
  const whole = revision === STATELESS_REVISION ? { resultType: 'complete', ...result } : result;
  return Response.json({ jsonrpc: '2.0', id, result: whole }, { headers: HEADERS });
}

/** A refusal as the answer; `id` where the message had one. */
export function errorResponseOf({ code, message, data, status }: RpcError, id: Id | undefined): Response {
  const error = { code, message, ...(data === undefined ? {} : { data }) };
  return Response.json({ jsonrpc: '2.0', ...(id === undefined ? {} : { id }), error }, { status, headers: HEADERS });
}

/** What a notification is answered with. */
export const acceptedResponse = (): Response => new Response(null, { status: 202, headers: HEADERS });
