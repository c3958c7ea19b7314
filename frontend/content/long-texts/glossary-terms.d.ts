/**
 * Every term of the field that the product uses: what it means, which variable of which source it is read from, and what
 * it does not say. Keys are fragments of addresses (/glossary#net-price) and never change.
 */

export interface GlossaryTerm {
  key: string;
  name: string;
  /** Other words for it, by which the filter finds it too. */
  also?: readonly string[];
  definition: string;
  /** Where our figure comes from, with the names of the variables; null for a word without a figure. */
  source: string | null;
  /** What to keep in mind. */
  limits: string;
}

export interface GlossaryGroup {
  id: string;
  title: string;
  terms: readonly GlossaryTerm[];
}

export const GLOSSARY: readonly GlossaryGroup[];
