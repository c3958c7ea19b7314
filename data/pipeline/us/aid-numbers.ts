/**
 * The campuses that share a number for federal student aid (OPEID): six digits for the institution and two for the campus,
 * 00 for the main one. The College Scorecard publishes pay and debt for all campuses of a number together.
 */
import type { AidNumber } from '#schema/domain/record/university-figures.ts';
import type { UsRows } from './rows.ts';

/** The eight digits of an OPEID; null where there is none. */
function digitsOf(opeid: string | null | undefined): string | null {
  const digits = opeid?.trim() ?? '';
  return /^\d{5,8}$/.test(digits) ? digits.padStart(8, '0') : null;
}

/** "Galen College of Nursing" of "Galen College of Nursing-Louisville". */
const beforeCampus = (name: string): string => name.replace(/\s?-\s?[A-Z][^-]*$/, '');

const NEARLY_ALL = 0.8;

/** What nearly all campuses of a number are called before the name of the place; null where they are called otherwise. */
function sharedName(names: readonly string[]): string | null {
  const [shared, alike] =
    [...Map.groupBy(names, beforeCampus)].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const isShared = shared !== undefined && alike !== undefined && alike.length >= NEARLY_ALL * names.length;
  return isShared && !alike.includes(shared) ? shared : null;
}

/**
 * For every campus of `included` that shares its number: what all are called or else the main campus's name, how many campuses there are in the
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
  const numbersOf = new Map<string, number>();
  for (const list of campuses.values()) {
    const shared = sharedName(list.map(({ name }) => name));
    if (shared !== null && list.length > 1) numbersOf.set(shared, (numbersOf.get(shared) ?? 0) + 1);
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
    const shared = sharedName(list.map((campus) => campus.name));
    const isAlone = shared !== null && (numbersOf.get(shared) ?? 0) === 1;
    const name = isAlone ? shared : rowsOf.has(main.id) ? nameOf(main.id) : main.name;
    for (const { id } of ours) found.set(id, { name, campuses: list.length, counts: id === first.id });
  }
  return found;
}
