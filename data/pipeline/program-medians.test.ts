import { expect, it } from 'vitest';
import type { ProgramTuple } from '#schema/domain/record/dataset.ts';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import { medianElsewhere, programFigures } from './program-medians.ts';

const nursing = (one: number | null, four: number | null, debt: number | null): ProgramTuple => [
  '51.38',
  'bachelor',
  50,
  0,
  one,
  four,
  debt,
];
const universities = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, status: OPEN, aidNumber: null }));
/** Pay of 50,001, 50,002 and so on after four years. */
const payOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, programs: [nursing(null, 50_001 + id, 20_000)] }));

it('is the median of the other schools, without one’s own', () => {
  const figures = programFigures(universities(11), payOf(11));
  // Without 50,001 the ten others are 50,002 to 50,011, between whose middle two lies 50,006.5.
  expect(medianElsewhere(figures, nursing(null, 50_001, 20_000))).toEqual([10, null, 50_007, 20_000]);
  // A school whose own figure is withheld has all eleven beside it.
  expect(medianElsewhere(figures, nursing(null, null, null))).toEqual([11, null, 50_006, 20_000]);
});

it('is not told of fewer than ten others', () => {
  const figures = programFigures(universities(10), payOf(10));
  expect(medianElsewhere(figures, nursing(null, 50_001, 20_000))).toBeNull();
});

it('leaves closed schools out, and programs and degrees apart', () => {
  const gone = { ...OPEN, state: 'closed' as const };
  const figures = programFigures([...universities(10), { id: 10, status: gone, aidNumber: null }], payOf(11));
  expect(medianElsewhere(figures, nursing(null, null, null))).toEqual([10, null, 50_006, 20_000]);
  const [, , ...rest] = nursing(null, null, null);
  expect(medianElsewhere(figures, ['51.38', 'master', ...rest])).toBeNull();
  expect(medianElsewhere(figures, ['11.07', 'bachelor', ...rest])).toBeNull();
});

it('counts campuses with one number for federal aid once', () => {
  const shared = (counts: boolean) => ({ name: 'A system', campuses: 2, counts });
  const [first, second, ...others] = universities(12);
  const campuses = [
    { id: first?.id ?? 0, status: OPEN, aidNumber: shared(true) },
    { id: second?.id ?? 1, status: OPEN, aidNumber: shared(false) },
  ];
  const figures = programFigures([...campuses, ...others], payOf(12));
  // Eleven of the twelve count: 50,001 and 50,003 to 50,012.
  expect(medianElsewhere(figures, nursing(null, null, null))).toEqual([11, null, 50_007, 20_000]);
});
