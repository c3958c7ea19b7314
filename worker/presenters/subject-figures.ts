/** The figures of a subject at a school, as they are sent. */
import type { SubjectFiguresView } from '#schema/api/search.ts';
import type { CardRow } from '#worker/queries/universities.ts';
import type { SubjectFigures } from '#worker/search/subject-figures.ts';
import { cipTitle } from './texts-of-data.ts';

/** Whether anything is published of it that campuses with one number for federal aid share. */
export const hasMoney = ({ payOneYear, payFourYears, debt }: SubjectFigures): boolean =>
  payOneYear !== null || payFourYears !== null || debt !== null;

export function presentSubject(figures: SubjectFigures, { aidNumber }: Pick<CardRow, 'aidNumber'>): SubjectFiguresView {
  const {
    cip,
    title,
    level,
    programs,
    graduates,
    trend,
    payOneYear,
    payFourYears,
    debt,
    paymentShare,
    check,
    checkLines,
  } = figures;
  return {
    cip,
    title: cipTitle(cip, title),
    level,
    programs,
    graduates,
    ...(trend ? { trend } : {}),
    payOneYear,
    payFourYears,
    debt,
    paymentShare,
    ...(check ? { check } : {}),
    ...(checkLines ? { checkLines } : {}),
    payOfAll: hasMoney(figures) ? (aidNumber?.name ?? null) : null,
  };
}
