/** What each figure of a university means. Loaded when a source is opened. */

import { type Windowed, windowOf } from '#schema/domain/figures/graduation-window.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { MEANINGS, MEANINGS_IN_CANADA, MEANINGS_IN_TIME } from '../figures/derived/meanings.ts';

export { MEANINGS };

/** What a figure means at a school: in its country, and in the time its graduation rate counts. */
export function meaningOf(field: FactField, school: Windowed): string {
  const window = windowOf(field, school);
  if (window === 'canada') return MEANINGS_IN_CANADA[field] ?? MEANINGS[field];
  return (window === 'anyLength' ? undefined : MEANINGS_IN_TIME[field]?.[window]) ?? MEANINGS[field];
}
