/** Admission figures of a stored document as they are sent. */
import type { AdmissionFacts } from '#schema/domain/peers/balanced-list.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';
import { middleHalfOfAverages } from '#schema/domain/situation/own-scores.ts';
import { sumOfRanges } from './university-record.ts';

export function presentAdmission(document: UniversityDocument): AdmissionFacts {
  const { id, country, kind, status, facts, acceptanceRate, testPolicy } = document;
  const usable = acceptanceRate !== null && decides('acceptanceRate', document);
  const overall = document.enteringAverages?.find(({ field }) => field === 'Overall');
  const yearOf = (field: keyof typeof facts) => facts[field]?.year ?? null;
  return {
    id,
    country,
    entry: isGone(status) ? 'closed' : kind === 'graduate-only' ? 'graduate-only' : 'first-year',
    policy: document.admissionPolicy,
    rate: usable ? acceptanceRate : null,
    few: acceptanceRate !== null && !usable,
    rateYear: yearOf('acceptanceRate'),
    tests: testPolicy?.policy ?? null,
    sat: sumOfRanges(document.satReading, document.satMath),
    act: document.actComposite,
    testYear: yearOf('satRange') ?? yearOf('actRange'),
    averages: overall ? middleHalfOfAverages(overall) : null,
    averagesYear: yearOf('enteringAverages'),
    mean: document.enteringAverage,
    meanYear: yearOf('enteringAverage'),
  };
}
