/** Two years at a two-year college, then a university: the endpoint's parameters and its answer. */
import * as z from 'zod/mini';
import { POLICY_READINGS } from '../domain/site/transfer-policies.ts';
import { freeText } from './params.ts';
import { universityCard } from './university.ts';

export const twoYearsQuery = z.object({
  /** The two-year college, by name or by the last part of its page's address. */
  from: freeText(),
  /** The university after it, likewise. */
  to: freeText(),
  /** US city or ZIP code to list two-year colleges around. */
  near: freeText(),
});
export type TwoYearsQuery = z.infer<typeof twoYearsQuery>;

const text = z.string();
const share = z.nullable(z.number());

const choice = z.object({ id: z.int(), slug: text, name: text, place: text, miles: z.nullable(z.number()) });
export type TwoYearsChoice = z.infer<typeof choice>;

/** What was asked for: nothing; no school of that name and kind; more than one (`choices`); one. */
const asked = z.enum(['nothing', 'unknown', 'several', 'found']);

/**
 * Percent of entrants eight years on (IPEDS Outcome Measures): of the college all entrants, of the university those who
 * transferred in. `few`: fewer than 30 people, which decide nothing.
 */
const after = z.object({
  award: share,
  stillEnrolled: share,
  enrolledElsewhere: share,
  unknown: share,
  cohort: z.nullable(z.int()),
  few: z.boolean(),
  source: text,
  year: text,
});
export type AfterYears = z.infer<typeof after>;

const side = z.object({
  asked,
  school: z.nullable(universityCard),
  after: z.nullable(after),
  choices: z.array(choice),
});
export type TwoYearsSide = z.infer<typeof side>;

export const twoYearsResponse = z.object({
  from: side,
  to: side,
  /** With `near`: whether such a place is known, and other names that would be. */
  near: z.nullable(z.object({ name: z.nullable(text), otherPlaces: z.array(text) })),
  /**
   * Four-digit CIP groups in which the college awarded associate degrees and the university bachelor's degrees in a year, by the
   * university's graduates. That both have a program does not say that its courses count.
   */
  programs: z.array(z.object({ cip: text, title: text, associates: z.int(), bachelors: z.int() })),
  /** The rule of the state, where both are public and in the same one; null elsewhere. */
  policy: z.nullable(
    z.object({
      state: text,
      statewide: z.boolean(),
      credits: z.nullable(text),
      unit: z.enum(['semester', 'quarter']),
      authority: z.nullable(text),
      link: z.nullable(text),
      reading: z.enum(POLICY_READINGS),
    }),
  ),
});
export type TwoYearsResponse = z.infer<typeof twoYearsResponse>;
