/** Graduates of five years by program, from the completions of each year. */

import { type GraduatesByYear, programKey, TREND_LEAST } from '#schema/domain/programs/graduates-trend.ts';
import type { ProgramsRecord } from '#schema/domain/record/dataset.ts';
import type { YearsOfAwardsRow } from '../../sources/completions-2020-2024/read.ts';
import { type FormerCodes, seriesByProgram } from './recoded-programs.ts';

/** A school whose awards double or halve from a year to the next has merged, split or reported otherwise. */
const LEAP = 2;
const LEAP_LEAST = 100;

/** Years in which the institution reported nothing at all. */
export function unreported(rows: readonly YearsOfAwardsRow[]): boolean[] {
  const years = rows[0]?.awards ?? [];
  return years.map((_, year) => rows.every(({ awards }) => awards[year] === null));
}

/** Whether the awards of the years that were reported leap: what is compared there is not the same school. */
export function leaps(rows: readonly YearsOfAwardsRow[]): boolean {
  const totals = unreported(rows).flatMap((isMissing, year) =>
    isMissing ? [] : [rows.reduce((sum, { awards }) => sum + (awards[year] ?? 0), 0)],
  );
  return totals.some((total, at) => {
    const before = totals[at - 1];
    if (before === undefined) return false;
    const [less, more] = [Math.min(before, total), Math.max(before, total)];
    return more >= LEAP_LEAST && more >= LEAP * less;
  });
}

/**
 * By programKey, of the programs that the school has today and that ten people finished in some year. A year that the school did not
 * report is null; one in which it did not offer the program is 0. A program that changed its code goes on from the former one.
 * Nothing of a school whose awards leap.
 */
export function graduatesByYear(
  { programs }: ProgramsRecord,
  rows: readonly YearsOfAwardsRow[],
  formerCodes: FormerCodes,
): GraduatesByYear {
  const missing = unreported(rows);
  if (leaps(rows)) return {};
  const series = seriesByProgram(rows);
  return Object.fromEntries(
    programs.flatMap(([cip, level]) => {
      const key = programKey(cip, level);
      const former = formerCodes.get(key);
      const parts = [key, ...(former === undefined ? [] : [programKey(former, level)])];
      const years = missing.map((isMissing, year) =>
        isMissing ? null : parts.reduce((sum, part) => sum + (series.get(part)?.awards[year] ?? 0), 0),
      );
      return years.some((graduates) => (graduates ?? 0) >= TREND_LEAST) ? [[key, years]] : [];
    }),
  );
}
