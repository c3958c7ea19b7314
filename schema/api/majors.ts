/** Majors: all of them with how many teach each, and what is counted of one. */
import * as z from 'zod/mini';
import { ACADEMIC_FIELD_KEYS } from '../domain/programs/academic-fields.ts';
import { ACADEMIC_PROGRAM_KEYS } from '../domain/programs/academic-programs.ts';
import { MAJOR_LEVELS, MAJOR_MARKS } from '../domain/programs/majors.ts';
import { COUNTRIES } from '../domain/record/enums.ts';
import { careerListView } from './careers.ts';

const text = z.string();
const key = z.enum(ACADEMIC_PROGRAM_KEYS);

const counts = {
  key,
  title: text,
  field: z.enum(ACADEMIC_FIELD_KEYS),
  /** The degree that its figures are of: bachelor's unless hardly anyone gives it in that subject. */
  level: z.enum(MAJOR_LEVELS),
  /** How many teach it: in the US with graduates in the year, in Canada by lists that were read. */
  universities: z.object({ US: z.int(), CA: z.int() }),
  /** Of a year, in the US. */
  graduates: z.int(),
};

const majorSummary = z.object({
  ...counts,
  /** Median pay in US dollars four years after the degree, at the median school; null where too few publish it. */
  pay: z.nullable(z.int()),
});
export type MajorSummary = z.infer<typeof majorSummary>;

/** In the order of the fields and their programs. */
export const majorsResponse = z.object({ majors: z.array(majorSummary) });
export type MajorsResponse = z.infer<typeof majorsResponse>;

const leader = z.object({
  id: z.int(),
  slug: text,
  name: text,
  city: z.nullable(text),
  state: text,
  /** Of a year. */
  graduates: z.int(),
  /** Why it does not lead: at a distance only, mostly online, or a degree that only completes another. */
  marks: z.array(z.enum(MAJOR_MARKS)),
});
export type MajorLeaderView = z.infer<typeof leader>;

const origin = z.nullable(z.object({ source: text, year: text }));

export const majorResponse = z.object({
  ...counts,
  /** What is studied and what comes after, in our words. */
  about: text,
  /** Median pay in US dollars four years after the degree, over the schools where it is published: quartiles. */
  earnings: z.nullable(z.object({ schools: z.int(), lower: z.int(), median: z.int(), upper: z.int() })),
  /** How many schools' programs have each result of the earnings check (College Scorecard of June 2026); null where none is known. */
  checks: z.nullable(z.object({ above: z.int(), close: z.int(), between: z.int(), below: z.int() })),
  /** US by graduates, most first, then Canada by universities, where nobody counts graduates. */
  places: z.array(
    z.object({ country: z.enum(COUNTRIES), state: text, universities: z.int(), graduates: z.nullable(z.int()) }),
  ),
  /** Most graduates first, in the US. */
  leaders: z.array(leader),
  /** The same of those that do not lead. */
  apart: z.array(leader),
  /** Where it leads, by what it teaches; null where no occupation is matched. */
  careers: z.nullable(careerListView),
  related: z.array(z.object({ key, title: text })),
  /** Four-digit groups of CIP 2020. */
  groups: z.array(z.object({ cip: text, title: text })),
  /** Null where the sources differ. */
  origins: z.object({ graduates: origin, earnings: origin }),
});
export type MajorResponse = z.infer<typeof majorResponse>;
