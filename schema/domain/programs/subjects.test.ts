import { expect, it } from 'vitest';
import { ACADEMIC_FIELD_KEYS } from './academic-fields.ts';
import { ACADEMIC_PROGRAM_KEYS } from './academic-programs.ts';
import { isSubject, SUBJECT_KEYS } from './subject-keys.ts';
import { subjectHolds, subjectLabel } from './subjects.ts';

it('knows the keys of the fields and programs, and no others', () => {
  expect([...SUBJECT_KEYS].toSorted()).toEqual([...ACADEMIC_FIELD_KEYS, ...ACADEMIC_PROGRAM_KEYS].toSorted());
  for (const key of SUBJECT_KEYS) expect(subjectLabel(key)).not.toMatch(/^CIP/);
});

it.each([
  ['51.38', ['51.38'], ['51.39', '51']],
  ['51', ['51', '51.38'], ['50.01']],
  ['nursing', ['51.38', '51.39'], ['51.20']],
  ['computing', ['11.07'], ['51.38']],
])('%s holds its groups and no others', (key, held, others) => {
  expect(isSubject(key)).toBe(true);
  expect(held.filter(subjectHolds(key))).toEqual(held);
  expect(others.filter(subjectHolds(key))).toEqual([]);
});

it('holds nothing that is no subject', () => {
  for (const key of ['', '5', '51.3', 'constructor', 'Nursing']) expect(isSubject(key)).toBe(false);
  expect(() => subjectHolds('astrology')).toThrow('astrology is no subject');
});
