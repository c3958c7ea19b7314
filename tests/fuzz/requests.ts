/** Requests made up from the endpoint table, each with what is known of its answer. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { parameterDescription } from '#schema/api/params.ts';
import { COLLEGE_TOWNS } from '#schema/domain/places/college-towns.ts';
import { ACADEMIC_PROGRAM_KEYS } from '#schema/domain/programs/academic-programs.ts';

/** Texts of one parameter, and whether the endpoint should take them. */
interface Sent {
  texts: readonly string[];
  valid: boolean;
}

export interface MadeUpRequest {
  address: string;
  /** Parameters that the answer must complain about, in no order. */
  faulty: string[];
  /** Those that the endpoint does not know. */
  unknown: string[];
}

interface ParameterSchema {
  type: string;
  minimum?: number;
  maximum?: number;
  enum?: (string | number)[];
  items?: ParameterSchema;
  examples?: string[];
  prefixItems?: ParameterSchema[];
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Things that have broken other people's services. */
const HOSTILE = [
  "'; drop table universities; --",
  '" OR ""="',
  'NEAR(a b, 3)',
  'name:*',
  '-"a" AND ^b',
  '%',
  '\\',
  '\u0000',
  '\u202E\u200B\uFEFF',
  '👩‍👩‍👧‍👦🎓',
  'ﷺ'.repeat(20),
  'Z̴̢̛͎a̵l̷g̸o',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{{7*7}}',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'a '.repeat(90),
  '((((((((((',
  'st. mary’s — “college”',
];
/** Halves of characters: an address cannot hold them, JSON can. */
const HALVES = ['\uD83D', 'half \uDE00\uD83D of it', '\uDC00'];
export const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.lorem({ maxCount: 6 }),
);
const absent = fc.constantFrom<Sent>(
  { texts: [], valid: true },
  { texts: [''], valid: true },
  { texts: [' ', '\t'], valid: true },
);

const notANumber = fc.constantFrom(
  'abc',
  '1.5',
  '1e3',
  'NaN',
  '0x10',
  '--1',
  '1,000',
  '٣',
  '1 000',
  '9'.repeat(16),
  '½',
  '-',
);

function numbers({ minimum = 0, maximum = 0 }: ParameterSchema): fc.Arbitrary<Sent> {
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.integer({ min: minimum, max: maximum }).map((n) => ({ texts: [String(n)], valid: true })),
    },
    { weight: 2, arbitrary: fc.constantFrom(minimum, maximum).map((n) => ({ texts: [` ${n} `], valid: true })) },
    { weight: 1, arbitrary: notANumber.map((text) => ({ texts: [text], valid: false })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(minimum - 1, maximum + 1, -1e14).map((n) => ({ texts: [String(n)], valid: false })),
    },
    { weight: 1, arbitrary: fc.constant({ texts: [String(minimum), String(maximum)], valid: false }) },
  );
}

// None is a key of an area either, of which there is no closed list.
const notAnOption = fc.constantFrom('no thing', 'public;private', '*', '[null]', '-1', 'ＵＳ');
const anyCase = (text: string) => fc.constantFrom(text, text.toUpperCase(), text.toLowerCase(), ` ${text}`);

function oneOption(values: readonly (string | number)[]): fc.Arbitrary<Sent> {
  const one = fc.constantFrom(...values.map(String)).chain(anyCase);
  return fc.oneof(
    { weight: 8, arbitrary: one.map((text) => ({ texts: [text], valid: true })) },
    { weight: 1, arbitrary: notAnOption.map((text) => ({ texts: [text], valid: false })) },
  );
}

function someOptions(values: readonly (string | number)[]): fc.Arbitrary<Sent> {
  const some = fc.array(fc.constantFrom(...values.map(String)).chain(anyCase), { minLength: 1, maxLength: 6 });
  return fc.oneof(
    { weight: 5, arbitrary: some.map((texts) => ({ texts, valid: true })) },
    { weight: 3, arbitrary: some.map((texts) => ({ texts: [`${texts.join(',')},`], valid: true })) },
    {
      weight: 1,
      arbitrary: fc.tuple(some, notAnOption).map(([texts, no]) => ({ texts: [...texts, no], valid: false })),
    },
  );
}

