import { describe, expect, it } from 'vitest';
import { foldPrograms } from './programs.ts';

const row = (cip: string, awardLevel: number, awards: number) => ({ unitid: 166683, cip, awardLevel, awards });

describe('folding completions to programs', () => {
  it('sums six-digit codes of a group by level, in the order of code and level', () => {
    const { programs } = foldPrograms(
      166683,
      [row('52.0201', 7, 12), row('11.0701', 7, 4), row('11.0701', 5, 30), row('11.0799', 5, 2), row('99', 5, 32)],
      () => false,
    );
    expect(programs).toEqual([
      ['11.07', 'bachelor', 32, 0],
      ['11.07', 'master', 4, 0],
      ['52.02', 'master', 12, 0],
    ]);
  });

  it('makes one doctorate of research, professional and other', () => {
    const { programs } = foldPrograms(
      1,
      [row('22.0101', 17, 1), row('22.0101', 18, 200), row('22.0101', 19, 3)],
      () => false,
    );
    expect(programs).toEqual([['22.01', 'doctorate', 204, 0]]);
  });

  it('keeps a program that is offered and that nobody finished', () => {
    expect(foldPrograms(1, [row('38.0101', 5, 0)], () => false).programs).toEqual([['38.01', 'bachelor', 0, 0]]);
  });

  it('marks programs of a family that is offered at a distance only', () => {
    const { programs } = foldPrograms(
      1,
      [row('52.0201', 5, 8), row('52.0201', 7, 8)],
      (family, level) => family === '52' && level === 'bachelor',
    );
    expect(programs.map((program) => program[3])).toEqual([1, 0]);
  });
});

describe('pay and debt of those who finished', () => {
  const finished = (
    cip: string,
    level: number,
    awards: number,
    figures: [number | null, number | null, number | null],
  ) => ({
    unitid: 166683,
    cip,
    level,
    awards,
    earningsOneYear: figures[0],
    earningsFourYears: figures[1],
    debt: figures[2],
  });
  const fold = (levels: number[], ...rows: ReturnType<typeof finished>[]) =>
    foldPrograms(
      166683,
      levels.map((level) => row('11.0701', level, 9)),
      () => false,
      rows,
    ).programs;

  it('joins by code and level, and leaves out what is withheld at the end', () => {
    expect(fold([5], finished('11.07', 3, 30, [98_000, 140_000, 12_000]))).toEqual([
      ['11.07', 'bachelor', 9, 0, 98_000, 140_000, 12_000],
    ]);
    expect(fold([5], finished('11.07', 3, 30, [null, 140_000, null]))).toEqual([
      ['11.07', 'bachelor', 9, 0, null, 140_000],
    ]);
    expect(fold([5], finished('11.07', 3, 30, [null, null, null]))).toEqual([['11.07', 'bachelor', 9, 0]]);
    expect(fold([5], finished('11.07', 5, 30, [98_000, null, null]))).toEqual([['11.07', 'bachelor', 9, 0]]);
  });

  it('lets the award with more graduates stand for a level that two of them make', () => {
    const research = finished('11.07', 6, 4, [150_000, null, null]);
    const professional = finished('11.07', 7, 40, [90_000, null, null]);
    expect(fold([17], research, professional)).toEqual([['11.07', 'doctorate', 9, 0, 90_000]]);
    expect(fold([17], { ...research, awards: 40 }, professional)).toEqual([['11.07', 'doctorate', 9, 0, 150_000]]);
  });

  it('adds no program that nobody is said to have finished', () => {
    expect(fold([5], finished('52.02', 3, 30, [50_000, null, null]))).toEqual([['11.07', 'bachelor', 9, 0]]);
  });
});
