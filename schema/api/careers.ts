/** Careers: the list of occupations that programs lead to, and what is known of one. */
import * as z from 'zod/mini';
import { ACADEMIC_PROGRAM_KEYS } from '../domain/programs/academic-programs.ts';
import {
  CANADA_OUTLOOKS,
  CAREER_EXPERIENCES,
  CAREER_FIELDS,
  CAREER_ORDERS,
  CAREER_TRAININGS,
  ENTRY_EDUCATIONS,
} from '../domain/programs/careers.ts';
import { MAJOR_LEVELS } from '../domain/programs/majors.ts';
import { PAGE_MAX } from '../domain/site/limits.ts';
import { freeText, oneOf, wholeNumber } from './params.ts';

const text = z.string();
const unit = z.enum(['year', 'hour']);

export const careersQuery = z.object({
  /** A name, or a question that names one: "how do I become a dental hygienist". */
  q: freeText(),
  field: oneOf(CAREER_FIELDS),
  /** A four-digit group of CIP 2020 or the key of a major: only where it leads, in that order. */
  program: freeText(),
  sortBy: oneOf(CAREER_ORDERS),
  page: wholeNumber(1, PAGE_MAX),
});
export type CareersQuery = z.infer<typeof careersQuery>;

const education = z.nullable(z.enum(ENTRY_EDUCATIONS));

const careerSummary = z.object({
  slug: text,
  title: text,
  field: z.enum(CAREER_FIELDS),
  /** Median pay of employees in US dollars, May 2025; null where none is published. */
  pay: z.nullable(z.object({ unit, median: z.number() })),
  /** A year on average, 2024-34. */
  openings: z.int(),
  /** Percent, 2024-34. */
  growth: z.number(),
  /** What one typically needs to enter. */
  education,
});
export type CareerSummary = z.infer<typeof careerSummary>;

export const careersResponse = z.object({
  careers: z.array(careerSummary),
  total: z.int(),
  page: z.int(),
  /** With `program`: which it is; null where it is not known or leads to no occupation. */
  program: z.nullable(z.object({ key: text, title: text })),
});
export type CareersResponse = z.infer<typeof careersResponse>;

/** What tables and pictures show of a career. */
export const careerFigures = z.object({
  slug: text,
  title: text,
  /** Pay of employees in US dollars, May 2025: percentiles. */
  pay: z.nullable(
    z.object({ unit, p10: z.number(), p25: z.number(), median: z.number(), p75: z.number(), p90: z.number() }),
  ),
  openings: z.int(),
  growth: z.number(),
  education,
  /** So few people that its figures jump from year to year. */
  small: z.boolean(),
});
export type CareerFiguresView = z.infer<typeof careerFigures>;

/** Where a program leads. */
export const careerListView = z.object({
  careers: z.array(careerFigures),
  /** Teaching the field at a college. */
  teaching: z.array(careerFigures),
  /** How many further occupations are matched. */
  more: z.int(),
});
export type CareerListView = z.infer<typeof careerListView>;

const canadaPay = z.nullable(
  z.object({ unit, low: z.nullable(z.number()), median: z.number(), high: z.nullable(z.number()) }),
);

const canadaOccupation = z.object({
  /** Unit group of NOC 2021. */
  noc: text,
  title: text,
  /** CAD: 10th, 50th and 90th percentile. */
  pay: canadaPay,
  employment: z.nullable(z.int()),
  /** Over 2024-2033. */
  openings: z.nullable(z.int()),
  outlook: z.nullable(z.enum(CANADA_OUTLOOKS)),
  /** Its own figures; growth in percent a year and openings of 2025-2035. */
  britishColumbia: z.nullable(
    z.object({ pay: canadaPay, growth: z.nullable(z.number()), openings: z.nullable(z.int()) }),
  ),
});
export type CanadaOccupationView = z.infer<typeof canadaOccupation>;

const source = z.object({ source: text, year: text });

export const careerResponse = z.object({
  ...careerFigures.shape,
  /** As BLS writes it, in English. */
  publishedTitle: text,
  /** SOC 2018, or the code of BLS that holds several. */
  code: text,
  field: z.enum(CAREER_FIELDS),
  /** What people do, as published in English; named where the code holds several occupations. */
  definitions: z.array(z.object({ title: z.nullable(text), text })),
  /** In French: what people of the first Canadian occupation do, as published. */
  frenchDefinition: z.nullable(text),
  /** People in it in 2024. */
  people: z.int(),
  selfEmployed: z.nullable(z.number()),
  experience: z.nullable(z.enum(CAREER_EXPERIENCES)),
  training: z.nullable(z.enum(CAREER_TRAININGS)),
  /** Whether it is matched only as teaching a field at a college. */
  teachesOnly: z.boolean(),
  majors: z.array(z.object({ key: z.enum(ACADEMIC_PROGRAM_KEYS), title: text })),
  /** How many schools teach the first of these majors, for which degree, and what its graduates earn after four years. */
  taught: z.nullable(
    z.object({
      key: z.enum(ACADEMIC_PROGRAM_KEYS),
      level: z.enum(MAJOR_LEVELS),
      universities: z.object({ US: z.int(), CA: z.int() }),
      pay: z.nullable(z.int()),
    }),
  ),
  /** Four-digit groups of CIP 2020 that lead there, those with most graduates first. */
  groups: z.array(z.object({ cip: text, title: text })),
  canada: z.array(canadaOccupation),
  sources: z.object({
    link: source,
    pay: source,
    outlook: source,
    definition: source,
    canada: source,
    britishColumbia: source,
    noc: source,
  }),
});
export type CareerResponse = z.infer<typeof careerResponse>;
