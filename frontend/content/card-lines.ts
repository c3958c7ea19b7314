/** What a card says beyond its figures: a rate of a handful of people says so; a school that closes. */
import type { UniversityCard } from '#schema/api/university.ts';
import { CARD_LINES, type CardLineFigure } from '#schema/domain/figures/derived/page.ts';
import { FIGURE_UNITS } from '#schema/domain/figures/derived/units.ts';
import { NOT_AVAILABLE } from '#schema/domain/formats/formats.ts';
import { isOfFew, peopleBehind } from '#schema/domain/record/small-cohorts.ts';
import { stateAt } from '#schema/domain/record/university-figures.ts';
import { cardWords } from '#words/search/card-words.ts';
import { statusSentence, statusWords } from '#words/university/status.ts';
import { formatFigure } from './figure-text.ts';
import { currentDay } from './today.ts';

type Rated = { [Figure in CardLineFigure]?: number | null | undefined } & Pick<UniversityCard, 'cohorts' | 'currency'>;
/** A list has more of a Canadian school than its card. */
type Listed = UniversityCard & { enteringAverage?: number | undefined };

/** A figure as a card shows it, with its number of people where they are fewer than MIN_COHORT. */
export function cardRate(university: Rated, field: CardLineFigure): string {
  const value = university[field] ?? null;
  const text = value === null ? NOT_AVAILABLE : formatFigure(value, FIGURE_UNITS[field], university.currency);
  const people = fewBehind(university, field);
  return people === null ? text : cardWords.ofFew(text, people);
}

/** How many people a rate is of, where they are too few to go by; null for all others. */
export const fewBehind = (university: Rated, field: CardLineFigure): number | null =>
  (university[field] ?? null) !== null && isOfFew(field, university) ? peopleBehind(field, university) : null;

/** Figures of a card after its price, at most: they share a line. */
const MOST = 2;

/**
 * The figures of a card that the registry names, in its order; `plain` is a text that says what it is without its label.
 * A card is silent about what is not known: the page says why.
 */
export function cardLines(
  university: Listed,
): { figure: CardLineFigure; term: string | undefined; value: string; plain: boolean }[] {
  const { country, acceptanceRate, admissionPolicy } = university;
  const open = acceptanceRate === null && admissionPolicy === 'open';
  const isKnown = (figure: CardLineFigure) => university[figure] != null || (figure === 'acceptanceRate' && open);
  const ofCountry = CARD_LINES.filter(({ only }) => only === undefined || only === country);
  const known = ofCountry.filter(({ figure }) => isKnown(figure)).slice(0, MOST);
  return known.map(({ figure, term }) =>
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
