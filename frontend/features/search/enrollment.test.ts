import { describe, expect, it } from 'vitest';
import { ENROLLMENT_BUCKETS } from '#schema/domain/site/limits.ts';
import { bucketOf, parseSizeChoice, rangeOfBucket } from './enrollment.ts';

describe('student population', () => {
  it('goes from each bucket to a range and back', () => {
    for (const { key } of ENROLLMENT_BUCKETS) expect(bucketOf(rangeOfBucket(key))).toBe(key);
  });

  it('knows a range that is no bucket', () => {
    expect(bucketOf([3_000, 12_000])).toBeNull();
  });

  it('has no bounds for an unknown bucket', () => {
    expect(rangeOfBucket('huge')).toEqual([null, null]);
  });
});

describe('the size choice of the dialog', () => {
  it.each([
    ['1000 to 5000', [1_000, 5_000]],
    ['10,000 to 20,000', [10_000, 20_000]],
    ['under 1000', [null, 1_000]],
    ['over 20000', [20_000, null]],
    ['', [null, null]],
    ['any', [null, null]],
    ['one to two', [null, null]],
    ['1 to 2 to 3', [null, null]],
  ])('reads %j', (choice, range) => {
    expect(parseSizeChoice(choice)).toEqual(range);
  });
});
