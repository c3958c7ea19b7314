/**
 * Glossary terms that explain figures, by figure. The glossary itself, frontend/content/en/glossary-terms.md, is fetched
 * when someone asks.
 */

import { TERM_OF_FIELD } from '../figures/derived/terms.ts';
import type { FactField } from './facts.ts';

export { TERM_OF_FIELD };

/** Key of the term that explains a figure; undefined where the words next to it say all there is. */
export function termOfField(field: FactField): string | undefined {
  return TERM_OF_FIELD[field];
}
