/** Reads a figure out of a record by what is known of its place there, and says whether it may be used to choose by. */
import { decides, outcomeRate, peopleBehind, type RatedUniversity } from '../record/small-cohorts.ts';
import type { GraduationRates, Outcome, OutcomeGroup, Outcomes } from '../record/university-figures.ts';
import type { FigureSource } from './figures.ts';

/** A record, in whatever form it has its figures: stored, sent or shown. */
export interface Readable extends RatedUniversity {
  outcomes?: Outcomes | null;
  graduationRates?: GraduationRates | null;
}

/** The group of entrants that a figure is of; null where it is none of the outcome measures. */
function outcomeGroupOf({ part }: FigureSource): OutcomeGroup | null {
  return part?.[0] === 'outcomes' ? (part[1] as OutcomeGroup) : null;
}

/** The number that a record has for a figure; null where it has none. */
export function readSource(source: FigureSource, university: Readable): number | null {
  const [field, member] = source.part ?? [source.key, source.value];
  const held: unknown = (university as Readable & Readonly<Record<string, unknown>>)[field];
  const found = member === undefined ? held : (held as Record<string | number, unknown> | null | undefined)?.[member];
  if (typeof found === 'number') return found;
  return outcomeGroupOf(source) === null ? null : ((found as Outcome | undefined)?.award ?? null);
}

/** Whether a university's value of a figure may be used to choose by (small-cohorts.ts). */
export function sourceDecides(source: FigureSource, university: Readable): boolean {
  const group = outcomeGroupOf(source);
  if (group !== null) return outcomeRate({ outcomes: university.outcomes ?? null }, group) !== null;
  return source.fact === null || decides(source.fact, university);
}

/** How many people a figure is of, where that is published. */
export function peopleOfSource(source: FigureSource, university: Readable): number | null {
  const group = outcomeGroupOf(source);
  if (group !== null) return university.outcomes?.[group]?.cohort ?? null;
  if (source.part?.[0] === 'graduationRates') return university.graduationRates?.cohort ?? null;
  return source.fact === null || source.part !== undefined ? null : peopleBehind(source.fact, university);
}