function ids(known: readonly number[], maxItems: number): fc.Arbitrary<Sent> {
  const id = fc.oneof(fc.constantFrom(...known), fc.integer({ min: 1, max: 999_999_999 })).map(String);
  const list = (minLength: number, maxLength: number) => fc.uniqueArray(id, { minLength, maxLength });
  return fc.oneof(
    { weight: 6, arbitrary: list(1, maxItems).map((texts) => ({ texts: [texts.join(',')], valid: true })) },
    { weight: 2, arbitrary: list(1, maxItems).map((texts) => ({ texts: [...texts, ...texts], valid: true })) },
    { weight: 1, arbitrary: list(maxItems + 1, maxItems + 5).map((texts) => ({ texts, valid: false })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('0', 'a', '-1', '1.5', '1;2', '9'.repeat(10))
        .map((text) => ({ texts: [text], valid: false })),
    },
    { weight: 1, arbitrary: fc.constantFrom([], [''], [',']).map((texts) => ({ texts, valid: false })) },
  );
}

/** Numbers in ascending order keep every rule a tuple of ours may have. */
function tuple(parts: readonly ParameterSchema[]): fc.Arbitrary<Sent> {
  const value = ({ minimum = 0, maximum = 0 }: ParameterSchema) =>
    fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.double({ min: minimum, max: maximum, noNaN: true }));
  const whole = fc.tuple(...parts.map(value)).map((values) => values.map((one) => one.toFixed(4)));
  const left = fc.integer({ min: parts[0]?.minimum ?? 0, max: 0 });
  const ascending = fc
    .tuple(left, left, fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 1_000 }))
    .map(([x, y, width, height]) => [x, y, x + width, y + height].slice(0, parts.length).map(String));
  const valid = parts.length === 4 ? ascending : whole;
  const bad = fc.constantFrom('', '1', '1,2,3', 'a,b', '1e2,3', '99999,0', 'NaN,NaN', '4,4,4,4', '9,9,1,1');
  return fc.oneof(
    { weight: 6, arbitrary: valid.map((list) => ({ texts: [list.join(',')], valid: true })) },
    { weight: 1, arbitrary: valid.map((list) => ({ texts: list, valid: true })) },
    { weight: 2, arbitrary: bad.map((text) => ({ texts: [text], valid: text === '' })) },
  );
}

/** Where a page goes on: two numbers. */
function cursors(): fc.Arbitrary<Sent> {
  const number = fc.nat({ max: 2 ** 45 });
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(number, number).map((pair) => ({ texts: [pair.join('-')], valid: true })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('1', '-', '1-', '1-2-3', 'a-b', '1.5-2', '-1-2').map((text) => ({
        texts: [text],
        valid: false,
      })),
    },
  );
}

/** Days of a calendar. */
function days(): fc.Arbitrary<Sent> {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  return fc.oneof(
    { weight: 4, arbitrary: day.map((text) => ({ texts: [text], valid: true })) },
    { weight: 1, arbitrary: fc.tuple(day, day).map((texts) => ({ texts, valid: false })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          '2027-02-29',
          '2027-13-01',
          '2027-1-1',
          '01/15/2027',
          'tomorrow',
          "'; drop table universities; --",
        )
        .map((text) => ({ texts: [text], valid: false })),
    },
  );
}

function texts(maxLength: number): fc.Arbitrary<Sent> {
  return fc.oneof(
    // A text of white space or of nothing is as good as absent.
    { weight: 12, arbitrary: anyText.map((text) => ({ texts: [text], valid: true })) },
    { weight: 1, arbitrary: fc.constant({ texts: ['é'.repeat(maxLength)], valid: true }) },
    { weight: 1, arbitrary: fc.constant({ texts: ['é'.repeat(maxLength + 1)], valid: false }) },
    { weight: 1, arbitrary: fc.constant({ texts: ['one', 'two'], valid: false }) },
  );
}

