/** The terms that hold what was typed: those whose name does first, then those whose explanation does. */

import { holdsWords, typedWords } from '#frontend/lib/forms/typed-words.ts';
import type { GlossaryGroup } from '#words/glossary-terms.md';

/** Groups with the terms that are left; those without any are left out. */
export function findTerms(groups: readonly GlossaryGroup[], typed: string): GlossaryGroup[] {
  const words = typedWords(typed);
  if (words.length === 0) return [...groups];
  return groups.flatMap((group) => {
    const named = group.terms.filter(({ name, also = [] }) => holdsWords([name, ...also].join(' '), words));
    const explained = group.terms.filter(
      (term) => !named.includes(term) && holdsWords([term.name, term.definition, term.limits].join(' '), words),
    );
    const terms = [...named, ...explained];
    return terms.length === 0 ? [] : [{ ...group, terms }];
  });
}
