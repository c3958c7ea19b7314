/** Rules of preferences, notification and privacy settings. */
import { type AccountSettings, DEFAULT_SETTINGS } from '#schema/domain/account/account.ts';
import { personalSituationOf } from '#schema/domain/situation/personal-situation.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import type { Reader } from '#worker/queries/read.ts';
import { readSettings, type SettingsChange, writeSettings } from '#worker/queries/settings.ts';

/** All settings of a user. */
export async function findSettings(reader: Reader, session: SignedIn): Promise<AccountSettings> {
  return wholeSettings(await readSettings(reader, session));
}

/** Sets what is given, leaves the rest, and answers the whole. */
export async function changeSettings(
  reader: Reader,
  session: SignedIn,
  parts: SettingsChange,
): Promise<AccountSettings> {
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return wholeSettings(await writeSettings(reader, session, given));
}

/** Settings stored before a choice was there, with its default. */
export function wholeSettings(stored: AccountSettings): AccountSettings {
  const { preferences, notifications, privacy, dashboard } = DEFAULT_SETTINGS;
  return {
    preferences: { ...preferences, ...stored.preferences },
    notifications: { ...notifications, ...stored.notifications },
    privacy: { ...privacy, ...stored.privacy },
    situation: personalSituationOf(stored.situation),
    // A section that is newer than the order comes last.
    dashboard: [...new Set([...(stored.dashboard ?? []), ...dashboard])].filter((section) =>
      dashboard.includes(section),
    ),
  };
}
