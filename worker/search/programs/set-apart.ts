/**
 * Ranks last the programs that answer a question about a place least: those that can only be had at a distance, those
 * of schools that teach online only, and those that only complete another degree.
 */
import { mayComplete, onlyCompletes } from '#schema/domain/programs/completing-degrees.ts';
import { UNIVERSITY_KINDS } from '#schema/domain/record/university-figures.ts';
import { DISTANCE_ONLY, graduatesOf, levelOfAward, type ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { traitBit } from '#schema/search/traits.ts';

const MOSTLY_ASSOCIATE = UNIVERSITY_KINDS.indexOf('mostly-associate');
const ONLINE_ONLY = traitBit('online-only');

/** A program: its group, the row of its school, its rows from, to; `meets` says of a row whether its degree was asked for. */
interface Program {
  group: number;
  row: number;
  from: number;
  to: number;
  meets: (row: number) => boolean;
}

export function standsApart(snapshot: Snapshot, programs: ProgramSnapshot, program: Program): boolean {
  const { group, row, from, to, meets } = program;
  if (((snapshot.traits[row] as number) & ONLINE_ONLY) !== 0) return true;
  const canComplete = mayComplete(programs.cips[group] as string);
  let there = false;
  let completes = false;
  let associates = 0;
  let graduates = 0;
  for (let at = from; at < to; at += 1) {
    const award = programs.award[at] as number;
    const level = levelOfAward(award);
    const count = graduatesOf(programs.graduates[at] as number) ?? 0;
    if (level === 'associate') associates += count;
    if (!meets(at)) continue;
    if ((award & DISTANCE_ONLY) === 0) there = true;
    // Where an associate's degree is asked for as well, nothing is completed that is not there.
    if (level === 'associate') return false;
    if (level === 'bachelor' && canComplete) completes = true;
    graduates += count;
  }
  if (!there) return true;
  return (
    completes && onlyCompletes({ associates, graduates, mostlyAssociate: snapshot.kind[row] === MOSTLY_ASSOCIATE })
  );
}
