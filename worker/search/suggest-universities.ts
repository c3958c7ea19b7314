/** Suggestions while typing, complete from the snapshot alone. */
import type { Suggestion } from '#schema/api/search.ts';
import { STATE_CODES } from '#schema/domain/places/places.ts';
import { COUNTRIES, type Country } from '#schema/domain/record/enums.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { unpackText } from '#schema/search/sections.ts';
import { NO_CITY, type Snapshot } from '#schema/search/snapshot.ts';
import { wordsOf } from './answers/phrases.ts';
import { readSchoolQuestion } from './answers/school-question.ts';
import { asksQuestion } from './answers/site-question.ts';
import { mayBecomeTopic } from './answers/topics.ts';
import { findByText } from './find-by-text.ts';
import { englishNameOf } from './query/french-names.ts';

function suggestionOf(snapshot: Snapshot, row: number, form: number): Suggestion {
  const id = snapshot.id[row] as number;
  const textOf = (at: number) => unpackText(snapshot.formTexts, snapshot.formTextStarts, at);
  const nameForm = snapshot.rowForms[row] as number;
  const name = textOf(nameForm);
  const city = snapshot.city[row] as number;
  const matched = form === nameForm ? '' : textOf(form);
  return {
    kind: 'school',
    id,
    slug: slugOf(name, id),
    name,
    city: city === NO_CITY ? null : unpackText(snapshot.cityTexts, snapshot.cityTextStarts, city),
    state: STATE_CODES[snapshot.state[row] as number] as string,
    country: COUNTRIES[snapshot.country[row] as number] as Country,
    matched: matched === '' ? null : matched,
  };
}

/** At most `limit` universities whose names go on from `q`, best first; none for an absent text. */
export function suggestUniversities(snapshot: Snapshot, q: string | undefined, limit: number): Suggestion[] {
  if (q === undefined) return [];
  const asked = readSchoolQuestion(snapshot, q);
  if (asked) return asked.rows.map((row) => suggestionOf(snapshot, row, snapshot.rowForms[row] as number));
  const { rows, forms } = findByText(snapshot, englishNameOf(snapshot, q, { typing: true }) ?? q, { typing: true });
  const schools = rows.map((row, at) => suggestionOf(snapshot, row, forms[at] as number));
  // "Lgbt" is no slip of a school's initials: of a topic or a question only those count that are so called.
  const meant = mayBecomeTopic(q) || asksQuestion(q) ? schools.filter((school) => isCalled(school, q)) : schools;
  return meant.slice(0, limit);
}

/** Whether each word that was typed begins one of the school's names as it stands. */
function isCalled({ name, matched }: Suggestion, q: string): boolean {
  const words = wordsOf(`${name} ${matched ?? ''}`);
  return wordsOf(q).every((typed) => words.some((word) => word.startsWith(typed)));
}
