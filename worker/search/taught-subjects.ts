/** Finds the degrees that each university awards in the subjects asked for. */

import { subjectHolds } from '#schema/domain/programs/subjects.ts';
import { AWARD_LEVELS, type AwardLevel } from '#schema/domain/record/enums.ts';
import { DEGREES, type Degree } from '#schema/domain/search/filter-values.ts';
import { DEGREE_OF_LEVEL } from '#schema/search/filter-codes.ts';
import { graduatesOf, levelOfAward, type ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { rowsOf } from './programs/rows-of.ts';

/** Degrees as bits of DEGREES. */
export const degreeBits = (degrees: readonly Degree[]): number =>
  degrees.reduce((bits, degree) => bits | (1 << DEGREES.indexOf(degree)), 0);

const BITS_OF_LEVEL = Object.fromEntries(
  AWARD_LEVELS.map((level) => [level, degreeBits([DEGREE_OF_LEVEL[level]])]),
) as Record<AwardLevel, number>;

/** Questions come in pages and with chips taken away: the last few subjects are asked again. */
const MOST_HELD = 8;
const held = new WeakMap<ProgramSnapshot, { of: Snapshot; bySubjects: Map<string, Uint8Array> }>();

/** As taughtAnew, which is not worked out again for the subjects that were asked last. Not to be written to. */
export function taughtDegrees(snapshot: Snapshot, programs: ProgramSnapshot, subjects: readonly string[]): Uint8Array {
  let known = held.get(programs);
  if (known?.of !== snapshot) {
    known = { of: snapshot, bySubjects: new Map() };
    held.set(programs, known);
  }
  const { bySubjects } = known;
  const key = subjects.join(',');
  const taught = bySubjects.get(key) ?? taughtAnew(snapshot, programs, subjects);
  bySubjects.delete(key);
  bySubjects.set(key, taught);
  const [oldest] = bySubjects.keys();
  if (bySubjects.size > MOST_HELD && oldest !== undefined) bySubjects.delete(oldest);
  return taught;
}

/**
 * Bits of DEGREES of each row in any of the subjects; 0 where it teaches none. What nobody finished that year is taught
 * all the same, unless graduates are counted and none is.
 */
function taughtAnew(snapshot: Snapshot, programs: ProgramSnapshot, subjects: readonly string[]): Uint8Array {
  const tests = subjects.map(subjectHolds);
  const rows = rowsOf(snapshot, programs);
  const taught = new Uint8Array(snapshot.size);
  programs.cips.forEach((cip, group) => {
    if (!tests.some((holds) => holds(cip))) return;
    for (let at = programs.cipRows[group] as number; at < (programs.cipRows[group + 1] as number); at += 1) {
      const row = rows[programs.university[at] as number] as number;
      if (row < 0 || graduatesOf(programs.graduates[at] as number) === 0) continue;
      taught[row] = (taught[row] as number) | BITS_OF_LEVEL[levelOfAward(programs.award[at] as number)];
    }
  });
  return taught;
}
