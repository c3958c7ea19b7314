/** `npm run docs:api`: writes docs/api.md from the OpenAPI document. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '#schema/api/openapi.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: {
    type: string;
    enum?: (string | number)[];
    minimum?: number;
    maximum?: number;
    maxLength?: number;
    title?: string;
    prefixItems?: Parameter['schema'][];
    items?: Parameter['schema'];
    maxItems?: number;
  };
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  security?: unknown[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

interface Schema {
  type?: string | string[];
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  additionalProperties?: Schema | boolean;
}

interface Document {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export const API_DOCS_FILE = path.resolve(import.meta.dirname, '../docs/api.md');

const grouped = new Intl.NumberFormat('en-US');

/** What a parameter may hold, in words. */
function allowed(schema: Parameter['schema']): string {
  if (schema.prefixItems) {
    return schema.prefixItems
      .map(({ title, minimum = 0, maximum = 0 }) => `${title} ${grouped.format(minimum)} to ${grouped.format(maximum)}`)
      .join(', ');
  }
  if (schema.type === 'array') {
    const { items, maxItems } = schema;
    if (items?.enum) return `${maxItems === undefined ? 'any of' : `1 to ${maxItems} of`} ${values(items.enum)}`;
    const most = maxItems === undefined ? 'any' : `1 to ${maxItems}`;
    return `${most} ${items?.type === 'integer' ? 'whole numbers' : 'texts'}`;
  }
  if (schema.enum) return values(schema.enum);
  if (schema.type === 'integer')
    return `${grouped.format(schema.minimum ?? 0)} to ${grouped.format(schema.maximum ?? 0)}`;
  return schema.maxLength === undefined ? 'text' : `text of at most ${schema.maxLength} characters`;
}

/** A long list of codes is better looked up than read. */
function values(list: readonly (string | number)[]): string {
  const quoted = (some: readonly (string | number)[]) => some.map((value) => `\`${value}\``).join(', ');
  if (list.length <= 20) return quoted(list);
  const codes = list.every((value) => String(value).length === 2);
  return codes ? 'two-letter code' : `${quoted(list.slice(0, 3))} and ${list.length - 3} more`;
}

/** A schema's type in a few words. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return `[${schema.$ref.split('/').at(-1)}](#${schema.$ref.split('/').at(-1)?.toLowerCase()})`;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.enum) return schema.enum.length > 12 ? 'text' : schema.enum.map((value) => `\`${value}\``).join(', ');
  if (schema.type === 'array') return schema.items ? `list of ${typeOf(schema.items)}` : 'list';
  if (schema.type === 'object')
    return schema.properties ? `{ ${Object.keys(schema.properties).join(', ')} }` : 'object';
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  return (
    { string: 'text', integer: 'whole number', number: 'number', boolean: 'true or false', null: 'null' }[
      schema.type ?? ''
    ] ?? 'any value'
  );
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function operationText(method: string, address: string, operation: Operation): string {
  const parts = [`## ${method.toUpperCase()} ${address}`, `${operation.summary}.`];
  if (operation.description) parts.push(operation.description);
  if (operation.security?.length) parts.push("Takes the session's cookie.");
  if (operation.parameters.length > 0) {
    const rows = operation.parameters.map((parameter) => [
      `\`${parameter.name}\`${parameter.required ? ' (required)' : ''}`,
      allowed(parameter.schema),
      parameter.description ?? '',
    ]);
    parts.push(table(['Parameter', 'May be', 'Meaning'], rows));
  }
  const sent = operation.requestBody?.content['application/json']?.schema;
  if (sent) {
    const rows = Object.entries(sent.properties ?? {}).map(([field, type]) => [
      `\`${field}\`${sent.required?.includes(field) ? ' (required)' : ''}`,
      typeOf(type),
    ]);
    parts.push(table(['Field of the body', 'Is'], rows));
  }
  const rows = Object.entries(operation.responses).map(([status, { description, content }]) => {
    const [type, body] = Object.entries(content ?? {})[0] ?? [];
    const shape =
      status.startsWith('2') && body
        ? type === 'application/json'
          ? typeOf(body.schema)
          : `\`${type}\``
        : description;
    return [status, shape];
  });
  parts.push(table(['Status', 'Answer'], rows));
  return parts.join('\n\n');
}

function schemaText(name: string, schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([field, type]) => [`\`${field}\``, typeOf(type)]);
  return `### ${name}\n\n${table(['Field', 'Is'], rows)}`;
}

/** The whole page. */
export function apiDocs(): string {
  const document = openApiDocument() as unknown as Document;
  const operations = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationText(method, address, operation)),
  );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => schemaText(name, schema));
  return `${[
    '# The API',
    'Generated by `npm run docs:api` from `schema/api`; the OpenAPI document is at `/api/openapi.json`.',
    document.info.description,
    'How answers are cached, and what `X-Cache` means: [caching.md](caching.md).',
    ...operations,
    '## Shapes',
    ...schemas,
  ].join('\n\n')}\n`;
}

if (import.meta.main) writeFileSync(API_DOCS_FILE, apiDocs());
