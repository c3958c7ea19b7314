/** Key Information as a list: label, value in words, and the fact behind it. */

import { isSplit } from '#frontend/content/headline-figures.ts';
import { inOneLine, phrasesInLine } from '#frontend/content/in-one-line.ts';
import { AFFORDABILITY_NAMES, SIZE_NAMES } from '#names/enums.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatRatio } from '#schema/domain/formats/formats.ts';
import {
  ACCESS_EARNINGS_LABELS,
  AWARD_LEVEL_LABELS,
  CALENDAR_LABELS,
  DESIGNATION_LABELS,
  RESEARCH_LABELS,
  TYPE_LABELS,
} from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { athleticsText, religionText, settingText } from './record-words.ts';

export interface KeyFact {
  label: string;
  /** Null where nothing is known. */
  value: string | null;
  /** Null for what is derived or has no source of its own. */
  field: FactField | null;
}

const words = () => ({ ...universityWords.facts, ...universityPartWords.facts });
const count = (value: number | null) => (value === null ? null : formatCount(value));

/** With its year where it is no part of the total at the head of the page. */
function enrollment(university: UniversityRecordView, field: 'undergraduateEnrollment' | 'graduateEnrollment') {
  const text = count(university[field]);
  const year = university.facts[field]?.year;
  if (text === null || year === undefined || university.studentPopulation === null || isSplit(university)) return text;
  return universityWords.students.of(text, yearText(year));
}

/** In the order of the page, without what only the other country has and what is merely derived from a blank. */
export function keyFacts(university: UniversityRecordView): KeyFact[] {
  const { type, country, academicCalendar, highestAward, designations, housingOptions } = university;
  const { researchDesignation, accessEarnings } = university;
  const facts: KeyFact[] = [
    { label: words().kind, value: type === null ? null : TYPE_LABELS[type], field: 'type' },
    { label: words().founded, value: university.yearFounded?.toString() ?? null, field: 'yearFounded' },
    {
      label: words().undergraduates,
      value: enrollment(university, 'undergraduateEnrollment'),
      field: 'undergraduateEnrollment',
    },
    { label: words().graduates, value: enrollment(university, 'graduateEnrollment'), field: 'graduateEnrollment' },
    { label: words().size, value: university.sizeCategory && SIZE_NAMES[university.sizeCategory], field: null },
    {
      label: words().ratio,
      value: university.studentFacultyRatio === null ? null : formatRatio(university.studentFacultyRatio),
      field: 'studentFacultyRatio',
    },
    { label: words().setting, value: settingText(university), field: 'campusSetting' },
    {
      label: words().calendar,
      value: academicCalendar === null ? null : CALENDAR_LABELS[academicCalendar],
      field: 'academicCalendar',
    },
    // A school of religious study that belongs to no denomination would read as one without a religion.
    ...(university.kind === 'seminary' && university.religiousAffiliation === 'none'
      ? []
      : [{ label: words().religion, value: religionText(university), field: 'religiousAffiliation' } as const]),
    {
      label: words().highestAward,
      value: highestAward === null ? null : AWARD_LEVEL_LABELS[highestAward],
      field: null,
    },
    {
      label: words().housing,
      value: housingOptions === null ? null : phrasesInLine(housingOptions),
      field: 'housingOptions',
    },
    { label: words().organizations, value: count(university.studentOrganizations), field: 'studentOrganizations' },
    { label: words().athletics, value: athleticsText(university), field: 'athleticsDivision' },
    {
      label: words().affordability,
      value: university.affordabilityCategory && AFFORDABILITY_NAMES[university.affordabilityCategory],
      field: null,
    },
  ];
  if (country === 'US')
    facts.push(
      { label: words().carnegie, value: university.carnegieClass, field: null },
      { label: words().research, value: researchDesignation && RESEARCH_LABELS[researchDesignation], field: null },
      {
        label: words().accessEarnings,
        value: accessEarnings && ACCESS_EARNINGS_LABELS[accessEarnings],
        field: null,
      },
    );
  if (country === 'CA')
    facts.push({
      label: words().language,
      value: university.language,
      field: null,
    });
  if (designations.length > 0) {
    const labels = designations.map((designation) => DESIGNATION_LABELS[designation]);
    facts.push({ label: words().designations, value: inOneLine(labels, ';'), field: 'designations' });
  }
  return facts.filter(({ value, field }) => value !== null || field !== null);
}
