/** Two to four sentences on a school, composed from its own facts. */
import type { CipTitles, ProgramTuple } from '#schema/domain/dataset.ts';
import { COUNTRIES, type Country } from '#schema/domain/enums.ts';
import type { PlainUniversity } from '../catalogue.ts';
import { hashOf, shuffled } from './choice.ts';
import * as say from './sentences.ts';

const LONGEST = 420;
const SHORTEST = 150;
const MOST_SENTENCES = 4;

/** What sets a school apart, told in this order whenever it is known. */
const ALWAYS = [say.identity, say.teaching, say.fields];
/** Of these, as many as there is room for, in an order of the school's own. */
const SOMETIMES = [
  { kind: 'graduation', say: say.graduation },
  { kind: 'retention', say: say.retention },
  { kind: 'ratio', say: say.ratio },
  { kind: 'graduateShare', say: say.graduateShare },
  { kind: 'athletics', say: say.athletics },
  { kind: 'canadianOutcomes', say: say.canadianOutcomes },
];
/** When there is too little of the rest. */
const OTHERWISE = [say.admission, say.pell, say.aid, say.housing, say.calendar, say.levels, say.title];

/** Median graduation rate of each country's schools, percent; null where none publishes one. */
export function medianGraduationRates(universities: readonly PlainUniversity[]): Record<Country, number | null> {
  const medianOf = (country: Country): number | null => {
    const rates = universities
      .filter((university) => university.country === country)
      .map((university) => university.graduationRate)
      .filter((rate) => rate !== null)
      .sort((a, b) => a - b);
    return rates[Math.floor(rates.length / 2)] ?? null;
  };
  return Object.fromEntries(COUNTRIES.map((country) => [country, medianOf(country)])) as Record<Country, number | null>;
}

/** The description of one school: 150 to 420 characters wherever its facts allow, never fewer than two sentences. */
export function descriptionOf(
  university: PlainUniversity,
  programs: readonly ProgramTuple[],
  cipTitles: CipTitles,
  medians: Record<Country, number | null>,
): string {
  const subject: say.Subject = {
    university,
    programs,
    cipTitles,
    medianGraduationRate: medians[university.country],
  };
  const wanted = 3 + (hashOf(university.id, 'sentences') % 2);
  const sentences: string[] = [];
  const length = () => sentences.join(' ').length;
  const add = (sentence: string | null): void => {
    if (sentence === null || sentences.length >= MOST_SENTENCES) return;
    if (sentences.length > 0 && length() + 1 + sentence.length > LONGEST) return;
    sentences.push(sentence);
  };
  add(say.opening(subject));
  for (const sentence of ALWAYS) add(sentence(subject));
  for (const { say: sentence } of shuffled(university.id, 'sometimes', SOMETIMES)) {
    if (sentences.length < wanted || length() < SHORTEST) add(sentence(subject));
  }
  for (const sentence of OTHERWISE) {
    if (sentences.length < 2 || length() < SHORTEST) add(sentence(subject));
  }
  return sentences.join(' ');
}
