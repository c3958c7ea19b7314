/** All wishes, by what kind of thing is asked. Written from what people ask in forums, lists and guides. */
import { OUTCOMES, SELECTIVITY } from './families/admission.ts';
import { MISSION_AND_FAITH, SIZE_AND_SETTING, TYPE_AND_KIND } from './families/campus.ts';
import { LANGUAGE, LIFE_AND_GROUPS } from './families/life.ts';
import { MONEY } from './families/money.ts';
import { MORE_LOGIC } from './families/more-logic.ts';
import { MORE_NAMES } from './families/more-names.ts';
import { AMBIGUOUS, NAMES } from './families/names.ts';
import { PLACE } from './families/places.ts';
import { LIST_TITLES, SENTENCES } from './families/sentences.ts';
import { SUBJECT, SUBJECT_AND_PLACE } from './families/subjects.ts';
import { COMBINATIONS, LOGIC, SUPERLATIVES } from './families/together.ts';
import type { Wish } from './wish.ts';

export const WISH_FAMILIES = {
  subject: SUBJECT,
  'subject and place': SUBJECT_AND_PLACE,
  place: PLACE,
  money: MONEY,
  'size and setting': SIZE_AND_SETTING,
  'type and kind': TYPE_AND_KIND,
  'mission and faith': MISSION_AND_FAITH,
  'selectivity and tests': SELECTIVITY,
  outcomes: OUTCOMES,
  'life, sport and groups': LIFE_AND_GROUPS,
  'language and French': LANGUAGE,
  'three and more': COMBINATIONS,
  'not, and, or': [...LOGIC, ...MORE_LOGIC],
  superlatives: SUPERLATIVES,
  'a name and more': [...NAMES, ...MORE_NAMES],
  ambiguous: AMBIGUOUS,
  'whole sentences': SENTENCES,
  'titles of lists': LIST_TITLES,
} as const satisfies Record<string, readonly Wish[]>;
export type WishFamily = keyof typeof WISH_FAMILIES;
export const WISH_FAMILY_NAMES = Object.keys(WISH_FAMILIES) as WishFamily[];
