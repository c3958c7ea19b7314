/** The student population as buckets, and back from what an address says. */
import { ENROLLMENT_BUCKETS } from '#schema/domain/site/limits.ts';

export type BucketKey = (typeof ENROLLMENT_BUCKETS)[number]['key'];
type Range = readonly [min: number | null, max: number | null];

/** The bucket of a range; null when an address holds a range of its own. */
export function bucketOf([min, max]: Range): BucketKey | null {
  return ENROLLMENT_BUCKETS.find((bucket) => bucket.min === min && bucket.max === max)?.key ?? null;
}

export function rangeOfBucket(key: string): Range {
  const bucket = ENROLLMENT_BUCKETS.find((one) => one.key === key);
  return bucket ? [bucket.min, bucket.max] : [null, null];
}

/**
 * The size choice of the Advanced Search dialog, as it is read: two numbers split by "to" are the bounds,
 * "under…" is at most 1,000, "over…" at least 20,000, anything else no bound.
 */
export function parseSizeChoice(choice: string): Range {
  const text = choice.trim().toLowerCase();
  if (text.startsWith('under')) return [null, 1_000];
  if (text.startsWith('over')) return [20_000, null];
  const [min, max, more] = text.split('to').map((part) => part.replace(/[,\s]/g, ''));
  if (more !== undefined || !min || !max || !/^\d{1,8}$/.test(min) || !/^\d{1,8}$/.test(max)) return [null, null];
  return [Number(min), Number(max)];
}
