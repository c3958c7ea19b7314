/** What an answer is made with: the ground, the isolate's memory, and a session with the database begun for it. */

import type { Language } from '#schema/domain/language.ts';
import type { SignInSettings } from '#worker/auth/settings.ts';
import type { IsolateState } from '#worker/cache/isolate-state.ts';
import type { Database, OpenDatabase } from '#worker/queries/database.ts';
import type { Ground } from './ground.ts';
import type { SessionStart } from './session-start.ts';

/** What there is before a request or a job begins its session with the database. */
export interface Surroundings extends Omit<Ground, 'config'> {
  readonly config: Ground['config'] & SignInSettings;
  readonly isolate: IsolateState;
  /** Begins a session with the database. */
  readonly openDatabase: OpenDatabase;
}

export interface Deps extends Surroundings {
  /** The one session of this request or job. */
  readonly db: Database;
  /** What is said to whoever asked is said in it. */
  readonly language: Language;
}

/**
 * The surroundings with a session that begins at `start`, opened when it is first used: what is kept needs none. Frozen:
 * who needs something else makes their own.
 */
export function inSession(surroundings: Surroundings, start: SessionStart, language: Language = 'en'): Deps {
  let db: Database | undefined;
  return Object.freeze({
    ...surroundings,
    language,
    get db() {
      db ??= surroundings.openDatabase(start);
      return db;
    },
  });
}
