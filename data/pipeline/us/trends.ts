/** Eight years of a school's prices and rates. */
import type { TrendTuple } from '#schema/domain/university-figures.ts';
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

/**
 * Oldest first, years of which nothing is known left out. The net price in a yearly file is of the year before it, so
 * each year takes that of the next file, the last one that of the release of June 2026.
 */
export function trendsOf(rows: UsRows): TrendTuple[] {
  const years = rows['trends-2016-2024']?.years ?? [];
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
        percentOrNull(of.graduation),
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
        'Net price by the year it is of, one before the file it stands in; that of 2023-24 from the release of June 2026',
    },
  ),
];
