/** The OpenAPI 3.1 document, made from the endpoint table and its contracts. */
import * as z from 'zod/mini';
import { LANGUAGES } from '#schema/domain/formats/language.ts';
import { SESSION_COOKIE } from '../domain/account/account.ts';
import { DATABASE_BOOKMARK_HEADER } from '../domain/account/database-bookmark.ts';
import { accountExport } from './account.ts';
import { LANGUAGE_PARAMETER } from './asked-language.ts';
import { bookmark, listMember } from './bookmarks.ts';
import { calendarFile } from './calendar.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { list } from './lists.ts';
import { location, priceSpread, townCosts, townUniversity } from './locations.ts';
import { problem } from './meta.ts';
import { notification } from './notifications.ts';
import { parameterNote } from './parameter-notes.ts';
import { parameterDescription, parametersOf } from './params.ts';
import { preferences } from './preferences.ts';
import { savedSearch } from './saved-searches.ts';
import {
  facets,
  foundUniversity,
  place,
  searchResponse,
  similarResponse,
  similarUniversity,
  suggestion,
} from './search.ts';
import { userResponse, userWithCodeResponse } from './session.ts';
import { programField, universityCard, universityImage, universityRecord } from './university.ts';

type Json = Record<string, unknown>;

/** Contracts that get a name of their own in the document. */
const named = z.registry<{ id: string }>();
named.add(universityCard, { id: 'UniversityCard' });
named.add(universityRecord, { id: 'UniversityRecord' });
named.add(universityImage, { id: 'UniversityImage' });
named.add(programField, { id: 'ProgramField' });
named.add(foundUniversity, { id: 'FoundUniversity' });
named.add(place, { id: 'Place' });
named.add(searchResponse, { id: 'SearchResponse' });
named.add(similarResponse, { id: 'SimilarResponse' });
named.add(similarUniversity, { id: 'SimilarUniversity' });
named.add(facets, { id: 'Facets' });
named.add(suggestion, { id: 'Suggestion' });
named.add(location, { id: 'Location' });
named.add(townUniversity, { id: 'TownUniversity' });
named.add(townCosts, { id: 'TownCosts' });
named.add(priceSpread, { id: 'PriceSpread' });
named.add(bookmark, { id: 'Bookmark' });
named.add(listMember, { id: 'ListMember' });
named.add(list, { id: 'List' });
named.add(savedSearch, { id: 'SavedSearch' });
named.add(preferences, { id: 'Preferences' });
named.add(notification, { id: 'Notification' });
named.add(accountExport, { id: 'AccountExport' });
named.add(userResponse, { id: 'User' });
named.add(userWithCodeResponse, { id: 'UserWithCode' });
named.add(problem, { id: 'Problem' });

/** Path parameters as they look. */
const PATH_EXAMPLES: Record<string, string | number> = {
  slug: 'harvard-university-166027',
  town: 'cambridge-ma',
  major: 'nursing',
  career: 'dental-hygienists',
  universityId: 166_027,
  id: '5f0c3a2e-8c1d-4b7a-9e6f-2d4b8a1c7e30',
  token: 'q3vZ0mT7xK2sB9dWfY4hLn8c',
};

const STATUS_TITLES: Record<string, string> = {
  405: 'This URL doesn’t accept this method; Allow lists the ones it does',
  414: 'The URL is longer than 8,192 characters',
};

/** The document. */
export function openApiDocument(): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const declaration of [...Object.values<Endpoint>(endpoints), calendarFile]) {
    const path = declaration.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [declaration.method.toLowerCase()]: operation(declaration, schemas) };
  }
  hoist(problem, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'CampusAtlas',
      version: '1',
      description:
        'Universities and colleges of the United States and Canada. An error is a short sentence as text/plain, or ' +
        'application/problem+json if Accept asks for it. Empty parameters are ignored. An unknown parameter gets 400 with the name you may have meant. ' +
        'Repeated parameters and comma-separated lists both work. Rates are percentages from 0 to 100. Money is in whole units of ' +
        '`currency`. null means that there is no value. With `lang=fr`, names and sentences are in French. Keys, codes, ' +
        'years and errors are the same in both languages, and a text that a source published only in English stays in English. The data is free to use; ' +
        '`/api/meta` lists each source and its license.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The site this document comes from' }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description:
            'Set when you sign in, register or recover an account. It is HttpOnly, so scripts can’t read it. Answers to signed-in requests ' +
            `have ${DATABASE_BOOKMARK_HEADER}. Send it back with a GET to get data that is at least as new.`,
        },
      },
    },
  };
}

