/** Bookmarks: the universities that a user keeps, with a private note. */
import * as z from 'zod/mini';
import { MERGE_MAX, NOTE_MAX } from '../domain/site/limits.ts';
import { cursor } from './params.ts';
import { next, noteText, time, universityIds } from './personal.ts';
import { universityCard } from './university.ts';

/** A kept university. `university` is null when it has left the data; `formerName` is then its last known name. */
const bookmarked = {
  universityId: z.int(),
  university: z.nullable(universityCard),
  formerName: z.nullable(z.string()),
  note: z.nullable(z.string()),
  addedAt: time,
};

export const bookmark = z.object({
  ...bookmarked,
  /** Ids of the lists it is in. */
  lists: z.array(z.string()),
});
export type Bookmark = z.infer<typeof bookmark>;

export const bookmarksResponse = z.object({ bookmarks: z.array(bookmark), total: z.int(), next });
export type BookmarksResponse = z.infer<typeof bookmarksResponse>;

/** A university in a list. */
export const listMember = z.object(bookmarked);
export type ListMember = z.infer<typeof listMember>;

export const bookmarkIdsQuery = z.object({ after: cursor() });
export const bookmarkIdsResponse = z.object({ ids: z.array(z.int()), total: z.int(), next });
export type BookmarkIdsResponse = z.infer<typeof bookmarkIdsResponse>;

export const addBookmarkBody = z.object({ note: z.optional(noteText(NOTE_MAX)) });
export const noteBody = z.object({
  note: noteText(NOTE_MAX),
  /** The note that was read, empty where there was none. Left out, it is written over whatever is there. */
  before: z.optional(noteText(NOTE_MAX)),
});
export type NoteBody = z.infer<typeof noteBody>;

export const bookmarkCountResponse = z.object({ bookmarkCount: z.int() });

/** Newest first. */
export const mergeBookmarksBody = z.object({ universityIds: universityIds(MERGE_MAX) });
export const mergeBookmarksResponse = z.object({ added: z.int(), bookmarkCount: z.int() });
export type MergeBookmarksResponse = z.infer<typeof mergeBookmarksResponse>;
