/** What a card says beyond its figures: a rate of a handful of people says so; a school that closes. */
import type { UniversityCard } from '#schema/api/university.ts';
import { formatRate } from '#schema/domain/formats/formats.ts';
import { isOfFew, peopleBehind } from '#schema/domain/record/small-cohorts.ts';
import { stateAt } from '#schema/domain/record/university-figures.ts';
import { cardWords } from '#words/search/card-words.ts';
import { statusSentence, statusWords } from '#words/university/status.ts';
import { currentDay } from './today.ts';

type Rated = Pick<UniversityCard, 'acceptanceRate' | 'graduationRate' | 'cohorts'>;

/** A rate as it is shown, with its numbers where fewer than MIN_COHORT people stand behind it. */
export function cardRate(university: Rated, field: 'acceptanceRate' | 'graduationRate'): string {
  const rate = university[field];
  const people = peopleBehind(field, university);
  const text = formatRate(rate);
  return rate !== null && people !== null && isOfFew(field, university) ? cardWords.ofFew(text, people) : text;
}

/** Badge and sentence of a school that is closing, closed, merged or paused on a day; null for all others. */
export function cardNotice(
  { name, status }: Pick<UniversityCard, 'name' | 'status'>,
  today: string = currentDay(),
): { badge: string; sentence: string } | null {
  const badge = statusWords.badge[stateAt(status, today)];
  const sentence = statusSentence(name, status, today);
  return badge === null || sentence === null ? null : { badge, sentence };
}
