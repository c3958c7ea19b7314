/** Rules of hidden universities. */
import { HIDDEN_MAX } from '#schema/domain/site/limits.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import { type HiddenRow, hide, readHidden, unhide } from '#worker/queries/hidden.ts';
import type { Reader } from '#worker/queries/read.ts';

/** What is hidden, the newest first. */
export function listHidden(reader: Reader, session: SignedIn): Promise<HiddenRow[]> {
  return readHidden(reader, session);
}

/** Shows a university again, or with null all of them. */
export function showAgain(reader: Reader, session: SignedIn, universityId: number | null): Promise<void> {
  return unhide(reader, session, universityId);
}

/** Hides a university. Throws Failure `unknown-university` or `limit-reached`. */
export function hideUniversity(reader: Reader, session: SignedIn, universityId: number): Promise<void> {
  return hide(reader, session, { universityId, hiddenAt: reader.clock() }, HIDDEN_MAX);
}
