import { describe, expect, test } from 'vitest';
import { nextSyncStep, readAddress, showsDifferences, writeAddress } from './address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const write = (address: Parameters<typeof writeAddress>[0], current = '') =>
  writeAddress(address, new URLSearchParams(current));

describe('reading an address', () => {
  test('takes ids in their order, each once', () => {
    expect(read('ids=3,1,3,2').ids).toEqual([3, 1, 2]);
    expect(read('ids=3&ids=1').ids).toEqual([3, 1]);
  });

  test('survives whatever stands in the place of an id, and says what it was', () => {
    const address = read('ids=abc,,-4, 7 ,0,1.5,1e3,99999999999,%F0%9F%98%80');
    expect(address.ids).toEqual([7]);
    expect(address.unreadable).toEqual(['abc', '-4', '0', '1.5', '1e3', '99999999999', '😀']);
  });

  test('holds four and names those beyond', () => {
    expect(read('ids=1,2,3,4,5,6')).toMatchObject({ ids: [1, 2, 3, 4], beyond: [5, 6] });
  });

  test('falls back to the first tab when the tab is unknown', () => {
    expect(read('tab=financials').tab).toBe('financials');
    expect(read('tab=Student-Life').tab).toBe('student-life');
    expect(read('tab=money').tab).toBe('general');
    expect(read('').tab).toBe('general');
  });

  test('knows the switch for differences', () => {
    expect(read('differences=1').differencesOnly).toBe(true);
    expect(read('differences=0').differencesOnly).toBe(false);
    expect(read('').differencesOnly).toBeNull();
    expect(read('differences=maybe').differencesOnly).toBeNull();
  });

  test('begins with the differences from three schools on, unless something else was chosen, here or before', () => {
    expect([2, 3, 4].map((schools) => showsDifferences(null, null, schools))).toEqual([false, true, true]);
    expect(showsDifferences(null, false, 4)).toBe(false);
    expect(showsDifferences(null, true, 2)).toBe(true);
    expect(showsDifferences(true, false, 2)).toBe(true);
    expect(showsDifferences(false, true, 4)).toBe(false);
  });
});

describe('writing an address', () => {
  test('keeps commas and leaves defaults out', () => {
    expect(write({ ids: [3, 1], tab: 'general', differencesOnly: null })).toBe('ids=3,1');
    expect(write({ ids: [], tab: 'general', differencesOnly: null })).toBe('');
    expect(write({ ids: [3], tab: 'academics', differencesOnly: true })).toBe('ids=3&tab=academics&differences=1');
    expect(write({ ids: [3], tab: 'general', differencesOnly: false })).toBe('ids=3&differences=0');
  });

  test('leaves parameters alone that are not ours', () => {
    expect(write({ ids: [1], tab: 'general', differencesOnly: null }, 'ids=9&tab=x&utm_source=mail')).toBe(
      'ids=1&utm_source=mail',
    );
  });

  test('is read back as it was', () => {
    const address = { ids: [900001, 110635], tab: 'student-life', differencesOnly: true } as const;
    expect(read(write({ ...address, ids: [...address.ids] }))).toMatchObject(address);
  });
});

describe('address and selection', () => {
  test('an address one comes to decides', () => {
    expect(nextSyncStep({ arrived: true, address: [1, 2], selection: [3] })).toEqual({ do: 'select', ids: [1, 2] });
  });

  test('an address without universities takes the selection', () => {
    expect(nextSyncStep({ arrived: true, address: [], selection: [3] })).toEqual({ do: 'write', ids: [3] });
  });

  test('while one stays the selection decides, also when it is emptied', () => {
    expect(nextSyncStep({ arrived: false, address: [1, 2], selection: [1] })).toEqual({ do: 'write', ids: [1] });
    expect(nextSyncStep({ arrived: false, address: [1, 2], selection: [] })).toEqual({ do: 'write', ids: [] });
  });

  test('nothing is done where they agree; another order is another comparison', () => {
    expect(nextSyncStep({ arrived: true, address: [1, 2], selection: [1, 2] })).toEqual({ do: 'nothing' });
    expect(nextSyncStep({ arrived: true, address: [2, 1], selection: [1, 2] }).do).toBe('select');
  });
});
