/** The panel's fields as they are typed, and what they say. */
import {
  OWN_SCORE_KEYS,
  OWN_SCORES,
  type OwnScore,
  type PersonalSituation,
  personalSituationOf,
  postalCodeOf,
} from '#schema/domain/situation/personal-situation.ts';

type Typed = 'home' | 'residence' | 'income' | 'postalCode' | 'starting' | 'attendance' | 'living' | OwnScore;
export type SituationDraft = Record<Typed, string> & { subjects: string[] };

const TYPED: readonly Typed[] = [
  'home',
  'residence',
  'income',
  'postalCode',
  'starting',
  'attendance',
  'living',
  ...OWN_SCORE_KEYS,
];

export function draftOf(said: PersonalSituation | null): SituationDraft {
  const typed = Object.fromEntries(TYPED.map((key) => [key, said?.[key]?.toString() ?? ''])) as Record<Typed, string>;
  return { ...typed, subjects: [...(said?.subjects ?? [])] };
}

/** Fields whose text is none that we understand; empty ones are not said. */
export function wrongFields(draft: SituationDraft): Set<Typed> {
  const wrong = new Set<Typed>();
  if (draft.postalCode.trim() !== '' && postalCodeOf(draft.postalCode) === null) wrong.add('postalCode');
  for (const key of OWN_SCORE_KEYS) {
    const { from, to } = OWN_SCORES[key];
    const text = draft[key].trim();
    const value = Number(text);
    if (text !== '' && !(/^\d+$/.test(text) && value >= from && value <= to)) wrong.add(key);
  }
  return wrong;
}

/** What a draft without wrong fields says; null when it says nothing. */
export function situationOfDraft(draft: SituationDraft): PersonalSituation | null {
  const scores = Object.fromEntries(
    OWN_SCORE_KEYS.map((key) => [key, draft[key].trim() === '' ? null : Number(draft[key])]),
  );
  return personalSituationOf({ ...draft, ...scores });
}
