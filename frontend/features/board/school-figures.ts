/** A university's record as a decision board looks at it, and its figures as they are read. */

import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatFixed, formatMoney, formatPercent, formatRatio } from '#schema/domain/formats/formats.ts';
import { type PeerFigure, placeOf } from '#schema/domain/peers/peer-figures.ts';
import type { BoardCriterion, BoardHome, BoardPerson } from '#schema/domain/plan/board.ts';
import { type BoardSchool, milesFromHome, type PeerPlaced } from '#schema/domain/plan/board-scores.ts';
import { subjectHolds } from '#schema/domain/programs/subjects.ts';
import { CURRENCY_OF } from '#schema/domain/record/enums.ts';
import { comparableReports, decides, outcomeRate } from '#schema/domain/record/small-cohorts.ts';
import { boardWords } from '#words/plan/board.ts';

/** First degrees: what somebody who decides on a college would take. */
const FIRST_DEGREES: ReadonlySet<string> = new Set(['bachelor', 'associate']);

type Programs = { cip: string; level: string; graduates: number | null }[];

const programsOf = (record: UniversityRecordView): Programs => record.programs.flatMap(({ programs }) => programs);
const taught = (programs: Programs, subject: string): Programs => {
  const holds = subjectHolds(subject);
  return programs.filter(({ cip, level }) => FIRST_DEGREES.has(level) && holds(cip));
};

/**
 * Graduates a year of a subject's first degrees. In the US all degrees are counted, so a subject that is not among them
 * is not taught; a Canadian list may leave it out.
 */
function graduatesOf(record: UniversityRecordView, subject: string): number | null {
  const all = programsOf(record);
  const own = taught(all, subject);
  if (own.length === 0) return all.length > 0 && record.country === 'US' ? 0 : null;
  const counted = own.flatMap(({ graduates }) => (graduates === null ? [] : [graduates]));
  return counted.length === 0 ? null : counted.reduce((sum, one) => sum + one, 0);
}

function teaches(record: UniversityRecordView, subject: string): boolean | null {
  const all = programsOf(record);
  if (taught(all, subject).length > 0) return true;
  return all.length > 0 && record.country === 'US' ? false : null;
}

/** `priceUsd` is what a year would cost the family; without it the average net price counts, where it is in US dollars. */
export function boardSchoolOf(record: UniversityRecordView, priceUsd: number | null): BoardSchool {
  const placed = (figure: PeerFigure, value: number | null): PeerPlaced => {
    const position = record.peers?.figures[figure];
    return { value, place: position === undefined || value === null ? null : placeOf(position) };
  };
  const sure = (
    field: 'graduationRate' | 'graduationRatePell' | 'acceptanceRate' | 'medianEarnings' | 'medianDebt' | 'netPrice',
  ) => (decides(field, record) ? record[field] : null);
  return {
    id: record.id,
    name: record.name,
    country: record.country,
    type: record.type,
    setting: record.campusSetting,
    students: record.studentPopulation,
    latitude: record.latitude,
    longitude: record.longitude,
    priceUsd: priceUsd ?? (record.currency === 'USD' ? sure('netPrice') : null),
    admitRate: record.admissionPolicy === 'open' ? 100 : sure('acceptanceRate'),
    finish: {
      all: placed('graduationRate', sure('graduationRate')),
      pell: placed('graduationRatePell', sure('graduationRatePell')),
      transfer: placed('outcomeTransfer', outcomeRate(record, 'transfer')),
      'part-time': placed('outcomePartTime', outcomeRate(record, 'part-time')),
    },
    pay: placed('medianEarnings', sure('medianEarnings')),
    debt: placed('medianDebt', sure('medianDebt')),
    classes: placed('studentFacultyRatio', record.studentFacultyRatio),
    safety: placed('safety', comparableReports(record)),
    graduatesOf: (subject) => graduatesOf(record, subject),
    teaches: (subject) => teaches(record, subject),
  };
}

type Say = (school: BoardSchool, person: BoardPerson, home: BoardHome | null) => string | null;
const said = (value: number | null, write: (value: number) => string) => (value === null ? null : write(value));

const FIGURE_TEXTS: Record<BoardCriterion, Say> = {
  price: ({ priceUsd }) => said(priceUsd, (amount) => formatMoney(amount, 'USD')),
  finish: ({ finish }, { wishes }) => said(finish[wishes.finish].value, formatPercent),
  pay: ({ pay, country }) => said(pay.value, (amount) => formatMoney(amount, CURRENCY_OF[country])),
  debt: ({ debt, country }) => said(debt.value, (amount) => formatMoney(amount, CURRENCY_OF[country])),
  subject: ({ graduatesOf: of }, { wishes }) =>
    wishes.subject === null ? null : said(of(wishes.subject), boardWords.figures.graduates),
  admission: ({ admitRate }) =>
    said(admitRate, (rate) => (rate === 100 ? boardWords.figures.open : formatPercent(rate))),
  distance: (school, _, home) =>
    said(milesFromHome(school, home), (miles) => boardWords.figures.miles(Math.round(miles))),
  size: ({ students }) => said(students, formatCount),
  setting: ({ setting }) => (setting === null ? null : boardWords.wishes.setting[setting]),
  classes: ({ classes }) => said(classes.value, formatRatio),
  safety: ({ safety }) => said(safety.value, (value) => formatFixed(value, 1)),
  feel: () => null,
};

/** A figure as it is read; null for a blank. */
export function figureText(
  criterion: BoardCriterion,
  school: BoardSchool,
  person: BoardPerson,
  home: BoardHome | null,
): string | null {
  return FIGURE_TEXTS[criterion](school, person, home);
}