function severalTexts(maxItems: number, maxLength: number): fc.Arbitrary<Sent> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(anyText, { maxLength: maxItems }).map((list) => ({ texts: list, valid: true })) },
    { weight: 1, arbitrary: fc.constant({ texts: Array(maxItems + 1).fill('one'), valid: false }) },
    { weight: 1, arbitrary: fc.constant({ texts: ['é'.repeat(maxLength + 1)], valid: false }) },
  );
}

function sent(schema: ParameterSchema, required: boolean, known: readonly number[]): fc.Arbitrary<Sent> {
  const arbitrary = ((): fc.Arbitrary<Sent> => {
    if (schema.prefixItems) return tuple(schema.prefixItems);
    if (schema.type === 'array') {
      // Words by a rule that the description does not hold: its examples keep it.
      const options = schema.items?.enum ?? schema.items?.examples;
      if (options) return someOptions(options);
      if (schema.items?.type === 'string') return severalTexts(schema.maxItems ?? 1, schema.items.maxLength ?? 0);
      return ids(known, schema.maxItems ?? 1);
    }
    if (schema.enum) return oneOption(schema.enum);
    if (schema.type === 'integer') return numbers(schema);
    if (schema.format === 'date') return days();
    if (schema.pattern) return cursors();
    return texts(schema.maxLength ?? 0);
  })();
  return required ? arbitrary : fc.oneof({ weight: 1, arbitrary: absent }, { weight: 1, arbitrary });
}

function shapeOf(contract: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> {
  return contract ? (contract as unknown as { shape: Record<string, z.ZodMiniType> }).shape : {};
}

/** Requests to an endpoint. `known` are ids of universities that exist, `own` those of the user's own things. */
export function requestsTo(
  endpoint: Endpoint,
  known: readonly number[],
  own: readonly string[] = [],
): fc.Arbitrary<MadeUpRequest> {
  const names = Object.entries(shapeOf(endpoint.query));
  const parameters = fc.tuple(
    ...names.map(([name, reader]) => {
      const description = parameterDescription(reader);
      if (!description) throw new Error(`${name} has no description`);
      return sent(description.schema as unknown as ParameterSchema, description.required ?? false, known);
    }),
  );
  const unknown = fc.oneof(
    { weight: 9, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(
        fc.tuple(fc.constantFrom('utm_source', '__proto__', 'constructor', 'a[]', '', 'serch', 'PAGE'), anyText),
        { minLength: 1, maxLength: 2 },
      ),
    },
  );
  // Most requests use few of the parameters: with all at once nearly every one would be a 400.
  const used = fc.subarray(names.map((_, at) => at));
  return fc.tuple(pathOf(endpoint, known, own), parameters, used, unknown).map(([path, values, chosen, others]) => {
    const query = new URLSearchParams(others);
    const faulty: string[] = [];
    names.forEach(([name, reader], at) => {
      const required = parameterDescription(reader)?.required ?? false;
      const value = values[at];
      if (!value || !(required || chosen.includes(at))) return;
      for (const text of value.texts) query.append(name, text);
      if (!value.valid) faulty.push(name);
    });
    const text = query.toString();
    const unknown = [...new Set(others.map(([name]) => name))];
    // What is not known is said first, then what is wrong with the path, before the rest of the query is looked at.
    return {
      address: text === '' ? path.text : `${path.text}?${text}`,
      faulty: unknown.length === 0 && path.faulty.length > 0 ? path.faulty : faulty,
      unknown,
    };
  });
}

interface MadeUpPath {
  text: string;
  faulty: string[];
}

function pathOf(
  { path, params }: Endpoint,
  known: readonly number[],
  own: readonly string[],
): fc.Arbitrary<MadeUpPath> {
  const names = Object.entries(shapeOf(params));
  const values = fc.tuple(
    ...names.map(([name, reader]) => (parameterDescription(reader) ? pathIds(known) : pathTexts(name, known, own))),
  );
  return values.map((chosen) => ({
    text: names.reduce((text, [name], at) => text.replace(`:${name}`, () => segment(chosen[at]?.texts[0] ?? '')), path),
    faulty: names.flatMap(([name], at) => (chosen[at]?.valid ? [] : [name])),
  }));
}

/** A segment of an address; dots alone would lead elsewhere. */
function segment(text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed());
  return encoded === '' || encoded === '.' || encoded === '..' ? '-' : encoded;
}

