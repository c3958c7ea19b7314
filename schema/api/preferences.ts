/** Contracts of a user's preferences, notification and privacy settings, and the order of their dashboard. */
import * as z from 'zod/mini';
import { DASHBOARD_SECTIONS } from '../domain/account/account.ts';
import { STATE_CODES } from '../domain/places/places.ts';
import { ACADEMIC_FIELD_KEYS } from '../domain/programs/academic-fields.ts';
import { SUBJECT_KEYS } from '../domain/programs/subject-keys.ts';
import { CAMPUS_SETTINGS, COUNTRIES, SIZE_CATEGORIES, UNIVERSITY_TYPES } from '../domain/record/enums.ts';
import { INCOME_BANDS } from '../domain/search/filter-values.ts';
import {
  ATTENDANCES,
  INTERESTS_MAX,
  LIVINGS,
  OWN_SCORES,
  type OwnScore,
  postalCodeOf,
  STARTINGS,
} from '../domain/situation/personal-situation.ts';
import { HOMES, RESIDENCES } from '../domain/situation/situation.ts';
import { eachOnce } from './personal.ts';

function someOf<const Values extends readonly string[]>(values: Values) {
  const allowed = `must be a list of any of ${values.join(', ')}`;
  return z.array(z.enum(values, allowed), allowed).check(eachOnce());
}

const TUITION_MAX = 1_000_000;
const TUITION = `must be a whole number from 0 to ${TUITION_MAX.toLocaleString('en-US')}, or null`;
const tuition = z.nullable(z.int(TUITION).check(z.minimum(0, TUITION), z.maximum(TUITION_MAX, TUITION)));
const yesOrNo = z.boolean('must be true or false');

const TOGETHER = 'must be sent together with tuitionMin';
const anyPreferences = z.object(
  {
    interests: someOf(ACADEMIC_FIELD_KEYS),
    countries: someOf(COUNTRIES),
    states: someOf(STATE_CODES),
    types: someOf(UNIVERSITY_TYPES),
    settings: someOf(CAMPUS_SETTINGS),
    sizes: someOf(SIZE_CATEGORIES),
    tuitionMin: tuition,
    tuitionMax: tuition,
  },
  'must be an object',
);
type Tuitions = { [Bound in 'tuitionMin' | 'tuitionMax']?: number | null | undefined };
const inOrder = z.refine<Tuitions>(
  ({ tuitionMin = null, tuitionMax = null }) => tuitionMin === null || tuitionMax === null || tuitionMin <= tuitionMax,
  { path: ['tuitionMax'], error: 'must not be below tuitionMin' },
);

export const preferences = anyPreferences.check(inOrder);
/** Those that change. */
const changedPreferences = z.partial(anyPreferences).check(
  z.refine(({ tuitionMin, tuitionMax }) => (tuitionMin === undefined) === (tuitionMax === undefined), {
    path: ['tuitionMax'],
    error: TOGETHER,
  }),
  inOrder,
);

export const notificationChoices = z.object(
  { price: yesOrNo, rates: yesOrNo, status: yesOrNo, plan: yesOrNo },
  'must be an object',
);
export const privacyChoices = z.object({ keepHistory: yesOrNo, countTogether: yesOrNo }, 'must be an object');

const oneOrNull = <const Values extends readonly string[]>(values: Values, form?: string) => {
  const allowed = `must be ${form ?? `one of ${values.join(', ')}`}, or null`;
  return z.nullable(z.enum(values, allowed));
};
const POSTAL_CODE = 'must be a ZIP code of five digits or a Canadian postal code like M5V 2T6, or null';
function score(key: OwnScore) {
  const { from, to } = OWN_SCORES[key];
  const allowed = `must be a whole number from ${from} to ${to}, or null`;
  return z.nullable(z.int(allowed).check(z.minimum(from, allowed), z.maximum(to, allowed)));
}
const INTERESTS = `must be a list of at most ${INTERESTS_MAX} keys of subjects`;

/** What somebody says of themselves, all of it at once; each part may be null. */
export const personalSituation = z.object(
  {
    home: oneOrNull(HOMES, 'US- and the code of a state or territory, or CA- and that of a province or territory'),
    residence: oneOrNull(RESIDENCES),
    income: oneOrNull(INCOME_BANDS),
    postalCode: z.nullable(
      z.string(POSTAL_CODE).check(
        z.maxLength(10, POSTAL_CODE),
        z.refine((code) => postalCodeOf(code) !== null, POSTAL_CODE),
        z.overwrite((code) => postalCodeOf(code) ?? code),
      ),
    ),
    starting: oneOrNull(STARTINGS),
    attendance: oneOrNull(ATTENDANCES),
    living: oneOrNull(LIVINGS),
    sat: score('sat'),
    act: score('act'),
    average: score('average'),
    subjects: z
      .array(z.string(INTERESTS).check(z.refine((key) => SUBJECT_KEYS.has(key), INTERESTS)), INTERESTS)
      .check(eachOnce(), z.maxLength(INTERESTS_MAX, INTERESTS)),
  },
  'must be an object, or null',
);

export const preferencesResponse = z.object({
  preferences,
  notifications: notificationChoices,
  privacy: privacyChoices,
  situation: z.nullable(personalSituation),
});
export type PreferencesResponse = z.infer<typeof preferencesResponse>;

/** A part that is left out stays as it is, and so does a choice of the first three. */
export const preferencesBody = z.object({
  preferences: z.optional(changedPreferences),
  notifications: z.optional(z.partial(notificationChoices)),
  privacy: z.optional(z.partial(privacyChoices)),
  /** Null forgets it. */
  situation: z.optional(z.nullable(personalSituation)),
});
export type PreferencesBody = z.infer<typeof preferencesBody>;

const ORDER = `must hold each of ${DASHBOARD_SECTIONS.join(', ')} once`;

export const dashboard = z.object({
  order: z
    .array(z.enum(DASHBOARD_SECTIONS, ORDER), ORDER)
    .check(
      z.refine((order) => order.length === DASHBOARD_SECTIONS.length && new Set(order).size === order.length, ORDER),
    ),
});
export type Dashboard = z.infer<typeof dashboard>;
