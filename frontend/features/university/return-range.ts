/**
 * What one may pay and what one may earn, as ranges: nobody's own outcome is one number. What is not published stays blank.
 */
import type { UniversityRecordView } from '#schema/api/university.ts';

export interface Range {
  low: number;
  high: number;
}

export interface ReturnRanges {
  /** Four years at the lowest price of a year to six years at the highest. */
  price: Range | null;
  /** Whether the price of a year is the visitor's own. */
  own: boolean;
  /** Percent of entrants who finish; null where it is not known or of too few. */
  finish: number | null;
  /** The middle half of its bachelor's programs' median pay four years after finishing. */
  pay: (Range & { programs: number }) | null;
}

/** Usual and longest time to a bachelor's degree, in years. */
const YEARS = { least: 4, most: 6 } as const;
/** Of fewer programs with pay there is no middle half. */
const PROGRAMS_LEAST = 4;

/** The value that a share (0 to 1) of ascending values lie below, between two of them by proportion. */
function quantile(ascending: readonly number[], share: number): number {
  const at = share * (ascending.length - 1);
  const [below = 0, above = 0] = [ascending[Math.floor(at)], ascending[Math.ceil(at)]];
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}

type Asked = Pick<UniversityRecordView, 'netPrice' | 'netPriceByIncome' | 'graduationRate' | 'programs'>;

export function returnRanges(
  { netPrice, netPriceByIncome, graduationRate, programs }: Asked,
  yourPrice: number | null,
  finishDecides: boolean,
): ReturnRanges {
  const published = [netPrice, ...(netPriceByIncome ?? [])].filter((price) => price !== null);
  const prices = yourPrice === null ? published : [yourPrice];
  const pays = programs
    .flatMap((family) => family.programs)
    .filter(({ level }) => level === 'bachelor')
    .flatMap(({ earningsFourYears }) => earningsFourYears ?? [])
    .sort((a, b) => a - b);
  return {
    price:
      prices.length === 0
        ? null
        : {
            low: Math.max(0, Math.min(...prices)) * YEARS.least,
            high: Math.max(0, ...prices) * YEARS.most,
          },
    own: yourPrice !== null,
    finish: finishDecides ? graduationRate : null,
    pay:
      pays.length < PROGRAMS_LEAST
        ? null
        : { low: quantile(pays, 0.25), high: quantile(pays, 0.75), programs: pays.length },
  };
}
