/** What the registration form checks: the endpoint's contract, and the password typed twice, which is not sent. */
import * as z from 'zod/mini';
import { registerBody } from '#schema/api/session.ts';
import { authWords } from '#words/account/auth.ts';

export const registerForm = z.object({ ...registerBody.shape, confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: () => authWords.mismatch,
    path: ['confirmPassword'],
    // Said together with the other faults, not after they are mended.
    when: ({ value }) => typeof (value as { confirmPassword?: unknown } | null)?.confirmPassword === 'string',
  }),
);
export type RegistrationBody = z.infer<typeof registerForm>;
