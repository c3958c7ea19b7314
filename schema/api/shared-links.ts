/** Links that show something of an account to whoever has them: made, seen and taken back by their owner, opened by anybody. */
import * as z from 'zod/mini';
import { LINK_KINDS } from '../domain/shared-links.ts';
import { time } from './personal.ts';
import { universityCard } from './university.ts';

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
export type AddLinkBody = z.infer<typeof addLinkBody>;

/** Whatever the token looks like: one that opens nothing is unknown. */
export const tokenParams = z.object({ token: z.string() });

/** A university of a shared list. `university` is null when it has left the data; `formerName` is then its last known name. */
export const sharedUniversity = z.object({
  universityId: z.int(),
  university: z.nullable(universityCard),
  formerName: z.nullable(z.string()),
});

/** What a link shows: nothing of whose it is, no note, no time. The latest added first. */
export const sharedListResponse = z.object({
  /** The list's name; null for everything that is bookmarked. */
  name: z.nullable(z.string()),
  /** How many there are, of which `universities` holds the first. */
  total: z.int(),
  universities: z.array(sharedUniversity),
});
export type SharedListResponse = z.infer<typeof sharedListResponse>;
