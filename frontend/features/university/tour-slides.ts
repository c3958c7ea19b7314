/** The four slides of a virtual tour, made of what is known of the school. */

import { hasOneTuition } from '#frontend/content/deciding-figures.ts';
import { inOneLine, phrasesInLine } from '#frontend/content/in-one-line.ts';
import { isCegep } from '#frontend/content/tuition-lines.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatMoney, formatRate, formatRatio } from '#schema/domain/formats/formats.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { CALENDAR_LABELS } from '#schema/domain/record/enums.ts';
import { PAGE_LABELS } from '#words/figures/derived/page.ts';
import { universityWords } from '#words/university/university.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { fieldsByGraduates } from './brief.ts';
import { athleticsText, settingText } from './record-words.ts';

export interface TourSlide {
  key: 'campus' | 'academics' | 'life' | 'money';
  title: string;
  /** What is known, as label and value; empty when nothing is. */
  facts: { label: string; value: string }[];
}

const FIELDS_SHOWN = 5;
const words = () => ({ ...universityWords.facts, ...universityPartWords.facts });

type Known = [label: string, value: string | null];

function known(pairs: Known[]): TourSlide['facts'] {
  return pairs.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function campus(university: UniversityRecordView): Known[] {
  const { city, stateName, yearFounded } = university;
  return [
    [universityPartWords.tour.place, townInState(city, stateName)],
    [words().setting, settingText(university)],
    [words().founded, yearFounded?.toString() ?? null],
  ];
}

function academics({ studentFacultyRatio, academicCalendar, programs }: UniversityRecordView): Known[] {
  const largest = fieldsByGraduates(programs, FIELDS_SHOWN);
  return [
    [words().ratio, studentFacultyRatio === null ? null : formatRatio(studentFacultyRatio)],
    [words().calendar, academicCalendar === null ? null : CALENDAR_LABELS[academicCalendar]],
    [universityPartWords.tour.largestFields, largest.length === 0 ? null : inOneLine(largest, ';')],
  ];
}

function life(university: UniversityRecordView): Known[] {
  const { studentPopulation, housingOptions, studentOrganizations } = university;
  return [
    [words().population, studentPopulation === null ? null : formatCount(studentPopulation)],
    [words().housing, housingOptions === null ? null : phrasesInLine(housingOptions)],
    [words().athletics, athleticsText(university)],
    [words().organizations, studentOrganizations === null ? null : formatCount(studentOrganizations)],
  ];
}

function money(university: UniversityRecordView): Known[] {
  const { country, currency, tuition, tuitionInState, tuitionInDistrict, netPrice, graduationRate, medianEarnings } =
    university;
  const { tuition: labels } = universityWords;
  const amount = (value: number | null) => (value === null ? null : formatMoney(value, currency));
  const none = universityWords.cegepTuition;
  const prices: Known[] =
    isCegep(university) && tuitionInState === null
      ? [
          [none.label, none.value],
          [labels.outOfState[country], amount(tuition)],
        ]
      : hasOneTuition(university)
        ? [[labels.same, amount(tuition)]]
        : [
            ...(tuitionInDistrict === null ? [] : [[labels.inDistrict, amount(tuitionInDistrict)] as Known]),
            [labels.inState[country], amount(tuitionInState)],
            [labels.outOfState[country], amount(tuition)],
          ];
  return [
    ...prices,
    [PAGE_LABELS.netPrice, amount(netPrice)],
    [PAGE_LABELS.graduationRate, graduationRate === null ? null : formatRate(graduationRate)],
    [PAGE_LABELS.medianEarnings, amount(medianEarnings)],
  ];
}

const PARTS = { campus, academics, life, money } as const;

/** Always four, in the order of the tour. */
export function tourSlides(university: UniversityRecordView): TourSlide[] {
  return (Object.keys(PARTS) as TourSlide['key'][]).map((key) => ({
    key,
    title: universityPartWords.tour.slides[key],
    facts: known(PARTS[key](university)),
  }));
}

/** The slide `steps` further on, wrapping at both ends. */
export function slideAfter(current: number, steps: number, count: number): number {
  return (((current + steps) % count) + count) % count;
}
