/**
 * The signed-in user, for every feature: `useSession` in components, `signedInUser` elsewhere. Personal answers are
 * kept under `personalKey`, so that all of them go with the one they belong to.
 *
 * The session itself is a cookie that no script can read. A second cookie, which holds nothing, says that there is one:
 * without it nobody is signed in and nothing is asked. With it the user remembered from the last visit shows at once,
 * until GET /api/user has answered.
 */
import { type QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { endpoints } from '#frontend/api/endpoints.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { forgetPositions } from '#frontend/lib/rendering/scroll-positions.ts';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { addToOutbox, dropExpired, dropOutboxes } from '#frontend/lib/storage/outbox.ts';
import { forgetStored, onStoredElsewhere, readStored, writeStored } from '#frontend/lib/storage/storage.ts';
import { COPIES_PREFIX } from '#frontend/service-worker/protocol.ts';
import type { UserResponse } from '#schema/api/session.ts';
import { SIGNED_IN_COOKIE } from '#schema/domain/account/account.ts';
import { ApiError, callApi } from './client.ts';
import { forgetBookmark } from './database-bookmark.ts';

export type SessionUser = UserResponse;

export interface Session {
  /** Null while nobody is signed in, and while that is not known yet. */
  user: SessionUser | null;
  /** Whether it is not known yet. */
  pending: boolean;
}

const USER_KEY = ['user'] as const;
const LEFT_KEY = ['left'] as const;
const PERSONAL = 'personal';
/** Local storage: the user of the last visit. */
const REMEMBERED = 'signed-in-user';

/** Key of an answer that is one user's alone. */
export function personalKey(user: Pick<SessionUser, 'id'>, ...rest: readonly unknown[]): readonly unknown[] {
  return [PERSONAL, user.id, ...rest];
}

/** Whether the cookies hold the sign that there is a session; it may have ended meanwhile. */
export function hasSessionSign(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${SIGNED_IN_COOKIE}=1`);
}

/** What the cookies said last; null once the task that read them is over. */
let signRead: boolean | null = null;

/**
 * Whether the cookies hold the sign. They are read once a task: a reading waits for another process of the browser, and
 * each card of a list asks (half a second on a slow phone while a list of twenty came alive).
 */
function signed(): boolean {
  if (ON_SERVER) return false;
  if (signRead === null) {
    signRead = hasSessionSign(document.cookie);
    setTimeout(() => {
      signRead = null;
    });
  }
  return signRead;
}

/** A stored value as a user; null when it is none. */
export function acceptUser(value: unknown): SessionUser | null {
  const { id, username, createdAt, bookmarkCount, unreadNotifications } = (value ?? {}) as Partial<SessionUser>;
  if (typeof id !== 'string' || typeof username !== 'string' || typeof createdAt !== 'string') return null;
  return { id, username, createdAt, bookmarkCount: bookmarkCount ?? 0, unreadNotifications: unreadNotifications ?? 0 };
}

const remembered = () => readStored(REMEMBERED, acceptUser, null);

const userQuery = {
  queryKey: USER_KEY,
  queryFn: ({ client }) => fetchUser(client),
  enabled: ({ state }) => state.data === undefined && signed(),
  placeholderData: () => (signed() ? (remembered() ?? undefined) : undefined),
  // What the page shows does not come from here: nothing is said of it in the status line.
  meta: { frame: true },
} satisfies UseQueryOptions<SessionUser | null>;

async function fetchUser(client: QueryClient): Promise<SessionUser | null> {
  try {
    const user = await callApi(endpoints.user);
    takeOver(client, user);
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      clearSign();
      forgetUser(client);
      return null;
    }
    // What could not be read is in the console already.
    if (!(error instanceof ApiError && error.status < 400)) console.error('Failed to fetch user data', error);
    throw error;
  }
}

/** As the Worker renders pages, without looking at who asks: nobody is signed in. */
const NOT_KNOWN_YET: Session = { user: null, pending: false };

/** Who is signed in. A failure to find out counts as nobody, and is asked again when the network is back. */
export const useSession: () => Session = ON_SERVER ? () => NOT_KNOWN_YET : useSessionHere;

function useSessionHere(): Session {
  const { data, isLoading } = useQuery(userQuery);
  const hydrated = useHydrated();
  return hydrated ? { user: data ?? null, pending: isLoading } : NOT_KNOWN_YET;
}

/** Who is signed in, once the server has said so; the user remembered from the last visit does not count. */
export function useConfirmedUser(): SessionUser | null {
  const { data, isPlaceholderData } = useQuery(userQuery);
  return isPlaceholderData ? null : (data ?? null);
}

/** The same outside of components, as far as it is known. */
export function signedInUser(client: QueryClient): SessionUser | null {
  return client.getQueryData<SessionUser | null>(USER_KEY) ?? null;
}

/** Notes who has just signed in. */
export function beginSession(client: QueryClient, user: SessionUser): void {
  takeOver(client, user);
  client.setQueryData(LEFT_KEY, null);
  client.setQueryData(USER_KEY, user);
}

/**
 * Notes that nobody is signed in any more, on purpose; what was theirs leaves the browser. Pages that need a user lead to `goTo`,
 * as anyone who left them on purpose does not want to come back to them.
 */
export function endSession(client: QueryClient, goTo: string = paths.login()): void {
  client.setQueryData(LEFT_KEY, goTo);
  clearSign();
  const id = remembered()?.id ?? signedInUser(client)?.id;
  forgetUser(client);
  if (id !== undefined) dropOutboxes(id);
}

/** Where a page that needs a user leads after its user has left on purpose; null when that is not what happened. */
export function wayOut(client: QueryClient): string | null {
  return client.getQueryData<string | null>(LEFT_KEY) ?? null;
}

/** Whether a session is known to have ended otherwise than on purpose. */
export function sessionRanOut(client: QueryClient): boolean {
  return client.getQueryData(USER_KEY) === null && wayOut(client) === null;
}

/** Asks again who is signed in: after an answer, or another tab, says otherwise. */
export async function checkSession(client: QueryClient): Promise<void> {
  if (!signed()) return forgetUser(client);
  await client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined);
}

/** Keeps in step with what happened while the page was closed and with what other tabs do; returns how to stop. */
export function followSession(client: QueryClient): () => void {
  dropExpired();
  if (!signed() && remembered() !== null) forgetUser(client);
  return onStoredElsewhere(REMEMBERED, () => {
    if (remembered()?.id !== signedInUser(client)?.id) void checkSession(client);
  });
}

/** The Worker clears it with the session; here for a session that ended in any other way. */
function clearSign(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  if (signed()) document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Secure; SameSite=Lax; Max-Age=0`;
  signRead = null;
}

/** What another user left behind goes before this one's comes. */
function takeOver(client: QueryClient, user: SessionUser): void {
  const before = remembered();
  if (before !== null && before.id !== user.id) forgetUser(client);
  writeStored(REMEMBERED, user);
}

/** What is unsent waits for its user; everything else of theirs is removed. */
function forgetUser(client: QueryClient): void {
  const id = remembered()?.id;
  if (id !== undefined) addToOutbox(id);
  // First: listeners that hear that the storage was emptied must find nobody signed in.
  client.setQueryData(USER_KEY, null);
  client.removeQueries({ queryKey: [PERSONAL] });
  forgetBookmark();
  forgetStored();
  forgetPositions();
  if ('caches' in window) void forgetCopies().catch((error: unknown) => console.warn(error));
}

/** The service worker's copies say what was looked at. */
async function forgetCopies(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(COPIES_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
