/** Two reasons for a recommendation, as facts, each from what really spoke for it, the strongest first. */

import type { Preferences } from '#schema/domain/account/account.ts';
import type { RecommendedFit, RecommendedReason } from '#schema/domain/peers/recommended-reasons.ts';
import { STATE_CODES } from '#schema/domain/places/places.ts';
import { ACADEMIC_FIELDS, type AcademicFieldKey } from '#schema/domain/programs/academic-fields.ts';
import { sizeCategoryOf } from '#schema/domain/record/categories.ts';
import { CAMPUS_SETTINGS, COUNTRIES, UNIVERSITY_TYPES } from '#schema/domain/record/enums.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { type FitKind, type InterestsOf, numberOrNull } from './preference-fit.ts';
import { type Recommendation, rowsById, WEIGHTS } from './recommend.ts';

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
): [RecommendedReason, RecommendedReason] {
  const { near, together, fit } = recommendation;
  const row = rowsById(snapshot).get(recommendation.id);
  const reasons: { weight: number; reason: RecommendedReason }[] = [];
  if (together) {
    reasons.push({
      weight: WEIGHTS.together * together.share,
      reason: { kind: 'together', id: together.seed.id, name: nameOf(together.seed.id) },
    });
  }
  if (near) {
    const weight = WEIGHTS.near * near.share;
    const { id } = near.seed;
    const name = nameOf(id);
    const [first, second] = near.reasons;
    reasons.push({ weight, reason: { kind: 'near', id, name, how: near.seed.kind, shared: first } });
    // The second reason of the same pair counts only where no other source has one.
    reasons.push({ weight: weight / 100, reason: { kind: 'near', id, name, how: 'base', shared: second } });
  }
  if (row !== undefined && fit.met.length > 0) {
    const met = fit.met.map((kind) =>
      kind === 'interests'
        ? ({ kind, fields: fieldsOf(interestsOf?.(recommendation.id) ?? []) } as const)
        : metFact(snapshot, row, kind, preferences),
    );
    reasons.push({ weight: WEIGHTS.fit * fit.share, reason: { kind: 'fit', met } });
  }
  for (const reason of row === undefined ? [] : factsOf(snapshot, row)) reasons.push({ weight: 0, reason });
  const [one, other] = reasons.sort((a, b) => b.weight - a.weight).map(({ reason }) => reason);
  return [one ?? { kind: 'degrees' }, other ?? { kind: 'degrees' }];
}

/** "Strong in engineering and computing": that many of its graduates studied it. */
const FIELDS_SAID = 2;
const fieldsOf = (interests: readonly AcademicFieldKey[]) =>
  ACADEMIC_FIELDS.filter(({ key }) => interests.includes(key))
    .map(({ key }) => key)
    .slice(0, FIELDS_SAID);

function metFact(
  snapshot: Snapshot,
  row: number,
  kind: Exclude<FitKind, 'interests'>,
  { tuitionMax, tuitionMin }: Preferences,
): RecommendedFit {
  const country = COUNTRIES[snapshot.country[row] as number] ?? 'US';
  switch (kind) {
    case 'countries':
      return { kind: 'country', country };
    case 'states':
      return { kind: 'state', country, state: STATE_CODES[snapshot.state[row] as number] ?? '' };
    case 'types':
      return { kind: 'type', type: UNIVERSITY_TYPES[snapshot.type[row] as number] ?? 'public' };
    case 'settings':
      return { kind: 'setting', setting: CAMPUS_SETTINGS[snapshot.setting[row] as number] ?? 'Urban' };
    case 'sizes':
      return { kind: 'size', size: sizeCategoryOf(numberOrNull(snapshot.studentPopulation[row])) ?? 'Small' };
    case 'tuition':
      return { kind: 'tuition', least: tuitionMin, most: tuitionMax };
  }
}

/** What can always be said of a school that is known by its preferences only. */
function factsOf(snapshot: Snapshot, row: number): RecommendedReason[] {
  const finished = numberOrNull(snapshot.graduationRate[row]);
  const students = numberOrNull(snapshot.studentPopulation[row]);
  return [
    ...(finished === null ? [] : [{ kind: 'graduates', percent: Math.round(finished / 10) } as const]),
    ...(students === null ? [] : [{ kind: 'students', count: Math.round(students / 100) * 100 || students } as const]),
    { kind: 'degrees' },
  ];
}
