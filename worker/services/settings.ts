/** What a user prefers, is told of and allows. */
import { type AccountSettings, DEFAULT_SETTINGS } from '#schema/domain/account.ts';

/** Settings stored before a choice was there, with its default. */
export function wholeSettings(stored: AccountSettings): AccountSettings {
  const { preferences, notifications, privacy, dashboard } = DEFAULT_SETTINGS;
  return {
    preferences: { ...preferences, ...stored.preferences },
    notifications: { ...notifications, ...stored.notifications },
    privacy: { ...privacy, ...stored.privacy },
    // A section that is newer than the order comes last.
    dashboard: [...new Set([...(stored.dashboard ?? []), ...dashboard])].filter((section) =>
      dashboard.includes(section),
    ),
  };
}
