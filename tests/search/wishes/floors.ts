/**
 * What the search box may not fall below: precision at ten over the open half of a family's wishes, and over all
 * families. Raised when the search has become better; `npm run bench -- wishes` says how good it is.
 */
import type { WishFamily } from './families.ts';
import type { FreshFamily } from './fresh/families.ts';

export const FLOOR_OF_ALL = 0.95;
export const FLOORS: Record<WishFamily, number> = {
  subject: 0.85,
  'subject and place': 0.85,
  place: 0.85,
  money: 0.8,
  'size and setting': 0.85,
  'type and kind': 0.8,
  'mission and faith': 0.85,
  'selectivity and tests': 0.8,
  outcomes: 0.85,
  'life, sport and groups': 0.8,
  'language and French': 0.75,
  'three and more': 0.75,
  'not, and, or': 0.9,
  superlatives: 0.85,
  'a name and more': 0.88,
  ambiguous: 0.75,
  'whole sentences': 0.85,
  'titles of lists': 0.8,
};

/** The same of the fresh part. */
export const FLOOR_OF_FRESH = 0.94;
export const FRESH_FLOORS: Record<FreshFamily, number> = {
  subjects: 0.92,
  places: 0.92,
  'within so many miles': 0.95,
  money: 0.95,
  selectivity: 0.95,
  groups: 0.95,
  missions: 0.9,
  kinds: 0.85,
  outcomes: 0.95,
  life: 0.95,
  French: 0.87,
  'what is denied': 0.93,
  names: 0.9,
  superlatives: 0.9,
  combinations: 0.87,
};
