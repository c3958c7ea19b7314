/** What a card says beyond its figures: a rate of a handful of people says so; a school that closes. */
import type { UniversityCard } from '#schema/api/university.ts';
import { CARD_LINES, type CardLineFigure } from '#schema/domain/figures/derived/page.ts';
import { NOT_AVAILABLE } from '#schema/domain/formats/formats.ts';
import { isOfFew, peopleBehind } from '#schema/domain/record/small-cohorts.ts';
import { stateAt } from '#schema/domain/record/university-figures.ts';
import { cardWords } from '#words/search/card-words.ts';
import { statusSentence, statusWords } from '#words/university/status.ts';
import { figureText } from './figure-text.ts';
import { currentDay } from './today.ts';

type Rated = Pick<UniversityCard, CardLineFigure | 'cohorts' | 'currency'>;

/** A figure as a card shows it, with its number of people where they are fewer than MIN_COHORT. */
export function cardRate(university: Rated, field: CardLineFigure): string {
  const text = figureText(field, university) ?? NOT_AVAILABLE;
  const people = peopleBehind(field, university);
  return university[field] !== null && people !== null && isOfFew(field, university)
    ? cardWords.ofFew(text, people)
    : text;
}

/** Where no school of a country publishes a figure, a card is silent about it: the page says why. */
const isSaid = (figure: CardLineFigure, { country, acceptanceRate, admissionPolicy }: UniversityCard): boolean =>
  !(country === 'CA' && figure === 'acceptanceRate' && acceptanceRate === null && admissionPolicy !== 'open');

/** The figures of a card that the registry names, in its order; `plain` is a text that says what it is without its label. */
export function cardLines(
  university: UniversityCard,
): { figure: CardLineFigure; term: string | undefined; value: string; plain: boolean }[] {
  const open = university.acceptanceRate === null && university.admissionPolicy === 'open';
  return CARD_LINES.filter(({ figure }) => isSaid(figure, university)).map(({ figure, term }) =>
    figure === 'acceptanceRate' && open
      ? { figure, term, value: cardWords.openAdmission, plain: true }
      : { figure, term, value: cardRate(university, figure), plain: false },
  );
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
