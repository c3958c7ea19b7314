/** A term of the glossary by its key, in the language of the build. */
import { GLOSSARY, type GlossaryTerm } from '#words/glossary-terms.md';

/** The term of a key; null when there is none. */
export function findTerm(key: string): GlossaryTerm | null {
  for (const { terms } of GLOSSARY) {
    const found = terms.find((term) => term.key === key);
    if (found) return found;
  }
  return null;
}
