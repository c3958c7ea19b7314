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
  const people = peopleBehind(field, university);
  return value !== null && people !== null && isOfFew(field, university) ? cardWords.ofFew(text, people) : text;
}

/** Lines of a card after its price, at most. */
const LINES = 3;
/** What a card says while it says less than this without. */
const LAST: Partial<Record<CardLineFigure, number>> = { yearFounded: 2 };

/**
 * The figures of a card that the registry names, in its order; `plain` is a text that says what it is without its label.
 * Where no school of a country publishes a figure a card is silent about it, as a Canadian one is about what is not known
 * of it: the page says why.
 */
export function cardLines(
  university: Listed,
): { figure: CardLineFigure; term: string | undefined; value: string; plain: boolean }[] {
  const { country, acceptanceRate, admissionPolicy } = university;
  const open = acceptanceRate === null && admissionPolicy === 'open';
  const isKnown = (figure: CardLineFigure) => university[figure] != null || (figure === 'acceptanceRate' && open);
  const ofCountry = CARD_LINES.filter(({ only }) => only === undefined || only === country);
  const known = ofCountry
    .filter(({ figure }) => country === 'US' || isKnown(figure))
    .filter(({ figure }, at) => at < (LAST[figure] ?? LINES));
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
