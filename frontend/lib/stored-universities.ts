/** An atom that holds a list of universities and keeps it in the browser, in step between tabs. */
import { atom, type WritableAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { type UniversityCard, universityCard } from '#schema/api/university.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

const CARD_FIELDS = Object.keys(universityCard.shape);

/**
 * A stored value as a card, or null when it is none. A field that did not exist yet when the value was kept counts as
 * unknown, so that what a visitor keeps outlives a new version of the site.
 */
function cardOf(value: unknown): UniversityCard | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  const filled = Object.fromEntries(CARD_FIELDS.map((field) => [field, stored[field] ?? null]));
  const parsed = universityCard.safeParse(filled);
  return parsed.success ? parsed.data : null;
}

/** The cards in a stored value, each university once; what is no card is left out, what is no list is refused. */
export function cardsOf(value: unknown): UniversityCard[] | null {
  if (!Array.isArray(value)) return null;
  const byId = new Map<number, UniversityCard>();
  for (const one of value) {
    const card = cardOf(one);
    if (card && !byId.has(card.id)) byId.set(card.id, card);
  }
  return [...byId.values()];
}

/** The part of a university's record that is kept. */
export function toCard(university: UniversityCard): UniversityCard {
  return universityCard.parse(university);
}

export type StoredUniversitiesAtom = WritableAtom<UniversityCard[], [UniversityCard[]], void>;

/** Setting the very list that is there writes nothing. */
export function storedUniversitiesAtom(key: string): StoredUniversitiesAtom {
  const read = () => readStored(key, cardsOf, []);
  const list = atomWithLazy(read);
  list.onMount = (set) => {
    set(read());
    return onStoredElsewhere(key, () => set(read()));
  };
  return atom(
    (get) => get(list),
    (get, set, next: UniversityCard[]) => {
      if (next === get(list)) return;
      set(list, next);
      writeStored(key, next);
    },
  );
}
