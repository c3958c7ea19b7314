/** The signed-in user as they are sent. */
import type { UserResponse } from '#schema/api/session.ts';
import type { UserRow } from '#worker/queries/users.ts';

/** A time in milliseconds as the API writes it. */
export function presentTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export function presentUser(user: UserRow): UserResponse {
  return {
    id: user.id,
    username: user.username,
    createdAt: presentTime(user.createdAt),
    bookmarkCount: user.bookmarkCount,
    unreadNotifications: user.unreadNotifications,
  };
}
