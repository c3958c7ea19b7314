/** The words of the filters in force, for whoever shows them elsewhere; a part of its own, as the words are many. */
import type { ReactNode } from 'react';
import { chipsOf } from '../chips.ts';
import type { Filters } from '../filters.ts';

export function FilterWords({
  filters,
  children,
}: {
  filters: Filters;
  children: (words: readonly string[]) => ReactNode;
}) {
  return children(chipsOf(filters).map(({ label }) => label));
}
