import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condition, countRows, FilterMisses } from './count-misses.ts';

const ROWS = 60;
const rowsOf = (isOne: (row: number) => boolean) => Array.from({ length: ROWS }, (_, row) => row).filter(isOne);

/** Forty filters, every fourth of them with two parameters; `failing` holds the rows that each condition fails. */
function fortyFilters(failing: readonly ReadonlySet<number>[]): Condition<string, string>[] {
  let at = 0;
  return Array.from({ length: 40 }, (_, index) =>
    (index % 4 === 0 ? ['Min', 'Max'] : ['']).map((end): Condition<string, string> => {
      const rows = failing[at++];
      return { parameter: `p${index}${end}`, filter: `f${index}`, fails: (row) => rows?.has(row) ?? false };
    }),
  ).flat();
}

describe('forty filters at once', () => {
  const sets = fc.array(
    fc.array(fc.nat(ROWS - 1), { maxLength: 3 }).map((rows) => new Set(rows)),
    { minLength: 50, maxLength: 50 },
  );

  it('leave what meets all of them', () => {
    fc.assert(
      fc.property(sets, (failing) => {
        const conditions = fortyFilters(failing);
        const failures = new FilterMisses(ROWS, conditions);
        const expected = rowsOf((row) => conditions.every(({ fails }) => !fails(row)));
        expect(rowsOf((row) => failures.passes(row))).toEqual(expected);
      }),
    );
  });

  it('count beside each filter what meets all the others, and without each parameter what it alone keeps out', () => {
    fc.assert(
      fc.property(sets, (failing) => {
        const conditions = fortyFilters(failing);
        const failures = new FilterMisses(ROWS, conditions);
        for (const { parameter, filter, fails } of conditions) {
          const others = conditions.filter((one) => one.filter !== filter);
          expect([...failures.rowsBut(filter)].toSorted((a, b) => a - b)).toEqual(
            rowsOf((row) => others.every((one) => !one.fails(row))),
          );
          const rest = conditions.filter((one) => one.parameter !== parameter);
          expect([...failures.rowsFailingOnly(parameter)]).toEqual(
            rowsOf((row) => fails(row) && rest.every((one) => !one.fails(row))),
          );
          expect(countRows(ROWS, failures.failsOnly(parameter))).toBe(
            rowsOf((row) => fails(row) && rest.every((one) => !one.fails(row))).length,
          );
        }
      }),
    );
  });

  it('know nothing of a filter that is not in force', () => {
    const failures = new FilterMisses<string, string>(3, [{ parameter: 'a', filter: 'a', fails: (row) => row === 1 }]);
    expect([...failures.rowsBut('b')]).toEqual([0, 2]);
    expect([0, 1, 2].map(failures.failsOnly('b'))).toEqual([false, false, false]);
  });
});
