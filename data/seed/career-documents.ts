/** The stored documents of careers and of the lists of program groups and majors, made from a dataset. */

import type {
  CareerDocument,
  CareerFigures,
  CareerListDocument,
  CareerRecord,
} from '#schema/domain/programs/careers.ts';
import type { Dataset } from '#schema/domain/record/dataset.ts';

const figuresOf = ({ code, slug, title, pay, openings, growth, education, small }: CareerRecord): CareerFigures => ({
  code,
  slug,
  title,
  pay,
  openings,
  growth,
  education,
  small,
});

export function careerDocuments({ careers, cipTitles }: Dataset): CareerDocument[] {
  return careers.map((career) => ({
    ...career,
    groups: career.groups.flatMap((cip) => (cipTitles[cip] === undefined ? [] : [{ cip, title: cipTitles[cip] }])),
  }));
}

export function careerListDocuments({
  careers,
  careerLists,
  cipTitles,
}: Dataset): (CareerListDocument & { key: string })[] {
  const byCode = new Map(careers.map((career) => [career.code, figuresOf(career)]));
  const found = (codes: readonly string[]) => codes.flatMap((code) => byCode.get(code) ?? []);
  return Object.entries(careerLists).map(([key, list]) => ({
    key,
    title: cipTitles[key] ?? null,
    careers: found(list.careers),
    teaching: found(list.teaching),
    more: list.more,
  }));
}
