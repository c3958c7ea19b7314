/** Prints how many schools have each figure: `node data/pipeline/us/coverage.ts`. */
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import { buildUs } from './build-us.ts';

type Record = Omit<UniversityRecord, 'description'>;

/** Schools with fewer undergraduates are left out of the count. */
export const COVERED_FROM_UNDERGRADUATES = 100;

export interface Target {
  name: string;
  /** Least share of schools with a value, 0-1. */
  least: number;
  has(university: Record): boolean;
  /** Schools to which the figure applies; all without it. */
  among?(university: Record): boolean;
}

export const US_TARGETS: readonly Target[] = [
  { name: 'tuition', least: 0.95, has: (u) => u.tuition !== null },
  { name: 'enrolment', least: 0.99, has: (u) => u.studentPopulation !== null },
  {
    name: 'undergraduate and graduate split',
    least: 0.99,
    has: (u) => u.undergraduateEnrollment !== null && u.graduateEnrollment !== null,
    among: (u) => u.missing.graduateEnrollment !== 'not-applicable',
  },
  { name: 'student-faculty ratio', least: 0.97, has: (u) => u.studentFacultyRatio !== null },
  {
    name: 'retention, where anybody enters first-time',
    least: 0.95,
    has: (u) => u.retentionRate !== null,
    among: (u) => u.missing.retentionRate !== 'not-applicable',
  },
  { name: 'graduation rate', least: 0.94, has: (u) => u.graduationRate !== null },
  {
    name: 'admission rate or open admission',
    least: 0.96,
    has: (u) => u.acceptanceRate !== null || u.admissionPolicy === 'open',
  },
  { name: 'books', least: 0.9, has: (u) => u.booksAndSupplies !== null },
  { name: 'aid share', least: 0.94, has: (u) => u.percentReceivingAid !== null },
  { name: 'aid average', least: 0.94, has: (u) => u.averageAidAmount !== null },
  { name: 'calendar', least: 0.99, has: (u) => u.academicCalendar !== null },
  { name: 'setting', least: 0.99, has: (u) => u.campusSetting !== null },
  { name: 'religious affiliation', least: 0.99, has: (u) => u.religiousAffiliation !== null },
  { name: 'founding year', least: 0.78, has: (u) => u.yearFounded !== null },
  { name: 'programs', least: 0.97, has: (u) => u.facts.programs !== undefined },
];

/** Share of schools with the figure, 0-1, among those it applies to with enough undergraduates. */
export function coverageOf(target: Target, universities: readonly Record[]): number {
  const counted = universities.filter(
    (u) => (u.undergraduateEnrollment ?? 0) >= COVERED_FROM_UNDERGRADUATES && (target.among?.(u) ?? true),
  );
  return counted.filter((u) => target.has(u)).length / counted.length;
}

if (import.meta.main) {
  const { universities } = buildUs();
  for (const target of US_TARGETS) {
    const share = coverageOf(target, universities);
    const mark = share >= target.least ? 'met' : 'NOT MET';
    console.log(`${target.name.padEnd(34)} ${(100 * share).toFixed(1)} % of at least ${100 * target.least} %: ${mark}`);
  }
}
