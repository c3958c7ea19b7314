/** What proves that it is the owner and not who found the browser open: the password, or a passkey. */
import type { ProofBody } from '#schema/api/account.ts';
import { CHALLENGES, challengeOf } from '#worker/auth/passkey-challenge.ts';
import type { Signing } from '#worker/auth/session.ts';
import type { Proof } from '#worker/services/account.ts';
import type { RequestContext } from './context.ts';

/** The proof in a body. Throws Failure `passkey-expired`. */
export async function proofIn(
  deps: Signing,
  { password, passkey }: ProofBody,
  { request, url }: Pick<RequestContext, 'request' | 'url'>,
): Promise<Proof> {
  if (passkey === undefined) return { password: password ?? '' };
  return { signed: { site: url, challenge: await challengeOf(deps, CHALLENGES.sign, request), answer: passkey } };
}
