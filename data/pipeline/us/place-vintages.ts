/** Vintages of local figures: cost of living and crimes reported on campus. */
import type { PriceParity, Rent, Safety, SafetyOffence } from '#schema/domain/record/university-figures.ts';
import type { CleryYear } from '../../sources/clery-2019-2023/read.ts';
import type { UsRows } from './rows.ts';
import { HEADCOUNT, ONLINE_SHARE } from './student-vintages.ts';
import { choose, read, round1, type Vintage } from './vintages.ts';

const withoutKind = (town: string): string => town.replace(/( Town)? (town|city|plantation|gore|UT)$/i, '');

export const RENT: readonly Vintage<Rent>[] = [
  read('hud-rents-2026', 'FMR_0, FMR_1, FMR_2', 'fiscal year 2026', (row) => ({
    value: {
      studio: row.studio,
      oneBedroom: row.oneBedroom,
      twoBedroom: row.twoBedroom,
      area: `${row.town ? withoutKind(row.town) : row.countyName}, ${row.state}`,
      period: 'fiscal year 2026',
    },
  })),
];

export const PRICE_PARITY: readonly Vintage<PriceParity>[] = [
  read('bea-price-parities-2024', 'RPP_ALL, RPP_HOUSING', '2024', (row) => ({
    value: { all: round1(row.all), housing: row.housing === null ? null : round1(row.housing), area: row.area },
  })),
];

/** Murder is murder and non-negligent manslaughter; sexual offences are rape, fondling, incest and statutory rape. */
const OFFENCES: Record<SafetyOffence, (year: CleryYear) => number> = {
  murder: (year) => year.murder,
  'sexual-offences': (year) => year.sexualOffences,
  robbery: (year) => year.robbery,
  'aggravated-assault': (year) => year.aggravatedAssault,
  burglary: (year) => year.burglary,
  'motor-vehicle-theft': (year) => year.motorVehicleTheft,
  arson: (year) => year.arson,
};
/** The years averaged, the newest there are; a school that reported on fewer has no average. */
const SAFETY_YEARS = ['2021', '2022', '2023'];
/** Per 1,000 of a handful of students says nothing. */
const FEWEST_STUDENTS = 100;

/** Students less the share that studies only at a distance, whom no campus can endanger; all where no share is known. */
function onCampus(students: number | null, rows: UsRows): number | null {
  const share = choose(ONLINE_SHARE, rows).value ?? 0;
  return students === null ? null : Math.round(students * (1 - share / 100));
}

/** Reports of a year this many more than, and this many times as many as, those of another are of events long past. */
const LATE_REPORTS = { more: 100, times: 3 };

/** Whether one year's sexual offences leave the others far behind, as Ohio State's and Michigan's of a doctor of decades ago. */
function hasLateReports(years: readonly CleryYear[]): boolean {
  const counts = years.map(OFFENCES['sexual-offences']);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return most - least >= LATE_REPORTS.more && most >= least * LATE_REPORTS.times;
}

export const SAFETY: readonly Vintage<Safety>[] = [
  read(
    'clery-2019-2023',
    'On-campus offences of the main campus',
    '2021 to 2023',
    (row, rows) => {
      const years = row.years.filter(({ year }) => SAFETY_YEARS.includes(year));
      const headcount = choose(HEADCOUNT, rows).value;
      const students = onCampus(headcount?.total ?? headcount?.undergraduate ?? null, rows);
      if (years.length < SAFETY_YEARS.length || students === null) return 'not-reported';
      if (students < FEWEST_STUDENTS) return 'not-applicable';
      const reports = Object.fromEntries(
        Object.entries(OFFENCES).map(([offence, countOf]) => [
          offence,
          years.reduce((sum, year) => sum + countOf(year), 0),
        ]),
      ) as Record<SafetyOffence, number>;
      const all = Object.values(reports).reduce((sum, count) => sum + count, 0);
      const perThousand = Number(((1_000 * all) / years.length / students).toFixed(2));
      const late = hasLateReports(years) ? { lateReports: true as const } : {};
      return { value: { years: years.map(({ year }) => year), students, reports, perThousand, ...late } };
    },
    { computed: 'Reports of three years by three, for each 1,000 students who do not study only at a distance' },
  ),
];
