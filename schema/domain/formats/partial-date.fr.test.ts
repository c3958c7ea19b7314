import { expect, it } from 'vitest';
import { formatPartialDate } from './partial-date.ts';

it('is written in French', () => {
  const inFrench = (date: string) => formatPartialDate(date);
  expect(inFrench('2027-03-05')).toBe('5 mars 2027');
  expect(inFrench('2027-03-01')).toBe('1er mars 2027');
  expect(inFrench('2027-08-11')).toBe('11 août 2027');
  expect(inFrench('2027-03')).toBe('mars 2027');
});
