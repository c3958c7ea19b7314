/** Where programs find what they may ask: the catalog and card of the server for assistants, and the list of APIs. */
import { entityTag, matchesTag } from '#worker/cache/digest.ts';
import { REVISIONS } from '../mcp/protocol.ts';
import type { RequestContext } from './context.ts';

export const AI_CATALOG_PATH = '/.well-known/ai-catalog.json';
export const SERVER_CARD_PATH = '/mcp/server-card';
export const REGISTRY_PATH = '/mcp/server.json';
export const API_CATALOG_PATH = '/.well-known/api-catalog';
export const LLMS_PATH = '/llms.txt';

const CACHE = 'public, max-age=3600';
const VERSION = '1.0.0';
const TITLE = 'CampusAtlas';
/** At most a hundred characters, as the registry has it. */
const DESCRIPTION = 'Universities of the US and Canada: search, compare, price; each number with year and source.';

/** What registries match a question against. */
const QUERIES = [
  'What would Ohio State cost a family from Michigan with an income of $60,000?',
  'Which universities in Canada teach nursing, and what do graduates earn?',
  'Compare McGill and the University of Vermont by tuition and graduation rate.',
];

/** The name in reverse order of the host, as registries have it: "example.campusatlas/universities". */
const serverName = ({ hostname }: URL) => `${hostname.split('.').toReversed().join('.')}/universities`;

const serverAt = (url: URL) => ({
  name: serverName(url),
  version: VERSION,
  title: TITLE,
  description: DESCRIPTION,
  websiteUrl: `${url.origin}/assistants`,
  remotes: [{ type: 'streamable-http', url: `${url.origin}/mcp` }],
});

/** What the server for assistants is and where (draft of the Server Card extension). */
export function answerServerCard({ request, url }: RequestContext): Promise<Response> {
  const server = serverAt(url);
  const card = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json',
    ...server,
    remotes: server.remotes.map((remote) => ({ ...remote, supportedProtocolVersions: [...REVISIONS] })),
  };
  return respond(request, card, 'application/mcp-server-card+json');
}

/** The same as the public registry takes it (`mcp-publisher publish`), for the host that it is asked of. */
export function answerRegistryEntry({ request, url }: RequestContext): Promise<Response> {
  const entry = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    ...serverAt(url),
  };
  return respond(request, entry, 'application/json');
}

/** The artifacts of this site for assistants: one server. */
export function answerAiCatalog({ request, url }: RequestContext): Promise<Response> {
  const catalog = {
    specVersion: '1.0',
    host: { displayName: TITLE },
    entries: [
      {
        identifier: `urn:air:${url.hostname}:mcp:universities`,
        displayName: TITLE,
        type: 'application/mcp-server-card+json',
        url: url.origin + SERVER_CARD_PATH,
        description: DESCRIPTION,
        representativeQueries: QUERIES,
      },
    ],
  };
  return respond(request, catalog, 'application/ai-catalog+json');
}

/** The APIs of this site as a link set (RFC 9727). */
export function answerApiCatalog({ request, url }: RequestContext): Promise<Response> {
  const link = (path: string, type: string) => [{ href: url.origin + path, type }];
  const catalog = {
    linkset: [
      {
        anchor: `${url.origin}/api`,
        'service-desc': link('/api/openapi.json', 'application/json'),
        'service-meta': link('/api/meta', 'application/json'),
        status: link('/api/health', 'application/json'),
      },
      {
        anchor: `${url.origin}/mcp`,
        'service-desc': link(SERVER_CARD_PATH, 'application/mcp-server-card+json'),
        'service-doc': link('/assistants', 'text/html'),
      },
    ],
  };
  return respond(request, catalog, 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"');
}

/** The site in one page of Markdown, for programs that read before they ask (llmstxt.org). */
export function answerLlms({ request, url }: RequestContext): Promise<Response> {
  const line = (title: string, path: string, about: string) => `- [${title}](${url.origin}${path}): ${about}`;
  const text = [
    `# ${TITLE}`,
    '',
    `> ${DESCRIPTION} English at /, French at /fr. A figure that is blank has a reason; quote figures with year and source.`,
    '',
    '## Ask',
    '',
    line(
      'Server for assistants',
      '/mcp',
      'Model Context Protocol, POST; search, university, compare, price, programs, majors, explain_figure',
    ),
    line(
      'Ask the data',
      '/data/ask',
      'SQL over every figure with its source, answered in the browser; French at /fr/data/ask',
    ),
    line('API', '/api/openapi.json', 'everything the site shows, as JSON, no key'),
    line('Sources', '/api/meta', 'each source with publisher, vintage and licence'),
    '',
    '## Read',
    '',
    line('Search', '/search', 'universities by name, wish or filter'),
    line('Majors', '/programs', 'what is studied, who teaches it, what it pays'),
    line('Careers', '/careers', 'what people do and earn, and what they studied'),
    line('Articles', '/resources', 'choosing, applying and paying, in both countries'),
    line('Glossary', '/glossary', 'what each figure means'),
    line('How to connect', '/assistants', 'and what is sent'),
    '',
    'These pages, and those of each university, major, career and article, are there in Markdown too: add .md to the address, or ask with Accept: text/markdown.',
    '',
  ].join('\n');
  return respondText(request, text, 'text/markdown; charset=utf-8');
}

const respond = (request: Request, value: object, type: string): Promise<Response> =>
  respondText(request, JSON.stringify(value), type);

async function respondText(request: Request, body: string, type: string): Promise<Response> {
  const headers = new Headers({
    etag: await entityTag(VERSION, body),
    'cache-control': CACHE,
    // Read by pages of anybody's: nothing here is anybody's own.
    'access-control-allow-origin': '*',
  });
  if (matchesTag(request.headers.get('if-none-match'), headers.get('etag') ?? '')) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', type);
  return new Response(body, { headers });
}
