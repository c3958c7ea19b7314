/** What a user does not want to see. */
import { HIDDEN_MAX } from '#schema/domain/limits.ts';
import type { SignedIn } from '../queries/as-user.ts';
import { hide } from '../queries/hidden.ts';
import type { Reader } from '../queries/read.ts';

/** Hides a university. Throws Failure `unknown-university` or `limit-reached`. */
export function hideUniversity(reader: Reader, session: SignedIn, universityId: number): Promise<void> {
  return hide(
    reader,
    session,
    { universityId, hiddenAt: reader.clock() },
    {
      most: HIDDEN_MAX,
      detail: `There can be ${HIDDEN_MAX.toLocaleString('en-US')} hidden universities at most. Show one again to hide another.`,
    },
  );
}
