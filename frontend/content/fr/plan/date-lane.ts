/** The words of the lane of dates ahead. */
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { datesAs } from '#schema/domain/formats/spoken-formats.ts';
import { planWords } from './plan.ts';

const month = datesAs({ month: 'short', timeZone: 'UTC' });
const listed = new Intl.ListFormat('fr-CA', { style: 'long', type: 'conjunction' });

export const dateLaneWords = {
  label: 'Prochaines dates',
  /** « déc. » of a day (YYYY-MM-DD). */
  month: (date: string) => month(new Date(date)),
  names: (names: readonly string[]) => listed.format(names),
  ofRound: (name: string, round: string) => `${name} · ${round}`,
  entry: (date: string, names: readonly string[]) => `${formatPartialDate(date)} : ${listed.format(names)}`,
  listed: (date: string, days: number, names: readonly string[]) =>
    `${formatPartialDate(date)}, ${planWords.left(days)} : ${listed.format(names)}`,
} as const;
