/** The programs of a field put together by title, with graduates by level. */
import type { ProgramField } from '#schema/api/university.ts';
import { AWARD_LEVELS, type AwardLevel } from '#schema/domain/enums.ts';

export interface ProgramGroup {
  cip: string;
  title: string;
  graduates: number;
  /** In the order of AWARD_LEVELS. */
  levels: { level: AwardLevel; graduates: number; distanceOnly: boolean }[];
}

/** One entry for each program of the field, the largest first, ties by title. */
export function programGroups(field: ProgramField): ProgramGroup[] {
  const groups = new Map<string, ProgramGroup>();
  for (const { cip, title, level, graduates: counted, distanceOnly } of field.programs) {
    const graduates = counted ?? 0;
    const group = groups.get(cip) ?? { cip, title, graduates: 0, levels: [] };
    group.graduates += graduates;
    group.levels.push({ level, graduates, distanceOnly });
    groups.set(cip, group);
  }
  for (const group of groups.values()) {
    // A degree that is offered but was awarded to nobody says little beside one that was.
    if (group.graduates > 0) group.levels = group.levels.filter(({ graduates }) => graduates > 0);
    group.levels.sort((a, b) => AWARD_LEVELS.indexOf(a.level) - AWARD_LEVELS.indexOf(b.level));
  }
  return [...groups.values()].sort((a, b) => b.graduates - a.graduates || a.title.localeCompare(b.title, 'en'));
}
