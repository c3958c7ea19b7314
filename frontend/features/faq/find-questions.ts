/** The questions that hold what was typed, in their question or their answer. */

import { blockTexts } from '#frontend/content/running-text.ts';
import { holdsWords, typedWords } from '#frontend/lib/forms/typed-words.ts';
import type { FaqSection } from '#words/faq-sections.md';

/** Sections with the entries that are left; those without any are left out. */
export function findQuestions(sections: readonly FaqSection[], typed: string): FaqSection[] {
  const words = typedWords(typed);
  return sections.flatMap((section) => {
    const entries = section.entries.filter(({ question, answer }) =>
      holdsWords([question, ...answer.flatMap(blockTexts)].join(' '), words),
    );
    return entries.length === 0 ? [] : [{ ...section, entries }];
  });
}
