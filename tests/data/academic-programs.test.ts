import { describe, expect, it } from 'vitest';
import { ACADEMIC_FIELD_KEYS } from '#schema/domain/programs/academic-fields.ts';
import {
  ACADEMIC_PROGRAM_KEYS,
  ACADEMIC_PROGRAMS,
  fieldOfCip,
  programOfCip,
  programsOfField,
} from '#schema/domain/programs/academic-programs.ts';
import { committedDataset } from '../search/catalogue.ts';

const { universities, programs, cipTitles } = committedDataset();
const twoYear = new Set(universities.flatMap(({ id, kind }) => (kind === 'two-year' ? [id] : [])));

const graduatesOf = new Map<string, number>();
for (const [cip, , graduates] of programs.flatMap((row) => (twoYear.has(row.id) ? [] : row.programs))) {
  graduatesOf.set(cip, (graduatesOf.get(cip) ?? 0) + (graduates ?? 0));
}

describe('the programs by which people look', () => {
  it('are nine in each of nine fields, under keys and titles of their own', () => {
    expect(ACADEMIC_FIELD_KEYS).toHaveLength(9);
    for (const field of ACADEMIC_FIELD_KEYS) expect(programsOfField(field), field).toHaveLength(9);
    expect(new Set(ACADEMIC_PROGRAM_KEYS).size).toBe(81);
    expect(new Set(ACADEMIC_PROGRAMS.map(({ title }) => title)).size).toBe(81);
  });

  it('stand for groups that the dataset has', () => {
    const cips = ACADEMIC_PROGRAMS.flatMap((program) => program.cips);
    expect(cips.filter((cip) => !(cip in cipTitles))).toEqual([]);
    expect(cips.filter((cip) => !graduatesOf.has(cip))).toEqual([]);
  });

  it('share no group between them', () => {
    const cips = ACADEMIC_PROGRAMS.flatMap((program) => program.cips);
    expect(cips.filter((cip, at) => cips.indexOf(cip) !== at)).toEqual([]);
  });

  it('have graduates somewhere, the first group of each too', () => {
    for (const { key, cips } of ACADEMIC_PROGRAMS) expect(graduatesOf.get(cips[0] as string), key).toBeGreaterThan(400);
  });

  it('hold nearly all graduates, and a group without a program has the field of its family', () => {
    const all = [...graduatesOf.values()].reduce((sum, graduates) => sum + graduates, 0);
    const held = ACADEMIC_PROGRAMS.flatMap((program) => program.cips);
    const inPrograms = held.reduce((sum, cip) => sum + (graduatesOf.get(cip) ?? 0), 0);
    expect(inPrograms / all).toBeGreaterThan(0.85);
    expect(programOfCip('11.07')?.key).toBe('computer-science');
    expect(programOfCip('14.23')).toBeUndefined();
    expect([fieldOfCip('14.23'), fieldOfCip('30.70'), fieldOfCip('46.03')]).toEqual(['engineering', 'computing', null]);
  });
});
