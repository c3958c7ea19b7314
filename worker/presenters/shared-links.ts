/** Shared links and what they show, as they are sent. */
import type { ListedUniversity, SharedLink, SharedListResponse } from '#schema/api/shared-links.ts';
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import type { LinkRow } from '#worker/queries/shared-links.ts';
import type { SharedList } from '#worker/services/shared-links.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';
import { presentTime } from './user.ts';

export function presentLink({ token, kind, subject, name, createdAt }: LinkRow): SharedLink {
  return { token, kind, subject, name, createdAt: presentTime(createdAt) };
}

/** A university of a list: its card, and its dates as its page has them. */
export function presentListed(document: UniversityDocument, bounds: AffordabilityBounds): ListedUniversity {
  const { deadlines, applicationRoutes = null } = document;
  return { university: presentCard(document, bounds), deadlines, applicationRoutes };
}

export function presentSharedList(
  { name, total, documents, gone }: SharedList,
  bounds: AffordabilityBounds,
): SharedListResponse {
  return { name, total, universities: documents.map((document) => presentListed(document, bounds)), gone };
}
