/** Passwords that are refused though they are long enough, wherever one is set. */
import { WEAK_PASSWORD_TEXTS, weaknessOf } from '#schema/domain/weak-password.ts';
import { badParameters } from '#worker/failure.ts';

/** Throws Failure `bad-parameter` that names the field. */
export function checkPassword(password: string, username: string, field: 'password' | 'newPassword'): void {
  const weakness = weaknessOf(password, username);
  if (weakness) throw badParameters([{ parameter: field, message: WEAK_PASSWORD_TEXTS[weakness] }]);
}
