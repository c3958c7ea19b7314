/** Settings of authentication. */
import type { KeyRing } from './key-ring.ts';
import type { PasswordCost } from './password.ts';

export interface SignInSettings {
  /** Signs cookies; null when the operator has set no keys that can be used: then nobody can sign in. */
  readonly keyRing: KeyRing | null;
  readonly passwordCost: PasswordCost;
}

/** What hashing and comparing passwords needs. */
export interface Hashing {
  readonly config: Pick<SignInSettings, 'passwordCost'>;
}
