/** The orders that vague words of the search box ask for: "cheap" the lowest net price first. */
import type { Vague } from '../../search/wish-kinds.ts';
import { figureOf } from '../figures.ts';
import { type NumberColumn, SEARCH_FIGURES } from './search.ts';

const COLUMNS = Object.entries(SEARCH_FIGURES) as [NumberColumn, (typeof SEARCH_FIGURES)[NumberColumn]][];

export const ORDER_OF_VAGUE = Object.fromEntries(
  COLUMNS.flatMap(([sortBy, { figure }]) =>
    (['asc', 'desc'] as const).flatMap((sortOrder) =>
      (figureOf(figure).search?.vague?.[sortOrder] ?? []).map((word) => [word, { sortBy, sortOrder }]),
    ),
  ),
) as Partial<Record<Vague, { sortBy: NumberColumn; sortOrder: 'asc' | 'desc' }>>;
