/** Of how many people a rate is; null where nobody says. */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { isOfFew } from '#schema/domain/record/small-cohorts.ts';
import { countedText, yearText } from '#words/university/record-texts.ts';
import { detailWords } from '#words/university/university-details.ts';

export function cohortText(university: UniversityRecordView, field: FactField): string | null {
  const cohort = university.cohorts[field];
  if (!cohort) return null;
  const { near, small, people } = detailWords.cohort;
  const say = cohort.near ? near : isOfFew(field, university) ? small : people;
  return say(formatCount(cohort.count), countedText(cohort.of), yearText(cohort.year));
}
