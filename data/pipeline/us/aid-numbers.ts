/**
 * The campuses that share a number for federal student aid (OPEID): six digits for the institution and two for the campus,
 * 00 for the main one. The College Scorecard publishes pay and debt for all campuses of a number together.
 */
import type { AidNumber } from '#schema/domain/university-figures.ts';
import type { UsRows } from './rows.ts';

/** The eight digits of an OPEID; null where there is none. */
function digitsOf(opeid: string | null | undefined): string | null {
  const digits = opeid?.trim() ?? '';
  return /^\d{5,8}$/.test(digits) ? digits.padStart(8, '0') : null;
}

/**
 * For every campus of `included` that shares its number: the main campus's name, how many campuses there are in the
 * directory, and whether the shared figures count for it. They count for the main campus, or for the one with the most
 * undergraduates where the main one is not among `included`.
 */
export function aidNumbers(
  directory: ReadonlyMap<number, UsRows>,
  included: readonly (readonly [id: number, rows: UsRows])[],
  nameOf: (id: number) => string,
): Map<number, AidNumber> {
  const campuses = new Map<string, { id: number; isMain: boolean; name: string }[]>();
  for (const [id, { hd2024 }] of directory) {
    const digits = digitsOf(hd2024?.opeid);
    if (!hd2024 || digits === null || !hd2024.active) continue;
    const list = campuses.get(digits.slice(0, 6)) ?? [];
    list.push({ id, isMain: digits.endsWith('00'), name: hd2024.name ?? '' });
    campuses.set(digits.slice(0, 6), list);
  }
  const found = new Map<number, AidNumber>();
  const rowsOf = new Map(included);
  const undergraduates = (id: number) => {
    const count = rowsOf.get(id)?.['scorecard-2023-24']?.undergraduates;
    return typeof count === 'number' ? count : 0;
  };
  for (const list of campuses.values()) {
    if (list.length < 2) continue;
    const ours = list
      .filter(({ id }) => rowsOf.has(id))
      .sort(
        (a, b) => Number(b.isMain) - Number(a.isMain) || undergraduates(b.id) - undergraduates(a.id) || a.id - b.id,
      );
    const [first] = ours;
    const main = list.find(({ isMain }) => isMain) ?? first;
    if (!first || !main) continue;
    const name = rowsOf.has(main.id) ? nameOf(main.id) : main.name;
    for (const { id } of ours) found.set(id, { name, campuses: list.length, counts: id === first.id });
  }
  return found;
}