function pathIds(known: readonly number[]): fc.Arbitrary<Sent> {
  const valid = fc.oneof(fc.constantFrom(...known), fc.integer({ min: 1, max: 999_999_999 })).map(String);
  const bad = fc.oneof(notANumber, fc.constantFrom('0', '-1', '01', '9999999999', '+1'), fc.constantFrom(...HOSTILE));
  return fc.oneof(
    { weight: 6, arbitrary: valid.map((text) => ({ texts: [text], valid: true })) },
    { weight: 1, arbitrary: bad.map((text) => ({ texts: [text], valid: false })) },
  );
}

function pathTexts(name: string, known: readonly number[], own: readonly string[]): fc.Arbitrary<Sent> {
  const texts: Record<string, fc.Arbitrary<string>> = {
    slug: fc.oneof(
      fc.tuple(anyText, fc.constantFrom(...known)).map(([start, id]) => `${start}-${id}`),
      fc.tuple(anyText, fc.integer()).map(([start, id]) => `${start}-${id}`),
      anyText,
    ),
    town: fc.oneof(fc.constantFrom(...COLLEGE_TOWNS, 'cambridge-ma', 'Cambridge-MA'), anyText),
    major: fc.oneof(fc.constantFrom(...ACADEMIC_PROGRAM_KEYS, 'NURSING', '51.38'), anyText),
    career: fc.oneof(fc.constantFrom('dental-hygienists', 'Dental-Hygienists', 'constructor', '29-1292'), anyText),
    id: fc.oneof(fc.constantFrom(...own, ''), fc.uuid(), anyText),
    token: fc.oneof(fc.constantFrom(...own, ''), fc.base64String({ minLength: 24, maxLength: 24 }), anyText),
  };
  const text = texts[name];
  if (!text) throw new Error(`nothing is known of ${name} in a path`);
  return text.map((one) => ({ texts: [one], valid: true }));
}

interface BodySchema {
  type?: string;
  properties?: Record<string, BodySchema>;
  items?: BodySchema;
  anyOf?: BodySchema[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
}

/** Values that mostly are what the schema says, sometimes something else, and sometimes hostile. */
function bodyValue(schema: BodySchema, known: readonly number[], right: Right): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema, known, right) }, { weight: 1, arbitrary: fc.jsonValue() });
}

/** Values that a field of this name must have to be taken. */
type Right = Readonly<Record<string, unknown>>;

function fieldValue(name: string, schema: BodySchema, known: readonly number[], right: Right): fc.Arbitrary<unknown> {
  const value = bodyValue(schema, known, right);
  return Object.hasOwn(right, name) ? fc.oneof(fc.constant(right[name]), value) : value;
}

function fitting(schema: BodySchema, known: readonly number[], right: Right): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => bodyValue(one, known, right)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, one]) => [name, fieldValue(name, one, known, right)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (schema.type === 'array') return fc.array(bodyValue(schema.items ?? {}, known, right), { maxLength: 12 });
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = -1, maximum = 1_000_000 } = schema;
    return fc.oneof(fc.constantFrom(...known), fc.integer({ min: minimum, max: maximum }), fc.double());
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (schema.format === 'uuid') return fc.uuid();
  return fc.oneof(
    anyText,
    fc.constantFrom(...HALVES),
    fc.string({ minLength: 3, maxLength: 12 }),
    fc.constant('é'.repeat(Math.min(schema.maxLength ?? 50, 3_000))),
  );
}

/** Bodies for an endpoint: what its contract describes, more or less, some with the `right` values; null is no body. */
export function bodiesFor({ body }: Endpoint, known: readonly number[], right: Right): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(null);
  const schema = z.toJSONSchema(body, { io: 'input' }) as BodySchema;
  return fc.oneof(
    { weight: 12, arbitrary: bodyValue(schema, known, right) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}
