/** The words of all figures in French. */

import type { AllFigureWords } from '#frontend/content/figure-tables.ts';
import { ADMISSION_WORDS } from './admission.ts';
import { LIFE_WORDS } from './life.ts';
import { MONEY_WORDS } from './money.ts';
import { OUTCOMES_WORDS } from './outcomes.ts';
import { SCHOOL_WORDS } from './school.ts';
import { STUDY_WORDS } from './study.ts';

export const FIGURE_WORDS: AllFigureWords = {
  ...SCHOOL_WORDS,
  ...ADMISSION_WORDS,
  ...OUTCOMES_WORDS,
  ...STUDY_WORDS,
  ...MONEY_WORDS,
  ...LIFE_WORDS,
};
