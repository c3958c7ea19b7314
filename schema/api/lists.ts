/** Named lists of bookmarks. */
import * as z from 'zod/mini';
import { LIST_NAME_MAX } from '../domain/site/limits.ts';
import { listMember } from './bookmarks.ts';
import { nameText, next, time } from './personal.ts';

export const list = z.object({ id: z.string(), name: z.string(), count: z.int(), createdAt: time });
export type List = z.infer<typeof list>;

/** Oldest first. */
export const listsResponse = z.object({ lists: z.array(list) });
export type ListsResponse = z.infer<typeof listsResponse>;

/** `id` may be made by the browser (a UUID), so that sending twice makes one list. */
export const addListBody = z.object({
  id: z.optional(z.uuid('must be a UUID')),
  name: nameText(LIST_NAME_MAX),
});
export const renameListBody = z.object({ name: nameText(LIST_NAME_MAX) });

/** A list with a page of its universities, the latest added first. */
export const listResponse = z.object({ list, members: z.array(listMember), next });
export type ListResponse = z.infer<typeof listResponse>;

export const memberResponse = z.object({ count: z.int(), bookmarkCount: z.int() });
