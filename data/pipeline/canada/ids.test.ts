import { expect, test } from 'vitest';
import { readCanadaInstitutions } from '../../sources/ca-institutions/read.ts';
import { canadaIdOf, readCanadaIds, registryKey, withNewIds } from './ids.ts';
import { exclusionOf } from './inclusion.ts';

test('an institution without an id stops the build with the command to run', () => {
  expect(() => canadaIdOf({ name: 'University of Nowhere', province: 'ON' }, {})).toThrow(/register-ids\.ts/);
});

test('new ids go on from the highest ever given and leave the old ones as they are', () => {
  expect(withNewIds({ a: 900_001, b: 900_007 }, ['a', 'c', 'd'])).toEqual({
    a: 900_001,
    b: 900_007,
    c: 900_008,
    d: 900_009,
  });
  expect(withNewIds({}, ['a'])).toEqual({ a: 900_001 });
});

test('the same name in two provinces is two institutions', () => {
  expect(registryKey({ name: "St. Mary's University", province: 'AB' })).not.toBe(
    registryKey({ name: "St. Mary's University", province: 'NS' }),
  );
});

test('the registry gives every included institution a number of its own', () => {
  const ids = readCanadaIds();
  expect(new Set(Object.values(ids)).size).toBe(Object.keys(ids).length);
  const without = readCanadaInstitutions().rows.filter(
    (row) => exclusionOf(row) === null && !(registryKey(row) in ids),
  );
  expect(without).toEqual([]);
});
