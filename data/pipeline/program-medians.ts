/**
 * Medians of pay and debt of a program's graduates over the other schools that teach it for the same degree. A school
 * counts where its own figure is published.
 */
import type { ProgramsRecord, ProgramTuple, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { PROGRAM_MIDDLE_SCHOOLS, type ProgramMiddle } from '#schema/domain/record/university-document.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';

/** What each figure is called in a tuple. */
const FIGURES = { oneYear: 4, fourYears: 5, debt: 6 } as const;
type Figure = keyof typeof FIGURES;

/** Under the code that its figures are published under, so that a recoded program stays beside what it was counted with. */
const keyOf = (program: ProgramTuple) => `${program[8] ?? program[0]} ${program[1]}`;

/** Sorted figures of every program, open schools only. */
export type ProgramFigures = ReadonlyMap<string, Record<Figure, number[]>>;

export function programFigures(
  universities: readonly Pick<UniversityRecord, 'id' | 'status' | 'aidNumber'>[],
  programs: readonly ProgramsRecord[],
): ProgramFigures {
  // Campuses with one number for federal aid have the same figures, which count once.
  const open = new Set(
    universities.flatMap(({ id, status, aidNumber }) => (isGone(status) || aidNumber?.counts === false ? [] : [id])),
  );
  const all = new Map<string, Record<Figure, number[]>>();
  for (const { id, programs: own } of programs) {
    if (!open.has(id)) continue;
    for (const program of own) {
      const figures = all.get(keyOf(program)) ?? { oneYear: [], fourYears: [], debt: [] };
      for (const figure of Object.keys(FIGURES) as Figure[]) {
        const value = program[FIGURES[figure]];
        if (typeof value === 'number') figures[figure].push(value);
      }
      all.set(keyOf(program), figures);
    }
  }
  for (const figures of all.values()) for (const values of Object.values(figures)) values.sort((a, b) => a - b);
  return all;
}

/** The median of the values without one of `own`; null where too few are left. Half a dollar is rounded up. */
function medianWithout(sorted: readonly number[], own: number | null): { middle: number | null; schools: number } {
  const at = own === null ? -1 : sorted.indexOf(own);
  const rest = at === -1 ? sorted : sorted.toSpliced(at, 1);
  if (rest.length < PROGRAM_MIDDLE_SCHOOLS) return { middle: null, schools: rest.length };
  const [below, above] = [Math.floor((rest.length - 1) / 2), Math.ceil((rest.length - 1) / 2)];
  return { middle: Math.round(((rest[below] as number) + (rest[above] as number)) / 2), schools: rest.length };
}

/** The middle of a program elsewhere, from the point of view of one school; null where too few publish anything. */
export function medianElsewhere(figures: ProgramFigures, program: ProgramTuple): ProgramMiddle | null {
  const of = figures.get(keyOf(program));
  if (!of) return null;
  const without = (figure: Figure) => {
    const own = program[FIGURES[figure]];
    return medianWithout(of[figure], typeof own === 'number' ? own : null);
  };
  const [fourYears, oneYear, debt] = [without('fourYears'), without('oneYear'), without('debt')];
  const middles = [fourYears, oneYear, debt];
  if (middles.every(({ middle }) => middle === null)) return null;
  const schools = Math.max(...middles.map(({ middle, schools: count }) => (middle === null ? 0 : count)));
  return [schools, oneYear.middle, fourYears.middle, debt.middle];
}
