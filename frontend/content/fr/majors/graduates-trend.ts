/** Words for how the graduates of a program have changed. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import type { GraduatesTrend } from '#schema/domain/programs/graduates-trend.ts';
import { yearText } from '../university/record-texts.ts';

export const trendWords = {
  label: 'Diplômes depuis 2019-2020',
  any: 'Toutes',
  trends: {
    growing: 'En croissance',
    steady: 'Stable',
    falling: 'En baisse',
    new: 'Nouveau',
  } satisfies Record<GraduatesTrend, string>,
  read: (labels: readonly string[]) =>
    `Seulement les programmes dont le nombre de diplômes est : ${labels.join(', ').toLowerCase()}.`,
  year: (year: string, graduates: number | null) =>
    `${yearText(year)} : ${graduates === null ? 'non déclaré' : formatCount(graduates)}`,
  years: 'Diplômes par année',
} as const;
