import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIVING_OPTIONS, UNIVERSITY_KINDS } from '#schema/domain/money/tuition-calculator.ts';
import { namesCalculation, namesUniversityOnly, readAddress, writeAddress } from './address.ts';
import { AMOUNT_FIELDS, CALCULATOR_PARTS, type CalculatorValues, DEFAULT_VALUES } from './values.ts';

const search = (text: string) => new URLSearchParams(text);
const write = (values: Partial<CalculatorValues>, current = '') =>
  writeAddress({ values: { ...DEFAULT_VALUES, ...values }, part: 'expenses' }, search(current)).toString();

describe('writing', () => {
  test('leaves out what is as it was, and keeps what is not the calculator’s in front', () => {
    expect(write({})).toBe('');
    expect(write({ housingOption: 'home' }, 'loans=5&tab=tools&tool=tuition-calculator')).toBe(
      'tab=tools&tool=tuition-calculator&housingOption=home',
    );
  });

  test('gives amounts as plain numbers, a nought in place of an amount too, and what cannot be read as it is', () => {
    expect(write({ tuitionOverride: ' $12,500 ', booksOverride: '0', loans: 'abc' })).toBe(
      'tuitionOverride=12500&booksOverride=0&loans=abc',
    );
  });
});

describe('reading', () => {
  test('takes what names no choice as the default and cuts what is too long', () => {
    const { values, part } = readAddress(
      search(`universityType=best&housingOption=moon&feeStatus=x&part=y&loans=${'9'.repeat(99)}`),
    );
    expect(values).toEqual({ ...DEFAULT_VALUES, loans: '9'.repeat(24) });
    expect(part).toBe('expenses');
  });

  test('takes the first of a repeated parameter', () => {
    expect(readAddress(search('loans=1&loans=2')).values.loans).toBe('1');
  });
});

test('an address says whether it names a calculation, or a university alone', () => {
  expect(namesCalculation(search('tab=tools&tool=tuition-calculator'))).toBe(false);
  expect(namesCalculation(search('tab=tools&loans='))).toBe(true);
  expect(namesUniversityOnly(search('tab=tools&university=x-1'))).toBe(true);
  expect(namesUniversityOnly(search('university=x-1&loans=5'))).toBe(false);
});

test('what is written is read back the same', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(String), { nil: '' });
  const values = fc.record({
    universityType: fc.constantFrom(...UNIVERSITY_KINDS),
    housingOption: fc.constantFrom(...LIVING_OPTIONS),
    feeStatus: fc.constantFrom('inState' as const, 'outOfState' as const),
    university: fc.constantFrom('', 'university-of-toronto-900138'),
    ...(Object.fromEntries(AMOUNT_FIELDS.map((field) => [field, amount])) as Record<
      (typeof AMOUNT_FIELDS)[number],
      typeof amount
    >),
  });
  fc.assert(
    fc.property(values, fc.constantFrom(...CALCULATOR_PARTS), (written, part) => {
      const query = writeAddress({ values: written, part }, search('tab=tools'));
      expect(readAddress(search(query.toString()))).toEqual({ values: written, part });
    }),
  );
});
