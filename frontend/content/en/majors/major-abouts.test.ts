import { describe, expect, it } from 'vitest';
import { ACADEMIC_PROGRAM_KEYS } from '#schema/domain/programs/academic-programs.ts';
import { MAJOR_ABOUTS } from '#words/majors/major-abouts.md';

const entries = Object.entries(MAJOR_ABOUTS);

describe('what is said of majors', () => {
  it('stands in the order of the programs, one for each', () => {
    expect(entries.map(([key]) => key)).toEqual(ACADEMIC_PROGRAM_KEYS);
  });

  it('is between 60 and 110 words', () => {
    const counts = entries.map(([key, about]) => [key, about.split(/\s+/).length] as const);
    expect(counts.filter(([, words]) => words < 60 || words > 110)).toEqual([]);
  });

  it('holds no figure: those are counted', () => {
    expect(entries.filter(([, about]) => /\d|%|\$/.test(about)).map(([key]) => key)).toEqual([]);
  });
});
