/** Reads the figures that are numbers of a record, and whether they may be used to choose by. */
import type { UniversityRecord } from '../record/dataset.ts';
import { decides, outcomeRate, peopleBehind, type RatedUniversity } from '../record/small-cohorts.ts';
import type { Outcome, OutcomeGroup } from '../record/university-figures.ts';
import { type FigureKey, type FiguresWith, factOfFigure, figureOf } from './figures.ts';

/** Figures that a record holds as a number, or as a member of a group. */
export type ReadableFigure = FiguresWith<{ record: number } | { part: readonly [string, string | number] }>;
/** A record, or as much of it as a figure needs. */
export type Readable = RatedUniversity & Partial<Omit<UniversityRecord, keyof RatedUniversity>>;

/** The group of entrants that a figure is of; null where it is none of the outcome measures. */
export function outcomeGroupOf(key: FigureKey): OutcomeGroup | null {
  const [field, group] = figureOf(key).part ?? [];
  return field === 'outcomes' ? (group as OutcomeGroup) : null;
}

/** The number that a record has for a figure; null where it has none. */
export function readFigure(key: FigureKey, university: Readable): number | null {
  const { part, value: member } = figureOf(key);
  const [field, inside] = part ?? [key, member];
  const held: unknown = university[field as keyof Readable];
  const found = inside === undefined ? held : (held as Record<string | number, unknown> | null | undefined)?.[inside];
  if (typeof found === 'number') return found;
  return outcomeGroupOf(key) === null ? null : ((found as Outcome | undefined)?.award ?? null);
}

/** Whether a university's value of a figure may be used to choose by (small-cohorts.ts). */
export function figureDecides(key: FigureKey, university: Readable): boolean {
  const group = outcomeGroupOf(key);
  if (group !== null) return outcomeRate({ outcomes: university.outcomes ?? null }, group) !== null;
  const fact = factOfFigure(key);
  return fact === null || decides(fact, university);
}

/** The value of a figure; null where there is none, and where it may not be used to choose by. */
export function decidingValue(key: FigureKey, university: Readable): number | null {
  return figureDecides(key, university) ? readFigure(key, university) : null;
}

/** How many people a figure is of, where that is published. */
export function peopleOfFigure(key: FigureKey, university: Readable): number | null {
  const group = outcomeGroupOf(key);
  if (group !== null) return university.outcomes?.[group]?.cohort ?? null;
  const { part } = figureOf(key);
  if (part?.[0] === 'graduationRates') return university.graduationRates?.cohort ?? null;
  const fact = factOfFigure(key);
  return fact === null || part !== undefined ? null : peopleBehind(fact, university);
}
