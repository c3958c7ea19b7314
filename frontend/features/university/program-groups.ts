/** The programs of a field put together by title, with graduates, pay and debt by level. */
import type { ProgramField, ProgramView } from '#schema/api/university.ts';
import { AWARD_LEVELS } from '#schema/domain/record/enums.ts';

export type ProgramDegree = Pick<
  ProgramView,
  | 'level'
  | 'graduates'
  | 'distanceOnly'
  | 'earningsOneYear'
  | 'earningsFourYears'
  | 'debt'
  | 'elsewhere'
  | 'check'
  | 'graduatesByYear'
>;

export interface ProgramGroup {
  cip: string;
  title: string;
  /** Of all degrees together; null where nobody counts them. */
  graduates: number | null;
  /** In the order of AWARD_LEVELS. */
  levels: ProgramDegree[];
}

/** One entry for each program of the field, the largest first, uncounted ones last, ties by title. */
export function programGroups(field: ProgramField): ProgramGroup[] {
  const groups = new Map<string, ProgramGroup>();
  for (const { cip, title, basis, elsewhere, ...counted } of field.programs) {
    // Of schools of Canada, whose programs are from lists, no pay is published: the others' has nothing to stand beside.
    const degree = basis === 'listed' || elsewhere === undefined ? counted : { ...counted, elsewhere };
    const group = groups.get(cip) ?? { cip, title, graduates: null, levels: [] };
    if (degree.graduates !== null) group.graduates = (group.graduates ?? 0) + degree.graduates;
    group.levels.push(degree);
    groups.set(cip, group);
  }
  for (const group of groups.values()) {
    // A degree that is offered but was awarded to nobody says little beside one that was.
    if (group.graduates !== null && group.graduates > 0) {
      group.levels = group.levels.filter(({ graduates }) => graduates !== 0);
    }
    group.levels.sort((a, b) => AWARD_LEVELS.indexOf(a.level) - AWARD_LEVELS.indexOf(b.level));
  }
  return [...groups.values()].sort(
    (a, b) => (b.graduates ?? -1) - (a.graduates ?? -1) || a.title.localeCompare(b.title, 'en'),
  );
}
