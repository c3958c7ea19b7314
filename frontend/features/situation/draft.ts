/** The panel's fields as they are typed, and what they say. */
import { homeName } from '#frontend/content/situation-line.ts';
import { homeOfPostalCode } from '#schema/domain/situation/home-of-postal-code.ts';
import {
  OWN_SCORE_KEYS,
  OWN_SCORES,
  type OwnScore,
  type PersonalSituation,
  personalSituationOf,
  postalCodeOf,
} from '#schema/domain/situation/personal-situation.ts';
import { HOMES } from '#schema/domain/situation/situation.ts';

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

/** With what is typed as a ZIP or postal code; a whole one says which state or province home is. */
export function withPostalCode(draft: SituationDraft, postalCode: string): SituationDraft {
  const code = postalCodeOf(postalCode);
  const home = code === null ? null : homeOfPostalCode(code);
  return { ...draft, postalCode, ...(home && { home }) };
}

/** What the state, territory or province is called that is home; null where none is said. */
export function homeNameOf({ home }: SituationDraft): string | null {
  const known = HOMES.find((one) => one === home);
  return known === undefined ? null : homeName(known);
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
