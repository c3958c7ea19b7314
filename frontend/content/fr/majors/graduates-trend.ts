/** Words for how the graduates of a program have changed. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { yearText } from '../university/record-texts.ts';
import { trendLabels } from './program-results.ts';

export const trendWords = {
  label: 'Diplômes depuis 2019-2020',
  any: 'Peu importe',
  trends: trendLabels,
  read: (labels: readonly string[]) => `Tendance des diplômes : ${labels.join(', ').toLowerCase()}.`,
  year: (year: string, graduates: number | null) =>
    `${yearText(year)}\u00a0: ${graduates === null ? 'non déclaré' : formatCount(graduates)}`,
  years: 'Diplômes par année',
  /** All years in a line, beside the bars. */
  series: (years: readonly (number | null)[]) =>
    `${years.map((graduates) => (graduates === null ? '–' : formatCount(graduates))).join('; ')} (de 2019-2020 à 2023-2024${years.includes(null) ? '; – : non déclaré' : ''})`,
} as const;
