/**
 * Identifies the sender of a request by the session's cookie alone; the database has the last word with the data it
 * guards.
 */
import { SESSION_COOKIE } from '#schema/domain/account/account.ts';
import { AppError } from '#worker/app-error.ts';
import { readCookie } from './cookie.ts';
import { type Session, type Signing, sessionOf } from './session.ts';

/** Throws Failure `not-signed-in`. */
export async function requireUser(deps: Signing, request: Request): Promise<Session> {
  const session = await sessionOf(deps, readCookie(request, SESSION_COOKIE));
  if (!session) throw new AppError('not-signed-in');
  return session;
}
