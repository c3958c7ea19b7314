import type { UniversityRecordView } from '#schema/api/university.ts';
import { cohortAndRelease } from '#schema/domain/record/cohort-and-release.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { yearText } from '#words/university/record-texts.ts';

/** "started in fall 2018": of whom a rate is, where its year says so; rates of different years are no contradiction then. */
export function startedText({ facts }: UniversityRecordView, field: FactField): string | null {
  const { cohort } = cohortAndRelease(facts[field]?.year ?? '');
  return cohort?.startsWith('entered ') ? yearText(cohort) : null;
}
