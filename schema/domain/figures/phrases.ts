/** Words of the search box that name figures, by the names of their parameters. */

import { ADMISSION_PHRASES } from './admission.ts';
import { type NumberColumn, SEARCH_FIGURES } from './derived/search.ts';
import type { FigurePhrases } from './figure.ts';
import { LIFE_PHRASES } from './life.ts';
import { MONEY_PHRASES } from './money.ts';
import { OUTCOMES_PHRASES } from './outcomes.ts';
import { SCHOOL_PHRASES } from './school.ts';
import { STUDY_PHRASES } from './study.ts';

const PHRASES: Partial<Readonly<Record<string, FigurePhrases>>> = {
  ...SCHOOL_PHRASES,
  ...MONEY_PHRASES,
  ...OUTCOMES_PHRASES,
  ...ADMISSION_PHRASES,
  ...STUDY_PHRASES,
  ...LIFE_PHRASES,
};

export const FIGURE_PHRASES = Object.fromEntries(
  Object.entries(SEARCH_FIGURES).flatMap(([name, { figure }]) => {
    const phrases = PHRASES[figure];
    return phrases ? [[name, phrases]] : [];
  }),
) as Partial<Record<NumberColumn, FigurePhrases>> & Readonly<Record<string, FigurePhrases>>;
