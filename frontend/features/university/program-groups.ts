/** The programs of a field put together by title, with graduates by level where they are counted. */
import type { ProgramField } from '#schema/api/university.ts';
import { AWARD_LEVELS, type AwardLevel } from '#schema/domain/enums.ts';

export interface ProgramGroup {
  cip: string;
  title: string;
  /** Null where nobody counts them, as in Canada. */
  graduates: number | null;
  /** In the order of AWARD_LEVELS. */
  levels: { level: AwardLevel; graduates: number | null; distanceOnly: boolean }[];
}

/** One entry for each program of the field, the largest first, ties by title. */
export function programGroups(field: ProgramField): ProgramGroup[] {
  const groups = new Map<string, ProgramGroup>();
  for (const { cip, title, level, graduates, distanceOnly } of field.programs) {
    const group: ProgramGroup = groups.get(cip) ?? { cip, title, graduates: null, levels: [] };
    if (graduates !== null) group.graduates = (group.graduates ?? 0) + graduates;
    group.levels.push({ level, graduates, distanceOnly });
    groups.set(cip, group);
  }
  for (const group of groups.values()) {
    // A degree that is offered but was awarded to nobody says little beside one that was.
    if ((group.graduates ?? 0) > 0) group.levels = group.levels.filter(({ graduates }) => graduates !== 0);
    group.levels.sort((a, b) => AWARD_LEVELS.indexOf(a.level) - AWARD_LEVELS.indexOf(b.level));
  }
  return [...groups.values()].sort((a, b) => sizeOf(b) - sizeOf(a) || a.title.localeCompare(b.title, 'en'));
}

/** Those without a count come last. */
const sizeOf = ({ graduates }: ProgramGroup): number => graduates ?? -1;
