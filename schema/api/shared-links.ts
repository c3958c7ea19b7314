/** Links that share something of an account: made, listed and revoked by their owner, opened by anybody. */
import * as z from 'zod/mini';
import { LINK_KINDS } from '../domain/account/shared-links.ts';
import { SHARED_LIST_MAX } from '../domain/site/limits.ts';
import { idList } from './params.ts';
import { time } from './personal.ts';
import { universityCard, universityRecord } from './university.ts';

const allowedKinds = `must be one of ${LINK_KINDS.join(', ')}`;

export const sharedLink = z.object({
  token: z.string(),
  kind: z.enum(LINK_KINDS),
  /** Id of the list; empty for everything that is bookmarked, or planned. */
  subject: z.string(),
  /** The list's name; null where the subject is empty. */
  name: z.nullable(z.string()),
  createdAt: time,
});
export type SharedLink = z.infer<typeof sharedLink>;

/** Oldest first. */
export const linksResponse = z.object({ links: z.array(sharedLink) });
export type LinksResponse = z.infer<typeof linksResponse>;

export const addLinkBody = z.object({
  kind: z.enum(LINK_KINDS, allowedKinds),
  subject: z.string('must be the id of a list, or empty').check(z.maxLength(64, 'must be the id of a list, or empty')),
});

/** Whatever the token looks like: one that opens nothing is unknown. */
export const tokenParams = z.object({ token: z.string() });

/** A university of a list with its dates, so far as they are published: its own, and in Canada those of application services. */
export const listedUniversity = z.object({
  university: universityCard,
  deadlines: universityRecord.shape.deadlines,
  applicationRoutes: universityRecord.shape.applicationRoutes,
});
export type ListedUniversity = z.infer<typeof listedUniversity>;

export const listQuery = z.object({ ids: idList(SHARED_LIST_MAX) });
/** In the order asked; unknown ids are left out. */
export const listUniversitiesResponse = z.object({ universities: z.array(listedUniversity) });
export type ListUniversitiesResponse = z.infer<typeof listUniversitiesResponse>;

/** What a link shows: nothing of whose it is, no note, no time. The latest added first. */
export const sharedListResponse = z.object({
  /** The list's name; null for everything that is bookmarked. */
  name: z.nullable(z.string()),
  /** How many there are, of which `universities` and `gone` hold the first. */
  total: z.int(),
  universities: z.array(listedUniversity),
  /** Last known names of those that have left the data. */
  gone: z.array(z.string()),
});
export type SharedListResponse = z.infer<typeof sharedListResponse>;
