/** The lowest and highest values of every number, and pairs that are unlikely together: what a person should look at. */
import type { UniversityRecord } from '#schema/domain/dataset.ts';

const NUMBERS = [
  'tuition',
  'tuitionInState',
  'roomAndBoard',
  'booksAndSupplies',
  'otherExpenses',
  'percentReceivingAid',
  'averageAidAmount',
  'percentPell',
  'netPrice',
  'medianEarnings',
  'medianDebt',
  'yearFounded',
  'studentPopulation',
  'studentFacultyRatio',
  'acceptanceRate',
  'graduationRate',
  'retentionRate',
  'enteringAverage',
  'employmentRate',
] as const satisfies readonly (keyof UniversityRecord)[];

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
  return NUMBERS.map((field) => {
    const values = universities
      .flatMap(({ id, name, [field]: value }) => (value === null ? [] : [{ id, name, value }]))
      .sort((a, b) => a.value - b.value || a.id - b.id);
    return { field, lowest: values.slice(0, count), highest: values.slice(-count).reverse() };
  });
}

/** Things that can be true and seldom are. */
const UNLIKELY: Record<string, (university: UniversityRecord) => boolean> = {
  'graduates more of its students than come back after a year': ({
    graduationRate,
    retentionRate,
    studentPopulation,
  }) =>
    graduationRate !== null &&
    retentionRate !== null &&
    graduationRate > retentionRate + 5 &&
    (studentPopulation ?? 0) >= 1_000,
  'net price above tuition, room, board, books and other expenses': (university) => {
    const { netPrice, tuition, roomAndBoard, booksAndSupplies, otherExpenses } = university;
    if (netPrice === null || tuition === null || roomAndBoard === null) return false;
    return netPrice > tuition + roomAndBoard + (booksAndSupplies ?? 2_000) + (otherExpenses ?? 10_000);
  },
  'public with the same tuition for all, above 20,000': ({ country, type, tuition, tuitionInState }) =>
    country === 'US' && type === 'public' && tuition !== null && tuition > 20_000 && tuition === tuitionInState,
  'tuition of nothing': ({ tuition }) => tuition === 0,
  'admits nobody or everybody': ({ acceptanceRate }) => acceptanceRate === 0 || acceptanceRate === 100,
  'graduates nobody or everybody': ({ graduationRate }) => graduationRate === 0 || graduationRate === 100,
};

export function unlikely(universities: readonly UniversityRecord[]): { what: string; schools: UniversityRecord[] }[] {
  return Object.entries(UNLIKELY).map(([what, holds]) => ({ what, schools: universities.filter(holds) }));
}
