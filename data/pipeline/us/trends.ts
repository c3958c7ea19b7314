/** Eight years of a school's prices and rates. */
import type { TrendBreak, TrendTuple } from '#schema/domain/record/university-figures.ts';
import type { Figure } from '../../sources/unit-rows.ts';
import type { UsRows } from './rows.ts';
import { numberOrNull, percentOrNull, read, type Vintage } from './vintages.ts';

const price = (figure: Figure | undefined): number | null => {
  const value = numberOrNull(figure);
  return value === null ? null : Math.max(0, Math.round(value));
};
const whole = (figure: Figure): number | null => {
  const value = numberOrNull(figure);
  return value === null ? null : Math.round(value);
};

/** Files without rates of graduation, which IPEDS has for these years too. */
const WITHOUT_RATES: ReadonlySet<string> = new Set(['2016-17', '2019-20', '2020-21']);

/** What a school's graduation rate of a year is of: six years for a bachelor's degree, or up to three for what is shorter. */
type Level = 'four-year' | 'two-year';

interface Graduation {
  rate: number | null;
  level: Level | null;
}

/**
 * Graduation by year. The yearly files have it of four-year schools (C150_4) in whole or in part of the years; IPEDS has
 * the same measure, rounded, of all schools in all years. A year without a file's rate is of four years where the years
 * around it are, and nothing where they are of different kinds.
 */
function graduationByYear(rows: UsRows): Map<string, Graduation> {
  const files = rows['trends-2016-2024']?.years ?? [];
  const ipeds = new Map(rows['pell-graduation-2016-2023']?.allByYear.map(({ year, rate }) => [year, rate]));
  const known = files.map(({ year, graduation }): Level | null => {
    if (typeof graduation === 'number') return 'four-year';
    return !WITHOUT_RATES.has(year) && ipeds.has(Number(year.slice(0, 4))) ? 'two-year' : null;
  });
  return new Map(
    files.map(({ year, graduation }, index): [string, Graduation] => {
      const before = known.slice(0, index + 1).findLast((level) => level !== null);
      const after = known.slice(index).find((level) => level !== null);
      const level = before !== undefined && after !== undefined && before !== after ? null : (before ?? after ?? null);
      const rate = percentOrNull(graduation) ?? (level === null ? null : (ipeds.get(Number(year.slice(0, 4))) ?? null));
      return [year, { rate, level: rate === null ? null : level }];
    }),
  );
}

/** The years from which on a school's graduation rate means something else than before. */
export function trendBreaksOf(rows: UsRows): TrendBreak[] {
  const years = [...graduationByYear(rows)].flatMap(([year, { level }]) => (level === null ? [] : [{ year, level }]));
  return years.flatMap(({ year, level }, index): TrendBreak[] => {
    const before = years[index - 1];
    return before && before.level !== level ? [['graduationRate', year, level]] : [];
  });
}

/**
 * Oldest first, years of which nothing is known left out. The net price in a yearly file is of the year before it, so
 * each year takes that of the next file, the last one that of the release of June 2026.
 */
export function trendsOf(rows: UsRows): TrendTuple[] {
  const years = rows['trends-2016-2024']?.years ?? [];
  const graduation = graduationByYear(rows);
  return years
    .map((of): TrendTuple => {
      const next = years.find(({ year }) => year === followingYear(of.year));
      const netPrice = of.year === LAST_FILE ? rows['net-price-2026-06']?.netPrice : next?.netPrice;
      return [
        of.year,
        whole(of.tuition),
        whole(of.tuitionInState),
        price(netPrice),
        percentOrNull(of.admissionRate),
        graduation.get(of.year)?.rate ?? null,
        percentOrNull(of.retention),
      ];
    })
    .filter(([, ...figures]) => figures.some((figure) => figure !== null));
}

const LAST_FILE = '2023-24';

/** "2017-18" of "2016-17". */
function followingYear(year: string): string {
  const begins = Number(year.slice(0, 4)) + 1;
  return `${begins}-${String(begins + 1).slice(2)}`;
}

export const TRENDS: readonly Vintage<TrendTuple[]>[] = [
  read(
    'trends-2016-2024',
    'TUITIONFEE_OUT, TUITIONFEE_IN, NPT4, ADM_RATE, C150_4, RET_FT4',
    '2016-17 to 2023-24',
    (_row, rows) => {
      const years = trendsOf(rows);
      return years.length > 0 ? { value: years } : 'not-reported';
    },
    {
      computed:
        'Net price by the year it is of, one before the file it stands in; that of 2023-24 from the release of June 2026. Graduation in years and at schools that C150_4 leaves out is that of IPEDS (all students, whole percents)',
    },
  ),
];
