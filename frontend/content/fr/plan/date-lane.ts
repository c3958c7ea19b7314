/** The words of the lane of dates ahead. */
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { datesAs } from '#schema/domain/formats/spoken-formats.ts';
import { planWords } from './plan.ts';

const month = datesAs({ month: 'short', timeZone: 'UTC' });
const day = datesAs({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const listed = new Intl.ListFormat('fr-CA', { style: 'long', type: 'conjunction' });

const when = (date: string, days: number) => `${formatPartialDate(date)}, ${planWords.left(days)}`;

export const dateLaneWords = {
  label: 'Prochaines dates',
  today: 'Auj.',
  /** « déc. » of a day (YYYY-MM-DD). */
  month: (date: string) => month(new Date(date)),
  /** The same with its day. */
  day: (date: string) => day(new Date(date)),
  names: (names: readonly string[]) => listed.format(names),
  ofRound: (name: string, round: string) => `${name} · ${round}`,
  entry: (date: string, names: readonly string[]) => `${formatPartialDate(date)} : ${listed.format(names)}`,
  listed: (date: string, days: number, names: readonly string[]) => `${when(date, days)} : ${listed.format(names)}`,
} as const;
