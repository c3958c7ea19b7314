/** What is not known of a school, named in one line at the head of its page; and the schools of which so little is known. */
import { decidingFigures, publishedPrice } from '#frontend/content/deciding-figures.ts';
import { headlineFigures } from '#frontend/content/headline-figures.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { PAGE_FIGURES, type PageFigure } from '#schema/domain/figures/derived/page.ts';
import { PAGE_LABELS } from '#words/figures/derived/page.ts';
import type { Blank } from './parts/part.ts';

const PARTS = ['admission', 'outcomes'] as const;

const figuresOf = ({ country }: UniversityRecordView, part: (typeof PARTS)[number]): readonly PageFigure[] =>
  PAGE_FIGURES[part].flatMap(({ figure, only }) => (only === undefined || only === country ? [figure] : []));

/** Whether nothing is published in Canada of who enters a school and who finishes: its page says so once, at its head. */
export function saysLittle(university: UniversityRecordView): boolean {
  const { country, employmentByField, enteringAverages } = university;
  return (
    country === 'CA' &&
    employmentByField === null &&
    enteringAverages === null &&
    PARTS.every((part) => figuresOf(university, part).every((figure) => university[figure] === null))
  );
}

/** All figures that the first screen has no number for, the price above aside, and those below it where no section names them. */
export function unknownInHead(university: UniversityRecordView): Blank[] {
  const price = publishedPrice(university).field;
  const blank = [...decidingFigures(university).blank, ...headlineFigures(university).blank];
  const below = saysLittle(university)
    ? PARTS.flatMap((part) => figuresOf(university, part).map((field) => ({ field, label: PAGE_LABELS[field] })))
    : [];
  const byField = new Map([...blank, ...below].map(({ field, label }) => [field, { field, label }] as const));
  byField.delete(price);
  // The table below has an estimate of it, the average of the province.
  for (const [fee, amount] of Object.entries(university.provincialAverage ?? {})) {
    if (amount !== null) byField.delete(fee as PageFigure);
  }
  return [...byField.values()];
}
