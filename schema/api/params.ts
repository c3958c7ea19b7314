/**
 * Readers of query parameters. A parameter arrives as the list of its raw texts (repeated parameters and comma
 * lists both work); an empty list or empty text means absent. A fault's message says what is allowed, so that it
 * reads well after the parameter's name: "tuitionMin must be a whole number from 0 to 1,000,000."
 */
import * as z from 'zod/mini';
import { isCalendarDay } from '../domain/formats/partial-date.ts';
import { TEXT_MAX } from '../domain/site/limits.ts';

/** Raw query: every parameter a list of texts. */
type RawQuery = Record<string, string[]>;

/** The raw query of an address; control characters other than white space are kept as the text they are. */
export function rawQueryOf(search: Iterable<[string, string]>): RawQuery {
  const raw: RawQuery = Object.create(null);
  for (const [name, text] of search) {
    const list = raw[name];
    if (list) list.push(text);
    else raw[name] = [text];
  }
  return raw;
}

const rawTexts = z.optional(z.array(z.string()));

/** How a parameter is described to others: its JSON schema, and whether it must be there. */
interface ParameterDescription {
  schema: Record<string, unknown>;
  required?: boolean;
}

const descriptions = new WeakMap<object, ParameterDescription>();

/** The description of a reader made here. What a reader does to raw texts is code, which no generator can read. */
export function parameterDescription(reader: object): ParameterDescription | undefined {
  return descriptions.get(reader);
}

