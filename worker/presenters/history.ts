/** Viewed universities as they are sent. */
import type { HistoryResponse } from '#schema/api/history.ts';
import type { ViewRow } from '#worker/queries/history.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';
import { presentTime } from './user.ts';

export function presentHistory(rows: readonly ViewRow[], bounds: AffordabilityBounds): HistoryResponse {
  return {
    views: rows.map(({ university, viewedAt }) => ({
      university: presentCard(university, bounds),
      viewedAt: presentTime(viewedAt),
    })),
  };
}
