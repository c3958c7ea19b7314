/** Of how many people a rate is; null where nobody says. */
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { isOfFew } from '#schema/domain/record/small-cohorts.ts';
import { countedText, yearText } from '#words/university/record-texts.ts';
import { detailWords } from '#words/university/university-details.ts';

/** "started in fall 2018": of whom a rate is, where its year says so; rates of different years are no contradiction then. */
export function startedText({ facts }: UniversityRecordView, field: FactField): string | null {
  const [year] = facts[field]?.year.split(',') ?? [];
  return year?.startsWith('entered ') ? yearText(year) : null;
}

export function cohortText(university: UniversityRecordView, field: FactField): string | null {
  const cohort = university.cohorts[field];
  if (!cohort) return null;
  const { near, small, people } = detailWords.cohort;
  const say = cohort.near ? near : isOfFew(field, university) ? small : people;
  return say(formatCount(cohort.count), countedText(cohort.of), yearText(cohort.year));
}