/** Names and readers of a contract's parameters; none where there is no contract. */
export function parametersOf(contract: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> {
  return contract instanceof z.ZodMiniObject ? (contract.shape as Record<string, z.ZodMiniType>) : {};
}

function param<T>(description: ParameterDescription, read: (texts: string[], fail: (allowed: string) => void) => T) {
  const reader = z.pipe(
    rawTexts,
    z.transform((texts, ctx): T => {
      const present = (texts ?? []).map((text) => text.trim()).filter((text) => text !== '');
      return read(present, (allowed) => {
        ctx.issues.push({ code: 'custom', message: allowed, input: texts });
      });
    }),
  );
  descriptions.set(reader, description);
  return reader;
}

const grouped = new Intl.NumberFormat('en-US');

/** A whole number from `min` to `max`, or undefined when absent. */
export function wholeNumber(min: number, max: number) {
  return param({ schema: { type: 'integer', minimum: min, maximum: max } }, (texts, fail): number | undefined => {
    const text = texts[0];
    if (text === undefined) return undefined;
    const value = /^[+-]?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (texts.length === 1 && value >= min && value <= max) return value;
    fail(`must be one whole number from ${grouped.format(min)} to ${grouped.format(max)}`);
    return undefined;
  });
}

/** A day as YYYY-MM-DD that the calendar has, or undefined when absent. */
export function calendarDay() {
  return param({ schema: { type: 'string', format: 'date' } }, (texts, fail): string | undefined => {
    const text = texts[0];
    if (text === undefined) return undefined;
    if (texts.length === 1 && isCalendarDay(text)) return text;
    fail('must be one day as YYYY-MM-DD');
    return undefined;
  });
}

/** One of the values, or undefined when absent; case does not matter. `other` are further spellings of
 * values; `words` say what is allowed, where the list is long. */
export function oneOf<const T extends readonly string[]>(
  values: T,
  other: Readonly<Record<string, T[number]>> = {},
  words = `one of ${values.join(', ')}`,
) {
  const byLower = new Map<string, T[number]>([
    ...values.map((value): [string, T[number]] => [value.toLowerCase(), value]),
    ...Object.entries(other),
  ]);
  return param({ schema: { type: 'string', enum: [...values] } }, (texts, fail): T[number] | undefined => {
    const text = texts[0];
    if (text === undefined) return undefined;
    const value = byLower.get(text.toLowerCase());
    if (texts.length === 1 && value !== undefined) return value;
    fail(`must be ${words}`);
    return undefined;
  });
}

/** Any of the values, each once, in the order of `values`; an empty list when absent. */
export function anyOf<const T extends readonly string[]>(values: T) {
  const byLower = new Map(values.map((value) => [value.toLowerCase(), value]));
  return param(
    { schema: { type: 'array', items: { type: 'string', enum: [...values] } } },
    (texts, fail): T[number][] => {
      const asked = texts.flatMap((text) => text.split(',')).map((text) => text.trim().toLowerCase());
      const found = asked.filter((text) => text !== '').map((text) => byLower.get(text));
      if (found.includes(undefined)) {
        fail(`must be any of ${values.join(', ')}`);
        return [];
      }
      return values.filter((value) => found.includes(value));
    },
  );
}

/**
 * Any of a vocabulary that is too long to be listed, each once, lower case, in the order asked; an empty list when
 * absent. `words` say what is allowed, in words that go on from "each".
 */
export function listOf(rule: { holds: (text: string) => boolean; most: number; words: string; examples: string[] }) {
  const { holds, most, words, examples } = rule;
  const schema = { type: 'array', items: { type: 'string', examples }, maxItems: most };
  return param({ schema }, (texts, fail): string[] => {
    const asked = texts.flatMap((text) => text.split(',')).map((text) => text.trim().toLowerCase());
    const found = [...new Set(asked.filter((text) => text !== ''))];
    if (found.length <= most && found.every(holds)) return found;
    fail(`must be at most ${most}, each ${words}`);
    return [];
  });
}

/** Free text, trimmed and in Unicode's composed form; undefined when absent. */
export function freeText(most = TEXT_MAX) {
  return param({ schema: { type: 'string', maxLength: most } }, (texts, fail): string | undefined => {
    const text = texts[0];
    if (text === undefined) return undefined;
    const value = text.normalize('NFC').replace(/\s+/g, ' ').trim();
    if (texts.length === 1 && [...value].length <= most) return value === '' ? undefined : value;
    fail(`must be one text of at most ${most} characters`);
    return undefined;
  });
}

/** Several free texts, in their order; an empty list when absent. */
export function freeTexts(most: number) {
  const schema = { type: 'array', items: { type: 'string', maxLength: TEXT_MAX }, maxItems: most };
  return param({ schema }, (texts, fail): string[] => {
    const values = texts.map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
    if (values.length <= most && values.every((value) => [...value].length <= TEXT_MAX)) return values;
    fail(`must be at most ${most} texts of at most ${TEXT_MAX} characters`);
    return [];
  });
}

/** A university's id in a path. */
export function pathId() {
  const [min, max] = [1, 999_999_999];
  const reader = z.pipe(
    z.string(),
    z.transform((text, ctx): number => {
      if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
      ctx.issues.push({
        code: 'custom',
        message: `must be a whole number from ${min} to ${grouped.format(max)}`,
        input: text,
      });
      return 0;
    }),
  );
  descriptions.set(reader, { schema: { type: 'integer', minimum: min, maximum: max }, required: true });
  return reader;
}

/** Where a page of a list goes on: the two numbers that its order is by. */
type Cursor = [number, number];
export const CURSOR_PATTERN = '^\\d{1,15}-\\d{1,15}$';

/** The `next` of the page before; undefined for the first page. */
export function cursor() {
  const matches = new RegExp(CURSOR_PATTERN);
  return param({ schema: { type: 'string', pattern: CURSOR_PATTERN } }, (texts, fail): Cursor | undefined => {
    const text = texts[0];
    if (text === undefined) return undefined;
    if (texts.length === 1 && matches.test(text)) return text.split('-').map(Number) as Cursor;
    fail('must be what `next` of the page before says');
    return undefined;
  });
}

/** A list of whole-number ids, each once, in the order asked. */
export function idList(most: number) {
  const ids = { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, maxItems: most };
  return param({ schema: ids, required: true }, (texts, fail): number[] => {
    const asked = texts.flatMap((text) => text.split(',')).map((text) => text.trim());
    const ids = [
      ...new Set(asked.filter((text) => text !== '').map((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0))),
    ];
    if (ids.length === 0 || ids.includes(0) || ids.length > most) {
      fail(`must be 1 to ${most} whole-number ids, separated by commas`);
      return [];
    }
    return ids;
  });
}

/** 1 or true means yes; 0, false or absence means no. */
export function flag() {
  return param({ schema: { type: 'integer', enum: [0, 1] } }, (texts, fail): boolean => {
    const text = texts[0]?.toLowerCase();
    if (texts.length <= 1) {
      if (text === undefined || text === '0' || text === 'false') return false;
      if (text === '1' || text === 'true') return true;
    }
    fail('must be 1 or 0');
    return false;
  });
}

/** One number of a tuple: its name for the message, and its bounds. */
interface TuplePart {
  name: string;
  min: number;
  max: number;
}

/**
 * Numbers that belong together, "42.36,-71.06" say, rounded to `decimals`; undefined when absent. `rule` says what
 * else must hold of them, in words that go on from "must be".
 */
export function numberTuple<const Parts extends readonly TuplePart[]>(
  parts: Parts,
  decimals: number,
  rule?: { holds: (values: readonly number[]) => boolean; words: string },
) {
  type Tuple = { -readonly [At in keyof Parts]: number };
  const schema = {
    type: 'array',
    prefixItems: parts.map(({ name, min, max }) => ({ type: 'number', title: name, minimum: min, maximum: max })),
    minItems: parts.length,
    maxItems: parts.length,
  };
  const ranges = parts.map(({ name, min, max }) => `${name} ${grouped.format(min)} to ${grouped.format(max)}`);
  const allowed = `must be ${parts.length} numbers, separated by commas: ${ranges.join(', ')}${rule ? `; ${rule.words}` : ''}`;
  return param({ schema }, (texts, fail): Tuple | undefined => {
    if (texts.length === 0) return undefined;
    const asked = texts.flatMap((text) => text.split(',')).map((text) => text.trim());
    const values = asked.map((text) => (/^[+-]?\d{1,6}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN));
    const inRange = parts.every(
      ({ min, max }, at) => (values[at] ?? Number.NaN) >= min && (values[at] as number) <= max,
    );
    const rounded = values.map((value) => Math.round(value * 10 ** decimals) / 10 ** decimals + 0);
    if (values.length === parts.length && inRange && (!rule || rule.holds(rounded))) return rounded as Tuple;
    fail(allowed);
    return undefined;
  });
}
