/** App context of a request or job: the platform, the isolate's memory, and a database session begun for it. */

import type { Language } from '#schema/domain/formats/language.ts';
import type { SignInSettings } from '#worker/auth/settings.ts';
import type { IsolateState } from '#worker/cache/isolate-state.ts';
import type { Database, OpenDatabase } from '#worker/queries/database.ts';
import type { Platform } from './platform.ts';
import { PRESENTERS, type Presenters } from './presenters/by-language.ts';
import type { SessionStart } from './session-start.ts';

/** What there is before a request or a job begins its session with the database. */
export interface AppContext extends Omit<Platform, 'config'> {
  readonly config: Platform['config'] & SignInSettings;
  readonly isolate: IsolateState;
  /** Begins a session with the database. */
  readonly openDatabase: OpenDatabase;
}

export interface Deps extends AppContext {
  /** The one session of this request or job. */
  readonly db: Database;
  /** The language of the answer. */
  readonly language: Language;
  /** The presenters of that language. */
  readonly presenters: Presenters;
}

/**
 * The app context with a session that begins at `start`, opened when it is first used: what is kept needs none. Frozen:
 * who needs something else makes their own.
 */
export function depsInSession(app: AppContext, start: SessionStart, language: Language = 'en'): Deps {
  let db: Database | undefined;
  return Object.freeze({
    ...app,
    language,
    presenters: PRESENTERS[language],
    get db() {
      db ??= app.openDatabase(start);
      return db;
    },
  });
}
