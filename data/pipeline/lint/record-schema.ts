/** The shape and the ranges of a university's record, as the table of fields has them. */
import * as z from 'zod/mini';
import { STATE_CODES } from '#schema/domain/places/places.ts';
import { DESIGNATIONS } from '#schema/domain/record/enums.ts';
import { FACT_FIELDS, MISSING_REASONS } from '#schema/domain/record/facts.ts';
import { isOfPeople } from '#schema/domain/record/small-cohorts.ts';
import {
  type AnyPlan,
  FIELD_KEYS,
  type GroupField,
  planOf,
  type UniversityField,
} from '#schema/domain/record/university-fields.ts';
import { NO_FIGURES_REASONS, STATUS_STATES } from '#schema/domain/record/university-figures.ts';
import { SPORTS } from '#schema/domain/search/filter-values.ts';
import { LEAST_ACT } from '../../sources/unit-rows.ts';
import { pageFigures } from './page-figures-schema.ts';
import { address, MONEY_MAX, money, percent, scores, text, whole } from './value-schemas.ts';

const maybe = z.nullable;

/** What is more than one value. */
const GROUPS: Record<Exclude<GroupField, keyof typeof pageFigures>, z.ZodMiniType> = {
  status: z.strictObject({
    state: z.enum(STATUS_STATES),
    date: maybe(z.string().check(z.regex(/^\d{4}(-\d\d){0,2}$/))),
    successorId: maybe(z.int()),
    successorName: maybe(text),
    announced: z.boolean(),
    formerName: maybe(text),
    evidence: maybe(text),
  }),
  provincialAverage: maybe(z.strictObject({ tuition: money, tuitionInState: money, year: text })),
  netPriceByIncome: maybe(z.array(whole(-30_000, MONEY_MAX)).check(z.length(5))),
  satReading: scores(200, 800),
  satMath: scores(200, 800),
  // Guessing every answer gives more than 8.
  actComposite: scores(LEAST_ACT, 36),
  housingOptions: maybe(z.array(text)),
  sports: maybe(z.array(z.enum(SPORTS))),
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
    z.enum(FACT_FIELDS.filter(isOfPeople)),
    z.strictObject({
      count: z.int().check(z.minimum(1)),
      of: text,
      year: text,
      near: z.optional(z.literal(true)),
    }),
  ),
  facts: z.partialRecord(z.enum(FACT_FIELDS), z.string()),
  missing: z.partialRecord(z.enum(FACT_FIELDS), z.enum(MISSING_REASONS)),
};

/** Groups, and values of which more can be said than the table does. */
const OWN: Partial<Record<UniversityField, z.ZodMiniType>> = {
  ...GROUPS,
  ...pageFigures,
  state: z.enum(STATE_CODES as [string, ...string[]]),
  description: text.check(z.minLength(80), z.maxLength(420)),
  website: maybe(address),
  whyNoFigures: z.optional(z.enum(NO_FIGURES_REASONS)),
};

function plain(shape: 'whole' | 'number' | 'rate' | 'text', range: AnyPlan['range']): z.ZodMiniType {
  if (shape === 'text') return text;
  if (shape === 'rate') return percent;
  const number = shape === 'whole' ? z.int() : z.number();
  return range ? number.check(z.minimum(range[0]), z.maximum(range[1])) : number;
}

function contractOf(field: UniversityField): z.ZodMiniType {
  const own = OWN[field];
  if (own) return own;
  const { shape, always, range } = planOf(field);
  if (shape === 'group') throw new Error(`the group ${field} has no schema`);
  const value = typeof shape === 'string' ? plain(shape, range) : z.enum(shape);
  return always ? value : maybe(value);
}

export const recordSchema = z.strictObject(Object.fromEntries(FIELD_KEYS.map((field) => [field, contractOf(field)])));
