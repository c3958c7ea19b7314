/** Atom of a list of universities in the browser's storage, synchronized between tabs. */
import { atom, type WritableAtom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import type { UniversityCard } from '#schema/api/university.ts';
import { CARD_FIGURES } from '#schema/domain/figures/derived/card.ts';
import { OPEN } from '#schema/domain/record/university-figures.ts';
import { keepEqual, onStoredElsewhere, readStored, type StorageKey, writeStored } from './storage.ts';

/** Every field of a card: those of the registry of figures, and what the API adds. */
export const STORED_FIELDS = [
  ...CARD_FIGURES,
  'cohorts',
  'slug',
  'stateName',
  'imageUrl',
  'image',
  'tuitionUsd',
  'sizeCategory',
  'affordabilityCategory',
] as const satisfies readonly (keyof UniversityCard)[];
/** A personal price is not kept with a card: it is asked for again. */
type Forgotten = Exclude<keyof UniversityCard, (typeof STORED_FIELDS)[number] | 'yourPrice'>;
/** True while no field is forgotten, which the compiler says. @public */
export const HOLDS_EVERY_FIELD: [Forgotten] extends [never] ? true : Forgotten = true;

/** What a card says that was kept before its fields of that name were there. */
const BEFORE: Pick<UniversityCard, 'kind' | 'status' | 'cohorts'> = { kind: 'bachelors', status: OPEN, cohorts: {} };

/** The fields no card can do without. */
const NEEDED = ['slug', 'name', 'state', 'stateName', 'country', 'description', 'currency'] as const;

/**
 * A stored value as a card, or null when it is none. A field that did not exist yet when the value was kept counts as
 * unknown, so that what a visitor keeps outlives a new version of the site.
 */
function cardOf(value: unknown): UniversityCard | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  if (!Number.isInteger(stored.id) || NEEDED.some((field) => typeof stored[field] !== 'string')) return null;
  const known: Record<string, unknown> = { ...BEFORE, ...stored };
  return Object.fromEntries(STORED_FIELDS.map((field) => [field, known[field] ?? null])) as unknown as UniversityCard;
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

/** Whether a stored value is a list of which every university can be read: nothing that is missing from it was lost. */
export function isWholeList(value: unknown): boolean {
  return Array.isArray(value) && cardsOf(value)?.length === value.length;
}

/** The part of a university's record that is kept. */
export function toCard(university: UniversityCard): UniversityCard {
  return Object.fromEntries(STORED_FIELDS.map((field) => [field, university[field]])) as unknown as UniversityCard;
}

export type StoredUniversitiesAtom = WritableAtom<UniversityCard[], [UniversityCard[]], void>;

/** Setting the very list that is there writes nothing. */
export function storedUniversitiesAtom(key: StorageKey): StoredUniversitiesAtom {
  const read = () => readStored(key, cardsOf, []);
  const list = atomWithLazy(read);
  list.onMount = (set) => {
    const follow = () => set((held) => keepEqual(held, read()));
    follow();
    return onStoredElsewhere(key, follow);
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
