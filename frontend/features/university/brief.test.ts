import { expect, test } from 'vitest';
import type { ProgramField } from '#schema/api/university.ts';
import { fieldsByPrograms, programsIn } from './brief.ts';

const field = (title: string, ...cips: string[]) =>
  ({
    cip: title,
    title,
    graduates: null,
    programs: cips.map((cip) => ({ cip, title: cip })),
  }) as unknown as ProgramField;

test('a program counts once for all of its degrees', () => {
  expect(programsIn(field('Law', '22.01', '22.01', '22.02'))).toBe(2);
});

test('fields that nobody counts begin with those of most programs, ties by name', () => {
  const fields = [field('Nature', '3.1'), field('Arts', '50.1'), field('Business', '52.1', '52.2')];
  expect(fieldsByPrograms(fields).map(({ title }) => title)).toEqual(['Business', 'Arts', 'Nature']);
});
