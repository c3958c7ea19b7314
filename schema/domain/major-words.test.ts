import { describe, expect, it } from 'vitest';
import { ACADEMIC_PROGRAM_KEYS, type AcademicProgramKey } from './academic-programs.ts';
import { MAJOR_WORDS } from './major-words.ts';

const entries = Object.entries(MAJOR_WORDS) as [AcademicProgramKey, (typeof MAJOR_WORDS)[AcademicProgramKey]][];

describe('the words of majors', () => {
  it('stand in the order of the programs, one for each', () => {
    expect(entries.map(([key]) => key)).toEqual(ACADEMIC_PROGRAM_KEYS);
  });

  it('are between 60 and 110', () => {
    const counts = entries.map(([key, { about }]) => [key, about.split(/\s+/).length] as const);
    expect(counts.filter(([, words]) => words < 60 || words > 110)).toEqual([]);
  });

  it('hold no figure: those are counted', () => {
    expect(entries.filter(([, { about }]) => /\d|%|\$/.test(about)).map(([key]) => key)).toEqual([]);
  });

  it('name three to five other majors, each once', () => {
    for (const [key, { related }] of entries) {
      expect(related, key).not.toContain(key);
      expect(new Set(related).size, key).toBe(related.length);
      expect(related.length, key).toBeGreaterThanOrEqual(3);
      expect(related.length, key).toBeLessThanOrEqual(5);
    }
  });

  it('leave no major that none leads to', () => {
    const named = new Set(entries.flatMap(([, { related }]) => related));
    expect(ACADEMIC_PROGRAM_KEYS.filter((key) => !named.has(key))).toEqual([]);
  });
});
