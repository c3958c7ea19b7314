/** Completions folded to programs: four-digit CIP by award level. */

import type { ProgramsRecord, ProgramTuple } from '#schema/domain/record/dataset.ts';
import type { AwardLevel } from '#schema/domain/record/enums.ts';
import { AWARD_LEVELS } from '#schema/domain/record/enums.ts';
import type { CompletionsRow } from '../../sources/completions2024/read.ts';
import type { FieldOfStudyRow } from '../../sources/fos-2026-06/read.ts';
import { AWARD_LEVEL_OF_AWLEVEL, AWARD_LEVEL_OF_CREDLEV } from './ipeds-codes.ts';
import type { FormerCodes } from './recoded-programs.ts';

/** Says whether every program of a two-digit CIP family at a level is offered at a distance only. */
export type DistanceOnly = (family: string, level: AwardLevel) => boolean;

const LEVEL_ORDER = new Map(AWARD_LEVELS.map((level, index) => [level, index]));

/**
 * Sums six-digit awards of one institution into tuples in the order of code and level. Rows of 0 awards count as
 * offered. The institution's total (CIP 99) and levels outside the table are left out. Pay and debt come from the fields
 * of study at the same code and level, or at the code that the program had before.
 */
export function foldPrograms(
  unitid: number,
  rows: readonly CompletionsRow[],
  distanceOnly: DistanceOnly,
  fieldsOfStudy: readonly FieldOfStudyRow[] = [],
  formerCodes: FormerCodes = new Map(),
): ProgramsRecord {
  const awards = new Map<string, ProgramTuple>();
  for (const row of rows) {
    const level = AWARD_LEVEL_OF_AWLEVEL[row.awardLevel];
    if (row.cip === '99' || !level) continue;
    const cip = row.cip.slice(0, 5);
    const tuple = awards.get(`${cip} ${level}`);
    if (tuple) tuple[2] = (tuple[2] ?? 0) + row.awards;
    else {
      awards.set(`${cip} ${level}`, [cip, level, row.awards, distanceOnly(cip.slice(0, 2), level) ? 1 : 0]);
    }
  }
  const programs = [...awards.values()].sort(
    ([cipA, levelA], [cipB, levelB]) =>
      (cipA < cipB ? -1 : cipA > cipB ? 1 : 0) || (LEVEL_ORDER.get(levelA) ?? 0) - (LEVEL_ORDER.get(levelB) ?? 0),
  );
  const afterwards = afterwardsOf(fieldsOfStudy);
  return {
    id: unitid,
    programs: programs.map((tuple) => {
      const own = afterwards.get(`${tuple[0]} ${tuple[1]}`);
      const formerCode = formerCodes.get(`${tuple[0]} ${tuple[1]}`);
      const former = formerCode && !hasPay(own) ? afterwards.get(`${formerCode} ${tuple[1]}`) : undefined;
      return hasPay(former) ? withFormer(tuple, former) : withAfterwards(tuple, own);
    }),
  };
}

const hasPay = (row: FieldOfStudyRow | undefined): row is FieldOfStudyRow =>
  row !== undefined && (row.earningsOneYear !== null || row.earningsFourYears !== null);

/** The tuple with pay and debt that are published under the code it had before. */
function withFormer([cip, level, graduates, distanceOnly]: ProgramTuple, row: FieldOfStudyRow): ProgramTuple {
  const { earningsOneYear, earningsFourYears, debt } = row;
  return [cip, level, graduates, distanceOnly, earningsOneYear, earningsFourYears, debt, 'completions', row.cip];
}

/**
 * Fields of study by code and level. Where two awards are one of our levels, a doctorate and a first professional degree
 * say, the row with more graduates stands for both, of equal ones the lower CREDLEV: medians cannot be put together.
 */
function afterwardsOf(rows: readonly FieldOfStudyRow[]): Map<string, FieldOfStudyRow> {
  const chosen = new Map<string, FieldOfStudyRow>();
  const byGraduates = rows.toSorted((a, b) => b.awards - a.awards || a.level - b.level);
  for (const row of byGraduates) {
    const key = `${row.cip} ${AWARD_LEVEL_OF_CREDLEV[row.level]}`;
    if (!chosen.has(key)) chosen.set(key, row);
  }
  return chosen;
}

/** The tuple with pay and debt, nulls at its end left out. */
function withAfterwards(tuple: ProgramTuple, row: FieldOfStudyRow | undefined): ProgramTuple {
  if (!row) return tuple;
  const [cip, level, graduates, distanceOnly] = tuple;
  const { earningsOneYear, earningsFourYears, debt } = row;
  if (debt !== null) return [cip, level, graduates, distanceOnly, earningsOneYear, earningsFourYears, debt];
  if (earningsFourYears !== null) return [cip, level, graduates, distanceOnly, earningsOneYear, earningsFourYears];
  return earningsOneYear === null ? tuple : [cip, level, graduates, distanceOnly, earningsOneYear];
}

/** True when any program of the university has pay or debt. */
export function hasEarnings({ programs }: ProgramsRecord): boolean {
  return programs.some(([, , , , ...afterwards]) => afterwards.some((value) => typeof value === 'number'));
}

/** Rows by institution. */
export function byInstitution<T extends { unitid: number }>(rows: readonly T[]): Map<number, T[]> {
  const grouped = new Map<number, T[]>();
  for (const row of rows) {
    const list = grouped.get(row.unitid);
    if (list) list.push(row);
    else grouped.set(row.unitid, [row]);
  }
  return grouped;
}
