/** Two plain reasons for a recommendation, each from what really spoke for it, the strongest first. */
import { ACADEMIC_FIELDS, type AcademicFieldKey } from '#schema/domain/academic-fields.ts';
import type { Preferences } from '#schema/domain/account.ts';
import { sizeCategoryOf } from '#schema/domain/categories.ts';
import { CAMPUS_SETTINGS, COUNTRIES, COUNTRY_LABELS, TYPE_LABELS, UNIVERSITY_TYPES } from '#schema/domain/enums.ts';
import { STATE_CODES, stateName } from '#schema/domain/places.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { type FitKind, type InterestsOf, numberOrNull } from './preference-fit.ts';
import { type Recommendation, rowsById, type Seed, WEIGHTS } from './recommend.ts';

const HOW: Record<Seed['kind'], string> = {
  bookmarked: ', which you keep',
  viewed: ', which you looked at',
  base: '',
};

const SIZE_WORDS = { Small: 'small', Medium: 'midsize', Large: 'large', 'Very Large': 'very large' } as const;

export interface Words {
  nameOf: (id: number) => string;
  preferences: Preferences;
  interestsOf?: InterestsOf | null;
}

/** The two reasons. `nameOf` gives a university's name by its id. */
export function explain(
  snapshot: Snapshot,
  recommendation: Recommendation,
  { nameOf, preferences, interestsOf = null }: Words,
): [string, string] {
  const { near, together, fit } = recommendation;
  const row = rowsById(snapshot).get(recommendation.id);
  const sentences: { weight: number; text: string }[] = [];
  if (together) {
    sentences.push({
      weight: WEIGHTS.together * together.share,
      text: `Often kept together with ${nameOf(together.seed.id)}`,
    });
  }
  if (near) {
    const weight = WEIGHTS.near * near.share;
    const name = nameOf(near.seed.id);
    const [first, second] = near.reasons;
    sentences.push({ weight, text: `Like ${name}${HOW[near.seed.kind]}: ${lowerFirst(first)}` });
    // The second reason of the same pair counts only where no other source has one.
    sentences.push({ weight: weight / 100, text: `Like ${name}: ${lowerFirst(second)}` });
  }
  if (row !== undefined && fit.met.length > 0) {
    const met = fit.met.map((kind) =>
      kind === 'interests'
        ? strongIn(interestsOf?.(recommendation.id) ?? [])
        : metWords(snapshot, row, kind, preferences),
    );
    sentences.push({ weight: WEIGHTS.fit * fit.share, text: `Fits what you look for: ${met.join(', ')}` });
  }
  for (const text of row === undefined ? [] : factsOf(snapshot, row)) sentences.push({ weight: 0, text });
  const [one, other] = sentences.sort((a, b) => b.weight - a.weight).map(({ text }) => text);
  return [one ?? '', other ?? ''];
}

/** "Both are large" -> "both are large"; a name at the start keeps its capital. */
function lowerFirst(reason: string): string {
  return /^(Both|Similar|Same|Close|Few|Neither)\b/.test(reason)
    ? reason.charAt(0).toLowerCase() + reason.slice(1)
    : reason;
}

/** "strong in engineering and computing": that many of its graduates studied it. */
function strongIn(interests: readonly AcademicFieldKey[]): string {
  const titles = ACADEMIC_FIELDS.filter(({ key }) => interests.includes(key)).map(({ title }) => title.toLowerCase());
  return `many graduates in ${titles.slice(0, 2).join(', and in ')}`;
}

function metWords(
  snapshot: Snapshot,
  row: number,
  kind: Exclude<FitKind, 'interests'>,
  { tuitionMax, tuitionMin }: Preferences,
): string {
  const country = COUNTRIES[snapshot.country[row] as number] ?? 'US';
  switch (kind) {
    case 'countries':
      return `in ${country === 'US' ? 'the ' : ''}${COUNTRY_LABELS[country]}`;
    case 'states':
      return `in ${stateName(country, STATE_CODES[snapshot.state[row] as number] ?? '')}`;
    case 'types':
      return TYPE_LABELS[UNIVERSITY_TYPES[snapshot.type[row] as number] ?? 'public'].toLowerCase();
    case 'settings':
      return `${(CAMPUS_SETTINGS[snapshot.setting[row] as number] ?? 'Urban').toLowerCase()} campus`;
    case 'sizes':
      return SIZE_WORDS[sizeCategoryOf(numberOrNull(snapshot.studentPopulation[row])) ?? 'Small'];
    case 'tuition':
      return tuitionMax === null ? `tuition from ${dollars(tuitionMin ?? 0)}` : `tuition up to ${dollars(tuitionMax)}`;
  }
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** What can always be said of a school that is known by its preferences only. */
function factsOf(snapshot: Snapshot, row: number): string[] {
  const finished = numberOrNull(snapshot.graduationRate[row]);
  const students = numberOrNull(snapshot.studentPopulation[row]);
  return [
    ...(finished === null ? [] : [`${Math.round(finished / 10)}% of its students graduate`]),
    ...(students === null
      ? []
      : [`About ${(Math.round(students / 100) * 100 || students).toLocaleString('en-US')} students`]),
    'Awards degrees to undergraduates',
  ];
}
