/** The lowest and highest values of every number, and pairs that are unlikely together: what a person should look at. */
import { figuresWhere } from '#schema/domain/figures/figures.ts';
import { readFigure } from '#schema/domain/figures/read-figure.ts';
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { decides, isOfFew } from '#schema/domain/record/small-cohorts.ts';

type Read = (university: UniversityRecord) => number | null | undefined;

/** Every number a person should look at: those of the record, and those inside its groups. */
const NUMBERS: Record<string, Read> = {
  ...Object.fromEntries(
    figuresWhere(({ outliers }) => outliers === true).map((key): [string, Read] => [
      key,
      (university) => readFigure(key, university),
    ]),
  ),
  'graduation in four years': ({ graduationRates }) => graduationRates?.fourYears,
  'award after eight years, all': ({ outcomes }) => outcomes?.all?.award,
  'women among students': ({ studentBody }) => studentBody?.women,
  'international students': ({ studentBody }) => studentBody?.international,
  'first-generation students': ({ studentBody }) => studentBody?.firstGeneration,
  'rent of one bedroom': ({ rent }) => rent?.oneBedroom,
  'level of prices': ({ priceParity }) => priceParity?.all,
  'reports per 1,000 students': ({ safety }) => safety?.perThousand,
};

export interface Extreme {
  id: number;
  name: string;
  value: number;
}

/** The `count` lowest and highest values of each number, zeros counted as any other. */
export function extremes(
  universities: readonly UniversityRecord[],
  count: number,
): { field: string; lowest: Extreme[]; highest: Extreme[] }[] {
  return Object.entries(NUMBERS).map(([field, read]) => {
    const values = universities
      .flatMap((university) => {
        const value = read(university);
        return typeof value === 'number' ? [{ id: university.id, name: university.name, value }] : [];
      })
      .sort((a, b) => a.value - b.value || a.id - b.id);
    return { field, lowest: values.slice(0, count), highest: values.slice(-count).reverse() };
  });
}

/** What a person should look at, by what may be wrong with it: things that can be true and seldom are. */
const TO_LOOK_AT: Record<string, Record<string, (university: UniversityRecord) => boolean>> = {
  'Shared with other campuses': {
    'pay or debt of several campuses, of one that it does not count for': ({ aidNumber, medianEarnings, medianDebt }) =>
      aidNumber?.counts === false && (medianEarnings !== null || medianDebt !== null),
  },
  'Of a handful of people': {
    'net price of fewer than thirty students': (university) =>
      university.netPrice !== null && isOfFew('netPrice', university),
    'graduation rate of fewer than thirty students': (university) =>
      university.graduationRate !== null && isOfFew('graduationRate', university),
  },
  'Of another year': {
    'graduation rate beside the number of another year': ({ cohorts }) => cohorts.graduationRate?.near === true,
    'not in the newest College Scorecard': ({ status }) => status.state === 'unconfirmed',
    'reports on campus mostly of events long before': ({ safety }) => safety?.lateReports === true,
  },
  'One figure against another': {
    'net price above tuition, room, board, books and other expenses': (university) => {
      const { netPrice, tuition, roomAndBoard, booksAndSupplies, otherExpenses } = university;
      if (netPrice === null || tuition === null || roomAndBoard === null) return false;
      return netPrice > tuition + roomAndBoard + (booksAndSupplies ?? 2_000) + (otherExpenses ?? 10_000);
    },
    'graduates far more of its Pell recipients than of all, of thirty or more': (university) =>
      university.graduationRatePell !== null &&
      university.graduationRate !== null &&
      university.graduationRatePell > university.graduationRate + 15 &&
      decides('graduationRatePell', university),
    'early decision admits less often than all': ({ earlyDecision, acceptanceRate }) =>
      earlyDecision !== null &&
      acceptanceRate !== null &&
      (100 * earlyDecision.admitted) / earlyDecision.applied < acceptanceRate,
    'price after grants above that of the highest income': ({ netPrice, netPriceByIncome }) =>
      netPrice !== null && netPrice > (netPriceByIncome?.[4] ?? Number.POSITIVE_INFINITY),
    'graduates more of its students than come back after a year': ({
      graduationRate,
      retentionRate,
      studentPopulation,
    }) =>
      graduationRate !== null &&
      retentionRate !== null &&
      graduationRate > retentionRate + 5 &&
      (studentPopulation ?? 0) >= 1_000,
    'online only, with students on campus': ({ designations, onlineShare }) =>
      designations.includes('online-only') && (onlineShare ?? 100) < 50,
  },
  'Seldom true': {
    'public with the same tuition for all, above 20,000': ({ country, type, tuition, tuitionInState }) =>
      country === 'US' && type === 'public' && tuition !== null && tuition > 20_000 && tuition === tuitionInState,
    'tuition of nothing': ({ tuition }) => tuition === 0,
    'admits nobody or everybody': ({ acceptanceRate }) => acceptanceRate === 0 || acceptanceRate === 100,
    'graduates nobody or everybody, of thirty or more': (university) =>
      (university.graduationRate === 0 || university.graduationRate === 100) && decides('graduationRate', university),
  },
};

/** The schools of each thing to look at, under what may be wrong. */
export function toLookAt(
  universities: readonly UniversityRecord[],
): { kind: string; what: string; schools: UniversityRecord[] }[] {
  return Object.entries(TO_LOOK_AT).flatMap(([kind, checks]) =>
    Object.entries(checks).map(([what, holds]) => ({ kind, what, schools: universities.filter(holds) })),
  );
}
