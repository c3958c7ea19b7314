/**
 * Programs whose CIP code a school changed. The Scorecard publishes pay under the code of the year in which people
 * graduated, so that pay and today's program part. No published table says which school recoded what; five years of
 * completions do: one code ends and another of the same family begins with about as many graduates.
 */
import type { AwardLevel } from '#schema/domain/record/enums.ts';
import type { YearsOfAwardsRow } from '../../sources/completions-2020-2024/read.ts';
import { AWARD_LEVEL_OF_AWLEVEL } from './ipeds-codes.ts';

/** The first year of the new code has at least this share of the last year of the old one, and at most its inverse. */
const LEAST_ALIKE = 0.6;
/** What the new code may have had before, as a share of the old one's last year: USC's 52.13 began with a fifth. */
const MOST_BEFORE = 0.25;

/** By "code level" of today's program, the code under which it was counted before. */
export type FormerCodes = ReadonlyMap<string, string>;

/**
 * The recoded programs of one institution. A code that ended counts only where exactly one code of its family can have
 * taken it over, and a code that began only where it took over exactly one; everything else stays unmatched.
 */
export function recodedPrograms(rows: readonly YearsOfAwardsRow[]): FormerCodes {
  const series = seriesByProgram(rows);
  const successors = [...series.values()].flatMap((old) => {
    const last = old.awards.findLastIndex((awards) => awards > 0);
    if (last < 0 || last === old.awards.length - 1) return [];
    const heirs = [...series.values()].filter((other) => tookOver(other, old, last));
    const [heir] = heirs;
    return heir && heirs.length === 1 ? [{ key: `${heir.cip} ${heir.level}`, former: old.cip }] : [];
  });
  const claims = Map.groupBy(successors, ({ key }) => key);
  return new Map(
    [...claims].flatMap(([key, [claim, ...others]]) => (claim && others.length === 0 ? [[key, claim.former]] : [])),
  );
}

export interface Series {
  cip: string;
  level: AwardLevel;
  awards: number[];
}

/** Awards of each year by four-digit code and our level. */
export function seriesByProgram(rows: readonly YearsOfAwardsRow[]): Map<string, Series> {
  const all = new Map<string, Series>();
  for (const row of rows) {
    const level = AWARD_LEVEL_OF_AWLEVEL[row.awardLevel];
    if (!level) continue;
    const cip = row.cip.slice(0, 5);
    const series = all.get(`${cip} ${level}`) ?? { cip, level, awards: row.awards.map(() => 0) };
    series.awards = series.awards.map((sum, year) => sum + (row.awards[year] ?? 0));
    all.set(`${cip} ${level}`, series);
  }
  return all;
}

function tookOver(heir: Series, old: Series, last: number): boolean {
  if (heir.cip === old.cip || heir.level !== old.level || heir.cip.slice(0, 2) !== old.cip.slice(0, 2)) return false;
  const before = heir.awards.slice(0, last + 1);
  const [was = 0, grew = 0] = [old.awards[last], (heir.awards[last + 1] ?? 0) - (heir.awards[last] ?? 0)];
  return (
    (heir.awards.at(-1) ?? 0) > 0 &&
    before.every((awards) => awards <= was * MOST_BEFORE) &&
    grew >= was * LEAST_ALIKE &&
    grew <= was / LEAST_ALIKE
  );
}
