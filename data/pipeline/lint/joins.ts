/** How far the files about programs fit together: graduates of the last year in both files, and programs that lead to careers. */
import { programKey } from '#schema/domain/programs/graduates-trend.ts';
import type { Dataset } from '#schema/domain/record/dataset.ts';

/** A part of a whole that was counted. */
interface Part {
  of: number;
  whole: number;
}

export interface ProgramJoins {
  /** Of programs with graduates of five years whose last year was reported: those where it equals the graduates that are shown. */
  lastYear: Part;
  /** Of the four-digit CIP groups that are taught: those matched with an occupation. */
  groups: Part;
  /** Of the programs of universities with a four-digit CIP: those in such a group. */
  programs: Part;
}

export function programJoins({
  programs: records,
  careerLists,
}: Pick<Dataset, 'programs' | 'careerLists'>): ProgramJoins {
  const lastYear: Part = { of: 0, whole: 0 };
  const programs: Part = { of: 0, whole: 0 };
  const taught = new Set<string>();
  for (const { programs: list, graduatesByYear = {} } of records) {
    for (const [cip, level, graduates] of list) {
      const last = graduatesByYear[programKey(cip, level)]?.at(-1);
      if (last != null) {
        lastYear.whole += 1;
        if (last === graduates) lastYear.of += 1;
      }
      // A family of two digits is what a Canadian list names where it says no more.
      if (cip.length !== 5) continue;
      taught.add(cip);
      programs.whole += 1;
      if (careerLists[cip] !== undefined) programs.of += 1;
    }
  }
  const matched = [...taught].filter((cip) => careerLists[cip] !== undefined).length;
  return { lastYear, groups: { of: matched, whole: taught.size }, programs };
}
