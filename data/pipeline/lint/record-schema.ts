/** The shape and the ranges of a university's record. */
import * as z from 'zod/mini';
import { DESIGNATIONS } from '#schema/domain/enums.ts';
import { FACT_FIELDS, MISSING_REASONS } from '#schema/domain/facts.ts';
import { STATE_CODES } from '#schema/domain/places.ts';
import { type AnyPlan, FIELD_KEYS, planOf, type UniversityField } from '#schema/domain/university-fields.ts';
import { STATUS_STATES } from '#schema/domain/university-figures.ts';

/** Dearer than any school in either currency; a figure above is a slip. */
const MONEY_MAX = 150_000;

const text = z.string().check(
  z.minLength(1),
  z.refine((value) => value === value.trim() && !/\s{2,}|\p{Cc}/u.test(value), 'has stray white space'),
);
const maybe = z.nullable;
const rate = z.number().check(
  z.minimum(0),
  z.maximum(100),
  z.refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'has more than one decimal'),
);
const money = maybe(z.int().check(z.minimum(0), z.maximum(MONEY_MAX)));
/** As precise as it is known: a day, a month or a year. */
const date = maybe(z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)));
const address = z.string().check(z.regex(/^https?:\/\/[^\s]+$/));
const scores = (minimum: number, maximum: number) =>
  maybe(
    z
      .tuple([z.int(), z.int()])
      .check(z.refine(([low, high]) => low >= minimum && low <= high && high <= maximum, 'is not a range of scores')),
  );

/** What is more than one value, and texts that must be more than a text. */
const GROUPS: Partial<Record<UniversityField, z.ZodMiniType>> = {
  state: z.enum(STATE_CODES as [string, ...string[]]),
  description: text.check(z.minLength(80), z.maxLength(420)),
  website: maybe(address),
  latitude: maybe(z.number()),
  longitude: maybe(z.number()),
  status: z.strictObject({
    state: z.enum(STATUS_STATES),
    date,
    successorId: maybe(z.int()),
    successorName: maybe(text),
    announced: z.boolean(),
    formerName: maybe(text),
    evidence: maybe(text),
  }),
  provincialAverage: maybe(z.strictObject({ tuition: money, tuitionInState: money, year: text })),
  netPriceByIncome: maybe(z.array(maybe(z.int().check(z.minimum(-30_000), z.maximum(MONEY_MAX)))).check(z.length(5))),
  satReading: scores(200, 800),
  satMath: scores(200, 800),
  // The lowest score that the test gives for an answered sheet is far above one (nobody's quarter is below nine).
  actComposite: scores(9, 36),
  housingOptions: maybe(z.array(text)),
  designations: z.array(z.enum(DESIGNATIONS)),
  image: maybe(
    z.strictObject({
      originUrl: address,
      author: text,
      licence: text,
      licenceUrl: maybe(address),
      sourcePage: address,
      width: z.int().check(z.minimum(1)),
      height: z.int().check(z.minimum(1)),
    }),
  ),
  cohorts: z.partialRecord(
    z.enum(FACT_FIELDS),
    z.strictObject({ count: z.int().check(z.minimum(1), z.maximum(500_000)), of: text, year: text }),
  ),
  facts: z.partialRecord(z.enum(FACT_FIELDS), z.string()),
  missing: z.partialRecord(z.enum(FACT_FIELDS), z.enum(MISSING_REASONS)),
};

/**
 * What the table of fields says of a field, with its range. The groups of a page's figures are held to the API's contract
 * by tests/data/university-documents.test.ts.
 */
function contractOf(field: UniversityField): z.ZodMiniType {
  const own = GROUPS[field];
  if (own) return own;
  const { shape, always, range } = planOf(field);
  if (shape === 'group') return z.unknown();
  const value = typeof shape === 'string' ? plain(shape, range) : z.enum(shape);
  return always ? value : maybe(value);
}

function plain(shape: 'whole' | 'number' | 'rate' | 'text', range: AnyPlan['range']): z.ZodMiniType {
  if (shape === 'text') return text;
  if (shape === 'rate') return rate;
  const number = shape === 'whole' ? z.int() : z.number();
  return range ? number.check(z.minimum(range[0]), z.maximum(range[1])) : number;
}

export const recordSchema = z.strictObject(Object.fromEntries(FIELD_KEYS.map((field) => [field, contractOf(field)])));
