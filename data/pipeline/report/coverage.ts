/** Coverage report: how many schools have a value, and what share must have one. */
import type { Dataset, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { AWARD_LEVELS, type AwardLevel, COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import { FACT_FIELDS, type FactField } from '#schema/domain/record/facts.ts';
import { decides, RATE_FIELDS } from '#schema/domain/record/small-cohorts.ts';
import { BACHELORS_KINDS, isGone } from '#schema/domain/record/university-figures.ts';
import { hasValue } from '../fact-values.ts';

/** US schools with fewer undergraduates than this are not held to the targets. */
export const LEAST_UNDERGRADUATES = 100;

type Holds = (university: UniversityRecord, hasPrograms: boolean) => boolean;

const known =
  (field: FactField): Holds =>
  (university, hasPrograms) =>
    hasValue(university, field, hasPrograms);

/** The least share of open US schools that grant bachelor's degrees and have LEAST_UNDERGRADUATES or more, 0-1. */
export const TARGETS: readonly { what: string; share: number; holds: Holds }[] = [
  { what: 'tuition', share: 0.95, holds: known('tuition') },
  { what: 'enrollment', share: 0.99, holds: known('studentPopulation') },
  {
    what: 'undergraduates and graduates apart, where it applies',
    share: 0.99,
    holds: (university) =>
      university.undergraduateEnrollment !== null &&
      (university.graduateEnrollment !== null || university.missing.graduateEnrollment === 'not-applicable'),
  },
  { what: 'student-faculty ratio', share: 0.97, holds: known('studentFacultyRatio') },
  {
    what: 'retention, or nobody who enters first-time',
    share: 0.95,
    holds: (university) => university.retentionRate !== null || university.missing.retentionRate === 'not-applicable',
  },
  { what: 'graduation rate', share: 0.94, holds: known('graduationRate') },
  {
    what: 'admission rate or open admission',
    share: 0.96,
    holds: (university) => university.acceptanceRate !== null || university.admissionPolicy === 'open',
  },
  { what: 'books and supplies', share: 0.9, holds: known('booksAndSupplies') },
  {
    what: 'share with aid and its average',
    share: 0.94,
    holds: (university) => university.percentReceivingAid !== null && university.averageAidAmount !== null,
  },
  { what: 'calendar', share: 0.99, holds: known('academicCalendar') },
  { what: 'setting', share: 0.99, holds: known('campusSetting') },
  { what: 'religious affiliation', share: 0.99, holds: known('religiousAffiliation') },
  { what: 'founding year', share: 0.78, holds: known('yearFounded') },
  { what: 'programs', share: 0.97, holds: known('programs') },
];

export interface TargetResult {
  what: string;
  share: number;
  reached: number;
  schools: number;
}

const programIds = ({ programs }: Dataset): ReadonlySet<number> => new Set(programs.map(({ id }) => id));

export function targetResults(dataset: Dataset): TargetResult[] {
  const withPrograms = programIds(dataset);
  const schools = dataset.universities.filter(
    ({ country, undergraduateEnrollment, kind, status }) =>
      country === 'US' &&
      BACHELORS_KINDS.includes(kind) &&
      !isGone(status) &&
      (undergraduateEnrollment ?? 0) >= LEAST_UNDERGRADUATES,
  );
  return TARGETS.map(({ what, share, holds }) => ({
    what,
    share,
    reached: schools.filter((university) => holds(university, withPrograms.has(university.id))).length / schools.length,
    schools: schools.length,
  }));
}

/** Schools with a value, per field and country. */
export function fieldCounts(dataset: Dataset): { field: FactField; counts: Record<Country, number> }[] {
  const withPrograms = programIds(dataset);
  return FACT_FIELDS.map((field) => ({
    field,
    counts: Object.fromEntries(
      COUNTRIES.map((country) => [
        country,
        dataset.universities.filter(
          (university) =>
            university.country === country && hasValue(university, field, withPrograms.has(university.id)),
        ).length,
      ]),
    ) as Record<Country, number>,
  }));
}

/** Why values are missing, per country: field -> reason -> schools. */
export function missingCounts(dataset: Dataset, country: Country): Map<FactField, Map<string, number>> {
  const counts = new Map<FactField, Map<string, number>>();
  for (const university of dataset.universities) {
    if (university.country !== country) continue;
    for (const [field, reason] of Object.entries(university.missing) as [FactField, string][]) {
      const reasons = counts.get(field) ?? new Map<string, number>();
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      counts.set(field, reasons);
    }
  }
  return counts;
}

export interface RateCount {
  field: FactField;
  /** Schools with the rate; of these, with the number of people behind it, and of these with enough to decide. */
  known: number;
  counted: number;
  deciding: number;
}

/** How many rates stand on how many people, both countries together. */
export function rateCounts(dataset: Dataset): RateCount[] {
  return RATE_FIELDS.map((field) => {
    const withRate = dataset.universities.filter(({ facts }) => facts[field] !== undefined);
    return {
      field,
      known: withRate.length,
      counted: withRate.filter(({ cohorts }) => cohorts[field] !== undefined).length,
      deciding: withRate.filter((university) => decides(field, university)).length,
    };
  });
}

/** Programs with pay one and four years on and with debt, by level. */
export function earningsCounts({ programs }: Dataset): { level: AwardLevel; counts: number[] }[] {
  const tuples = programs.flatMap(({ programs: list }) => list);
  return AWARD_LEVELS.map((level) => {
    const ofLevel = tuples.filter((tuple) => tuple[1] === level);
    const having = [4, 5, 6].map((place) => ofLevel.filter((tuple) => typeof tuple[place] === 'number').length);
    return { level, counts: [ofLevel.length, ...having] };
  });
}
