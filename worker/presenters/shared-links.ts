/** Shared links and what they show, as they are sent. */
import type { SharedLink, SharedListResponse } from '#schema/api/shared-links.ts';
import type { LinkRow } from '#worker/queries/shared-links.ts';
import type { SharedList } from '#worker/services/shared-links.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';
import { presentTime } from './user.ts';

export function presentLink({ token, kind, subject, name, createdAt }: LinkRow): SharedLink {
  return { token, kind, subject, name, createdAt: presentTime(createdAt) };
}

export function presentSharedList({ name, total, rows }: SharedList, bounds: AffordabilityBounds): SharedListResponse {
  return {
    name,
    total,
    universities: rows.map(({ universityId, university, formerName }) => ({
      universityId,
      university: university && presentCard(university, bounds),
      formerName,
    })),
  };
}
