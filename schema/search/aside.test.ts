import { describe, expect, it } from 'vitest';
import type { UniversityRecord } from '../domain/record/dataset.ts';
import { OPEN } from '../domain/record/university-figures.ts';
import { asideKey, asideOf } from './aside.ts';

const inBoston = { id: 1, name: 'Bay College', city: 'Boston', state: 'MA', country: 'US', status: OPEN };
const outside = [
  {
    name: 'New England Law-Boston',
    aliases: ['Boston', 'New England Law'],
    why: 'graduate' as never,
    belongsToId: null,
    website: null,
  },
];

describe('the names of schools that are in no list', () => {
  it('are theirs and their other names, but for one that is only a place', () => {
    const aside = asideOf({ universities: [inBoston as unknown as UniversityRecord], aliases: [], outside });
    expect(aside.outside[0]?.keys).toEqual([asideKey('New England Law-Boston'), asideKey('New England Law')]);
  });

  it('keep a place that no school of the catalogue is in', () => {
    const aside = asideOf({ universities: [], aliases: [], outside });
    expect(aside.outside[0]?.keys).toContain('boston');
  });
});
