/** The wishes that were written last, by what kind of thing is asked: English, French, as people talk. */
import { SPOKEN } from '../spoken/families.ts';
import type { Wish } from '../wish.ts';
import { LATER_ENGLISH } from './english.ts';
import { LATER_FRENCH } from './french.ts';

export type LaterLanguage = 'english' | 'french' | 'spoken';
export const LATER_LANGUAGES: readonly LaterLanguage[] = ['english', 'french', 'spoken'];
export const LATER_FAMILIES: Record<LaterLanguage, Readonly<Record<string, readonly Wish[]>>> = {
  english: LATER_ENGLISH,
  french: LATER_FRENCH,
  spoken: SPOKEN,
};
