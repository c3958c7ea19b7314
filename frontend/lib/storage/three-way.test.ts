import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesSince, withChanges } from './three-way.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));

describe('bringing two lists together', () => {
  it('sends what was done here and nothing else', () => {
    expect(changesSince([1, 2, 3], [3, 4, 1])).toEqual({ added: [4], removed: [2] });
  });

  it('loses nothing that either side added, and brings back nothing that either side removed', () => {
    fc.assert(
      fc.property(ids, ids, ids, (agreed, here, there) => {
        const after = new Set(withChanges(there, changesSince(agreed, here)));
        for (const id of new Set([...agreed, ...here, ...there])) {
          const was = agreed.includes(id);
          const changedHere = here.includes(id) !== was;
          const expected = changedHere ? here.includes(id) : there.includes(id);
          expect(after.has(id)).toBe(expected);
        }
      }),
    );
  });

  it('holds each once, and comes to rest: once agreed there is nothing to send', () => {
    fc.assert(
      fc.property(ids, ids, ids, (agreed, here, there) => {
        const after = withChanges(there, changesSince(agreed, here));
        expect(new Set(after).size).toBe(after.length);
        expect(changesSince(after, after)).toEqual({ added: [], removed: [] });
      }),
    );
  });
});
