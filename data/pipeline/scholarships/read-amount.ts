/** Parses the published amount of an award. */
import type { ScholarshipAmount } from '#schema/domain/site/scholarships.ts';

const SUM = /(C\$|US\$|\$)([\d,]+)(?=( million| in all| enrichment| books| a month)?)/g;

/** All a college costs, or all its tuition; a sum "of tuition" is neither. */
const COST = /^full (four-year scholarship|cost of attendance|ride)/i;
const TUITION = /^((capped or )?full )?tuition\b/i;

/** `most`: the largest sum that one student can be given; sums for all winners together, for books and by the month are not. */
export function readAmount(text: string, country: 'US' | 'CA'): ScholarshipAmount {
  const sums = [...text.matchAll(SUM)];
  const own = sums.filter(([, , , whose]) => whose === undefined);
  // A range by the month names its unit behind its second sum only.
  const monthly = /\$[\d,]+ (?:to \$[\d,]+ )?a month/.exec(text);
  const counted = own.filter(({ index }) => monthly === null || index < monthly.index);
  const values = counted.map(([, , digits = '']) => Number(digits.replaceAll(',', ''))).filter((value) => value >= 100);
  const canadian = sums.length > 0 ? sums.some(([, sign]) => sign === 'C$') : country === 'CA';
  return {
    text,
    most: values.length > 0 ? Math.max(...values) : null,
    currency: canadian ? 'CAD' : 'USD',
    covers: COST.test(text) ? 'cost' : TUITION.test(text) ? 'tuition' : null,
  };
}
