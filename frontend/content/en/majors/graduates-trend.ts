/** Words for how the graduates of a program have changed. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { trendLabels } from './program-results.ts';

export const trendWords = {
  label: 'Graduates since 2019–20',
  any: 'Any',
  trends: trendLabels,
  read: (labels: readonly string[]) =>
    `Only programs with this trend in graduates: ${labels.join(', ').toLowerCase()}.`,
  year: (year: string, graduates: number | null) =>
    `${year.replace('-', '–')}: ${graduates === null ? 'not reported' : formatCount(graduates)}`,
  years: 'Graduates by year',
  /** All years in a line, beside the bars. */
  series: (years: readonly (number | null)[]) =>
    `${years.map((graduates) => (graduates === null ? '–' : formatCount(graduates))).join(', ')} (2019–20 to 2023–24${years.includes(null) ? '; – means not reported' : ''})`,
} as const;
