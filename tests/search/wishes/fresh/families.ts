/**
 * Wishes that were written at once and asked once before anything was mended for them: as people type on a telephone,
 * with slips, abbreviations and words in any order. The figure of that first time stands in decision 18; from then on
 * they are as open as the others.
 */
import type { Wish } from '../wish.ts';
import { DISTANCES, FRENCH, PLACES, SUBJECTS } from './asked-about.ts';
import { MONEY, OUTCOMES, SELECTIVITY, SUPERLATIVES } from './figures.ts';
import { COMBINATIONS, NEGATION } from './lines.ts';
import { GROUPS, KINDS, LIFE, MISSIONS, NAMES } from './schools.ts';

export const FRESH_FAMILIES = {
  subjects: SUBJECTS,
  places: PLACES,
  'within so many miles': DISTANCES,
  money: MONEY,
  selectivity: SELECTIVITY,
  groups: GROUPS,
  missions: MISSIONS,
  kinds: KINDS,
  outcomes: OUTCOMES,
  life: LIFE,
  French: FRENCH,
  'what is denied': NEGATION,
  names: NAMES,
  superlatives: SUPERLATIVES,
  combinations: COMBINATIONS,
} as const satisfies Record<string, readonly Wish[]>;
export type FreshFamily = keyof typeof FRESH_FAMILIES;
export const FRESH_FAMILY_NAMES = Object.keys(FRESH_FAMILIES) as FreshFamily[];