/** Known to every endpoint. */
const LANGUAGE: Json = {
  name: LANGUAGE_PARAMETER,
  in: 'query',
  required: false,
  description: 'The language of names and sentences in the answer. Errors are in English, with codes.',
  schema: { type: 'string', enum: LANGUAGES, default: 'en' },
};

function operation(declaration: Endpoint, schemas: Json): Json {
  const failures = Object.entries({ ...declaration.errors, ...STATUS_TITLES });
  return {
    operationId: declaration.name,
    summary: declaration.summary,
    ...(declaration.description === undefined ? {} : { description: declaration.description }),
    security: declaration.auth === 'session' ? [{ session: [] }] : [],
    parameters: [...pathParameters(declaration), ...queryParameters(declaration), LANGUAGE],
    ...(declaration.body === undefined ? {} : { requestBody: requestBody(declaration.body, schemas) }),
    responses: {
      [declaration.status ?? 200]: success(declaration, schemas),
      ...(declaration.cache === 'none'
        ? {}
        : { 304: { description: 'Not changed since the entity tag in If-None-Match' } }),
      ...Object.fromEntries(failures.map(([status, description]) => [status, failure(description)])),
    },
  };
}

function pathParameters({ params }: Endpoint): Json[] {
  return Object.entries(parametersOf(params)).map(([name, reader]) => ({
    name,
    in: 'path',
    required: true,
    description: parameterNote(name),
    example: PATH_EXAMPLES[name],
    schema: parameterDescription(reader)?.schema ?? { type: 'string' },
  }));
}

function queryParameters({ name: endpoint, query }: Endpoint): Json[] {
  return Object.entries(parametersOf(query)).map(([name, reader]) => {
    const description = parameterDescription(reader);
    if (!description) throw new Error(`${endpoint}: ${name} is not made by a reader of params.ts`);
    return {
      name,
      in: 'query',
      required: description.required ?? false,
      ...(parameterNote(name) === undefined ? {} : { description: parameterNote(name) }),
      ...('prefixItems' in description.schema ? { explode: false } : {}),
      schema: description.schema,
    };
  });
}

function requestBody(body: z.ZodMiniType, schemas: Json): Json {
  return { required: true, content: { 'application/json': { schema: hoist(body, schemas) } } };
}

function headersOf({ cache }: Endpoint): Json {
  if (cache === 'none') return {};
  const text = (description: string) => ({ description, schema: { type: 'string' } });
  return {
    ETag: text('Strong entity tag'),
    'X-Cache': text('HIT, MISS, STALE (the database didn’t answer; see Warning) or BYPASS'),
    'X-Dataset-Version': text('Version of the data'),
  };
}

function success(declaration: Endpoint, schemas: Json): Json {
  if (declaration.status === 204) return { description: 'Done; there is no content' };
  return { description: 'The answer', headers: headersOf(declaration), content: contentOf(declaration, schemas) };
}

function contentOf({ response, contentType }: Endpoint, schemas: Json): Json {
  if (!response) return { [contentType ?? 'text/plain']: { schema: { type: 'string' } } };
  return { 'application/json': { schema: hoist(response, schemas) } };
}

function failure(description: string): Json {
  return {
    description,
    content: {
      'text/plain': { schema: { type: 'string' } },
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    },
  };
}

/** The contract as JSON schema, its named parts moved to `schemas`. */
function hoist(contract: z.ZodMiniType, schemas: Json): Json {
  const whole = z.toJSONSchema(contract, { metadata: named, io: 'output' });
  const text = JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _dialect, $defs = {}, id, ...schema } = JSON.parse(text) as Json & { $defs?: Json; id?: string };
  for (const [name, part] of Object.entries($defs)) schemas[name] = withoutId(part as Json);
  if (id === undefined) return schema;
  schemas[id] = schema;
  return { $ref: `#/components/schemas/${id}` };
}

function withoutId({ id: _id, ...schema }: Json): Json {
  return schema;
}
