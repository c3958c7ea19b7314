/** Description of a school that has closed or merged: what it was, and what became of it. All in the past tense. */

import { listOf, withArticle } from '#schema/domain/formats/english-grammar.ts';
import { isGone, type UniversityStatus } from '#schema/domain/record/university-figures.ts';
import { FIELD_NAMES } from '#schema/domain/search/english-fields.ts';
import { sharesByFamily } from '../fields-of-study.ts';
import { choose } from './choice.ts';
import { nounOf } from './grammar.ts';
import { placeWords } from './place-words.ts';
import type { Sentence } from './sentences.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "in May 2026", "on April 15, 2025", "in 2025". */
export function whenWords(date: string): string {
  const [year, month, day] = date.split('-');
  const name = MONTHS[Number(month) - 1];
  if (!name) return `in ${year}`;
  return day ? `on ${name} ${Number(day)}, ${year}` : `in ${name} ${year}`;
}

/** "It closed in May 2026." Where only the announcement was seen, the sentence says no more than that. */
export function statusWords({ state, date, announced, successorName }: UniversityStatus): string | null {
  const when = date === null ? '' : ` ${whenWords(date)}`;
  if (state === 'closed') {
    return announced ? `It announced that it would close${when}.` : `It closed${when}.`;
  }
  if (state === 'merged') {
    const into = successorName === null ? 'another school' : successorName;
    return announced
      ? `It announced that it would become part of ${into}${when}.`
      : `It became part of ${into}${when}.`;
  }
  if (state === 'closing') {
    return successorName === null
      ? `It plans to close${when}.`
      : `It plans to close${when}, and ${successorName} will take its place.`;
  }
  return null;
}

/** What became of it, or will. */
export const fate: Sentence = ({ university }) => statusWords(university.status);

/** What it was. */
export const was: Sentence = ({ university }) => {
  const { id, yearFounded, designations, locale, campusSetting, kind } = university;
  const noun = kind === 'two-year' ? `two-year ${nounOf(university)}` : nounOf(university);
  const place = designations.includes('online-only') ? null : placeWords(locale, campusSetting);
  const where = place === null ? '' : ` in ${place}`;
  return yearFounded === null
    ? `This was ${withArticle(noun)}${where}.`
    : choose(id, 'opening', [
        `Founded in ${yearFounded}, this was ${withArticle(noun)}${where}.`,
        `This was ${withArticle(noun)}${where}, founded in ${yearFounded}.`,
      ]);
};

/** What most of its last graduates had studied. */
export const taught: Sentence = ({ programs }) => {
  const names = sharesByFamily(programs, 'bachelor')
    .flatMap(([family]) => FIELD_NAMES[family] ?? [])
    .slice(0, 3);
  return names.length === 0
    ? null
    : names.length === 1
      ? `Its largest bachelor’s field was ${listOf(names)}.`
      : `Its largest bachelor’s fields were ${listOf(names)}.`;
};

/** What the figures on the page are then. */
export const figuresOfThen: Sentence = ({ university }) =>
  isGone(university.status)
    ? 'The numbers on this page are the last ones published about it, and they won’t be updated.'
    : null;
