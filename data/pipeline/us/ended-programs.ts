/**
 * Programs that have ended, from five years of completions. A code with graduates in 2019-20 and none in 2023-24 is mostly still
 * listed or was recoded; what remains here is meant to be right rather than complete, since a reader may act on it.
 */

import { TREND_LEAST } from '#schema/domain/programs/graduates-trend.ts';
import type { EndedProgram, ProgramsRecord } from '#schema/domain/record/dataset.ts';
import { AWARD_LEVELS } from '#schema/domain/record/enums.ts';
import type { YearsOfAwardsRow } from '../../sources/completions-2020-2024/read.ts';
import { leaps, unreported } from './graduates-by-year.ts';
import { type Series, seriesByProgram } from './recoded-programs.ts';

/** A family that has this share of its former graduates goes on, under whichever of its codes. */
const FAMILY_GOES_ON = 0.8;
/** A code that gained this share of a program's graduates, or as many as a trend needs, may have taken it over. */
const TAKEN_OVER = 0.5;
/** What a code of another family may have had before, as a share of the program's graduates. */
const MOST_BEFORE = 0.25;
/** Codes for the rest of a family, and the family of mixed subjects: which subject ended there nobody can tell. */
const NO_SUBJECT = /\.99$|^30\./;
/** A program that ends graduates its last students over years; one that had more than this share at the last was renamed. */
const LAST_YEAR = 0.5;

/**
 * The programs that a school taught in the first year and teaches no more, by code and level. Nothing where a year was not
 * reported or awards leap. A subject that it still lists, at whichever level, has not ended.
 */
export function endedPrograms({ programs }: ProgramsRecord, rows: readonly YearsOfAwardsRow[]): EndedProgram[] {
  if (rows.length === 0 || unreported(rows).includes(true) || leaps(rows)) return [];
  const listed = new Set(programs.map(([cip]) => cip));
  const all = [...seriesByProgram(rows).values()];
  return all
    .filter(({ awards }) => (awards[0] ?? 0) >= TREND_LEAST && awards.at(-1) === 0)
    .filter(({ cip }) => !listed.has(cip) && !NO_SUBJECT.test(cip))
    .filter(
      (one) =>
        isPhasedOut(one) &&
        !goesOn(
          one,
          all.filter((other) => other !== one && other.level === one.level),
        ),
    )
    .map(({ cip, level, awards }): EndedProgram => [cip, level, awards])
    .sort(
      ([cipA, levelA], [cipB, levelB]) =>
        (cipA < cipB ? -1 : cipA > cipB ? 1 : 0) || AWARD_LEVELS.indexOf(levelA) - AWARD_LEVELS.indexOf(levelB),
    );
}

const familyOf = ({ cip }: Series) => cip.slice(0, 2);

function isPhasedOut({ awards }: Series): boolean {
  const last = awards.findLast((graduates) => graduates > 0) ?? 0;
  return last <= Math.max(...awards) * LAST_YEAR;
}

/** Whether its family has most of its graduates still, or another code may have taken it over. */
function goesOn(ended: Series, others: readonly Series[]): boolean {
  const family = others.filter((other) => familyOf(other) === familyOf(ended));
  const graduatesOf = (year: number) => family.reduce((sum, { awards }) => sum + (awards[year] ?? 0), 0);
  const lastYear = ended.awards.length - 1;
  if (graduatesOf(lastYear) >= FAMILY_GOES_ON * (graduatesOf(0) + (ended.awards[0] ?? 0))) return true;
  const most = Math.max(...ended.awards);
  const mostAt = ended.awards.indexOf(most);
  return others.some((other) => {
    const before = Math.max(...other.awards.slice(0, mostAt + 1));
    const after = Math.max(...other.awards.slice(mostAt + 1), 0);
    if (familyOf(other) === familyOf(ended)) return after - before >= most * TAKEN_OVER;
    return before <= most * MOST_BEFORE && after >= Math.min(most * TAKEN_OVER, TREND_LEAST);
  });
}
