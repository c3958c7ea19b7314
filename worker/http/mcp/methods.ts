/** What an assistant may ask: who answers here, tools, prompts and records. */

import { toJSONSchema } from 'zod/mini';
import { TOOL_ANSWERS, TOOL_NAMES, TOOLS, toolInput } from '#schema/api/assistant-tools.ts';
import { NOBODY } from '#schema/api/situation.ts';
import { idOfSlug } from '#schema/domain/record/slug.ts';
import { AppError } from '#worker/app-error.ts';
import type { AppContext, Deps } from '#worker/deps.ts';
import { metaRoute } from '../routes/service.ts';
import { bySlugRoute } from '../routes/universities.ts';
import { callTool, isToolName } from './call-tool.ts';
import {
  isObject,
  type Json,
  META,
  REVISIONS,
  RPC,
  RpcError,
  type RpcRequest,
  STATELESS_REVISION,
} from './protocol.ts';

/** How long an answer may be used again, in milliseconds: lists change with a release, records with the data. */
const LIST_TTL = 3_600_000;
const RECORD_TTL = 600_000;
/** The same for everybody: no tool, prompt or record depends on who asks. */
const kept = (ttlMs: number) => ({ ttlMs, cacheScope: 'public' });

const RECORD_SCHEME = 'campusatlas://universities/';
const SOURCES = 'campusatlas://sources';
const VERSION_KEY = 'campusatlas/datasetVersion';
const JSON_TYPE = 'application/json';

const SERVER = { name: 'campusatlas', version: '1.0.0' };
const CAPABILITIES = { tools: {}, prompts: {}, resources: {} };

interface McpContext {
  app: AppContext;
  deps: Deps;
  origin: string;
}

/** Made once an isolate, when first asked for. */
let tools: readonly Json[] | undefined;
export const listTools = (): readonly Json[] => {
  tools ??= TOOL_NAMES.map((name) => ({
    name,
    title: TOOLS[name].title,
    description: TOOLS[name].description,
    inputSchema: toolInput(name),
    outputSchema: toJSONSchema(TOOL_ANSWERS[name], { io: 'output' }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }));
  return tools;
};

const PROMPTS = { balanced_list: 'promptBalanced', compare_offers: 'promptOffers' } as const;
type PromptName = keyof typeof PROMPTS;

function listPrompts({ presenters: { assistantWords } }: Deps): Json[] {
  return Object.entries(PROMPTS).map(([name, key]) => {
    const { title, description, arguments: known } = assistantWords[key];
    const described = Object.entries(known).map(([argument, what]) => ({
      name: argument,
      description: what,
      required: false,
    }));
    return { name, title, description, arguments: described };
  });
}

const PROMPT_TEXT_MAX = 4_000;

function getPrompt({ presenters: { assistantWords } }: Deps, { name, arguments: given = {} }: Json): Json {
  const key = Object.hasOwn(PROMPTS, String(name)) ? PROMPTS[name as PromptName] : undefined;
  if (key === undefined) throw new RpcError(RPC.invalidParams, 'Unknown prompt');
  const { description, arguments: known, text } = assistantWords[key];
  if (!isObject(given)) throw new RpcError(RPC.invalidParams, 'arguments must be an object');
  const texts = Object.entries(given);
  if (
    !texts.every(
      ([argument, said]) =>
        Object.hasOwn(known, argument) && typeof said === 'string' && said.length <= PROMPT_TEXT_MAX,
    )
  ) {
    throw new RpcError(
      RPC.invalidParams,
      `arguments are texts of at most ${PROMPT_TEXT_MAX} characters: ${Object.keys(known).join(', ')}`,
    );
  }
  return {
    description,
    messages: [{ role: 'user', content: { type: 'text', text: text(given as Record<string, string>) } }],
  };
}

function listResources({ presenters: { assistantWords } }: Deps): Json[] {
  return [{ uri: SOURCES, name: 'sources', title: assistantWords.sourcesTitle, mimeType: JSON_TYPE }];
}

function listTemplates({ presenters: { assistantWords } }: Deps): Json[] {
  const { recordTitle: title, recordDescription: description } = assistantWords;
  return [{ uriTemplate: `${RECORD_SCHEME}{id}`, name: 'university', title, description, mimeType: JSON_TYPE }];
}

async function readResource(deps: Deps, { uri }: Json): Promise<Json> {
  const { text, version } = await resourceAt(deps, uri);
  return { contents: [{ uri, mimeType: JSON_TYPE, text }], _meta: { [VERSION_KEY]: version } };
}

async function resourceAt(deps: Deps, uri: unknown): Promise<{ text: string; version: string }> {
  const unknown = () =>
    new RpcError(RPC.invalidParams, 'Unknown resource', { data: { uri: String(uri).slice(0, 200) } });
  if (typeof uri !== 'string') throw new RpcError(RPC.invalidParams, 'uri must be a text');
  if (uri === SOURCES) {
    const { answer } = await metaRoute.serve(deps, { params: undefined, query: undefined });
    return { text: answer.body, version: answer.version };
  }
  const slug = uri.startsWith(RECORD_SCHEME) ? uri.slice(RECORD_SCHEME.length) : '';
  if (!/^[\w-]{1,200}$/.test(slug) || idOfSlug(slug) === null) throw unknown();
  try {
    const { answer } = await bySlugRoute.serve(deps, { params: { slug }, query: NOBODY });
    return { text: answer.body, version: answer.version };
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknown-university') throw unknown();
    throw error;
  }
}

/** The result of a request; throws RpcError, or AppError where the data fail. `route` is for the log: names of ours. */
export async function answerMethod(
  request: RpcRequest,
  { app, deps, origin }: McpContext,
): Promise<{ result: Json; route: string }> {
  const { method, params, revision } = request;
  const whole = revision === STATELESS_REVISION;
  const told = (result: Json, ttl?: number) => ({
    route: `mcp ${method}`,
    result: ttl !== undefined && whole ? { ...result, ...kept(ttl) } : result,
  });
  switch (method) {
    case 'server/discover':
      return told(
        {
          supportedVersions: [...REVISIONS],
          capabilities: CAPABILITIES,
          instructions: deps.presenters.assistantWords.instructions,
          _meta: { [META.server]: SERVER },
        },
        LIST_TTL,
      );
    case 'tools/list':
      return told({ tools: listTools() }, LIST_TTL);
    case 'tools/call': {
      if (!isToolName(params.name))
        throw new RpcError(RPC.invalidParams, `Unknown tool: there are ${TOOL_NAMES.join(', ')}`);
      const result = await callTool(params.name, params.arguments, { app, origin });
      return { route: `mcp tools/call ${params.name}`, result };
    }
    case 'prompts/list':
      return told({ prompts: listPrompts(deps) }, LIST_TTL);
    case 'prompts/get':
      return told(getPrompt(deps, params));
    case 'resources/list':
      return told({ resources: listResources(deps) }, LIST_TTL);
    case 'resources/templates/list':
      return told({ resourceTemplates: listTemplates(deps) }, LIST_TTL);
    case 'resources/read':
      return told(await readResource(deps, params), RECORD_TTL);
  }
  if (!whole && method === 'initialize') {
    return told({
      protocolVersion: revision,
      capabilities: CAPABILITIES,
      serverInfo: { ...SERVER, title: deps.presenters.assistantWords.serverTitle },
      instructions: deps.presenters.assistantWords.instructions,
    });
  }
  if (!whole && method === 'ping') return told({});
  throw new RpcError(RPC.unknownMethod, 'Method not found', { status: whole ? 404 : 200 });
}
