/** Schema of the reasons for similarity: the values of each key, so that none is stored that has no sentence. */
import * as z from 'zod/mini';
import {
  KINDS_OF_PLACE,
  NAMED_REGIONS,
  NCES_LOCALES,
  SCHOOL_CLASSES,
  type SimilarReasonKey,
  type SimilarReasonValues,
} from '#schema/domain/peers/similar-reasons.ts';
import { STATE_CODES } from '#schema/domain/places/places.ts';
import { COUNTRIES, CURRENCIES, SIZE_CATEGORIES, UNIVERSITY_TYPES } from '#schema/domain/record/enums.ts';
import { FIELD_NAMES, FIELD_PART_NAMES } from '#schema/domain/search/english-fields.ts';

const text = z.string().check(z.minLength(2));
const state = z.enum(STATE_CODES as [string, ...string[]]);
const field = z.enum(Object.keys({ ...FIELD_NAMES, ...FIELD_PART_NAMES }) as [string, ...string[]]);
const whole = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));
const percent = whole(0, 100);
const dollars = whole(0, 250_000);
const people = whole(1, 1_000_000);
const year = whole(1600, 2100);
const ratio = z.number().check(z.minimum(0), z.maximum(200));
const fields = z.union([z.tuple([field]), z.tuple([field, field])]);

const VALUES: { [Key in SimilarReasonKey]: z.core.$ZodType<SimilarReasonValues[Key]> } = {
  place: z.tuple([z.enum(KINDS_OF_PLACE)]),
  kind: z.tuple([z.enum(SIZE_CATEGORIES), z.enum(UNIVERSITY_TYPES), z.enum(SCHOOL_CLASSES)]),
  focus: z.tuple([z.enum(SCHOOL_CLASSES)]),
  denomination: z.tuple([text]),
  state: z.tuple([z.enum(COUNTRIES), state]),
  division: z.tuple([text]),
  open: z.tuple([]),
  language: z.tuple([z.enum(['French', 'Bilingual'])]),
  level: z.tuple([z.enum(['bachelor', 'master', 'doctorate'])]),
  control: z.tuple([z.enum(UNIVERSITY_TYPES)]),
  setting: z.tuple([z.enum(NCES_LOCALES)]),
  region: z.tuple([z.enum(NAMED_REGIONS)]),
  calendar: z.tuple([z.enum(['quarter', 'trimester', '4-1-4'])]),
  admitted: z.tuple([percent]),
  test: z.tuple([whole(400, 1600)]),
  netPrice: z.tuple([dollars]),
  tuition: z.tuple([dollars, z.enum(CURRENCIES)]),
  tuitionAcross: z.tuple([dollars]),
  noTuition: z.tuple([]),
  graduationRate: z.tuple([percent]),
  earnings: z.tuple([dollars]),
  students: z.tuple([people]),
  mix: fields,
  looseMix: fields,
  miles: z.tuple([whole(1, 600)]),
  nearGraduationRate: z.tuple([percent, percent]),
  nearAdmitted: z.tuple([percent, percent]),
  nearStudents: z.tuple([people, people]),
  nearFounded: z.tuple([year, year]),
  nearFaculty: z.tuple([ratio, ratio]),
  town: z.tuple([text, z.enum(COUNTRIES), state]),
  nearInFigures: z.tuple([]),
  fewFigures: z.tuple([]),
};

/** Whether a sentence can be made of what stands there. */
export function isSimilarReason(reason: unknown): boolean {
  if (!Array.isArray(reason)) return false;
  const [key, ...values] = reason as unknown[];
  return (
    typeof key === 'string' &&
    Object.hasOwn(VALUES, key) &&
    z.safeParse(VALUES[key as SimilarReasonKey], values).success
  );
}
