/** Refuses weak passwords, wherever one is set. */

import { WEAKNESS_FAULTS, weaknessOf } from '#schema/domain/account/weak-password.ts';
import { FIELD_FAULTS } from '#schema/domain/site/field-faults.ts';
import { badParameters } from '#worker/app-error.ts';

/** Throws Failure `bad-parameter` that names the field. */
export function checkPassword(password: string, username: string, field: 'password' | 'newPassword'): void {
  const weakness = weaknessOf(password, username);
  if (weakness)
    throw badParameters([
      { parameter: field, message: FIELD_FAULTS[WEAKNESS_FAULTS[weakness]], reason: WEAKNESS_FAULTS[weakness] },
    ]);
}
