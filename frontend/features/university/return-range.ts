/**
 * What one may pay and what one may earn, as ranges: nobody's own outcome is one number. What is not published stays blank.
 */
import type { UniversityRecordView } from '#schema/api/university.ts';

export interface Range {
  low: number;
  high: number;
}

/** What the school's students mostly finish: a bachelor's degree, or at a two-year college an associate one. */
export type ReturnDegree = 'bachelor' | 'associate';

export interface ReturnRanges {
  degree: ReturnDegree;
  /** The usual time at the lowest price of a year to the longest at the highest. */
  price: Range | null;
  /** Whether the price of a year is the visitor's own. */
  own: boolean;
  /** Percent of entrants who finish; null where it is not known or of too few. */
  finish: number | null;
  /** The middle half of its programs' median pay, of those for the degree, four years after finishing. */
  pay: (Range & { programs: number }) | null;
}

/** Usual and longest time to the degree, in years: the graduation rate counts those who finish within the longest. */
const YEARS = { bachelor: { least: 4, most: 6 }, associate: { least: 2, most: 3 } } as const;
/** Of fewer programs with pay there is no middle half. */
const PROGRAMS_LEAST = 4;

/** The value that a share (0 to 1) of ascending values lie below, between two of them by proportion. */
function quantile(ascending: readonly number[], share: number): number {
  const at = share * (ascending.length - 1);
  const [below = 0, above = 0] = [ascending[Math.floor(at)], ascending[Math.ceil(at)]];
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}

type Asked = Pick<UniversityRecordView, 'kind' | 'netPrice' | 'netPriceByIncome' | 'graduationRate' | 'programs'>;

export function returnRanges(
  { kind, netPrice, netPriceByIncome, graduationRate, programs }: Asked,
  yourPrice: number | null,
  finishDecides: boolean,
): ReturnRanges {
  const degree = kind === 'two-year' ? 'associate' : 'bachelor';
  const { least, most } = YEARS[degree];
  const published = [netPrice, ...(netPriceByIncome ?? [])].filter((price) => price !== null);
  const prices = yourPrice === null ? published : [yourPrice];
  const pays = programs
    .flatMap((family) => family.programs)
    .filter(({ level }) => level === degree)
    .flatMap(({ earningsFourYears }) => earningsFourYears ?? [])
    .sort((a, b) => a - b);
  return {
    degree,
    price:
      prices.length === 0
        ? null
        : {
            low: Math.max(0, Math.min(...prices)) * least,
            high: Math.max(0, ...prices) * most,
          },
    own: yourPrice !== null,
    finish: finishDecides ? graduationRate : null,
    pay:
      pays.length < PROGRAMS_LEAST
        ? null
        : { low: quantile(pays, 0.25), high: quantile(pays, 0.75), programs: pays.length },
  };
}
