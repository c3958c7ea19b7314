/** Settings of an account: preferences, notification and privacy choices, the dashboard's order. */
import type { AcademicFieldKey } from '../programs/academic-fields.ts';
import type { ChangeGroup } from '../record/changes.ts';
import type { CampusSetting, Country, SizeCategory, UniversityType } from '../record/enums.ts';
import type { PersonalSituation } from '../situation/personal-situation.ts';

/** Name of the session's cookie. With this prefix browsers take it only when it is Secure, for this host and all paths. */
export const SESSION_COOKIE = '__Host-session';
/**
 * Set and cleared together with the session's cookie, holds nothing but "1" and may be read by script: without it a page
 * knows that nobody is signed in and does not ask.
 */
export const SIGNED_IN_COOKIE = '__Host-signed-in';
/** Says which names were signed in on the device (as digests), so that nobody else's guesses lock them out of it. */
export const DEVICE_COOKIE = '__Host-device';
/** What a passkey has to sign, until it has: to sign in or prove oneself, to be added, and to make an account. */
export const PASSKEY_COOKIES = {
  sign: '__Host-passkey',
  add: '__Host-new-passkey',
  first: '__Host-first-passkey',
} as const;

export const DASHBOARD_SECTIONS = ['bookmarks', 'lists', 'recent', 'recommendations'] as const;
export type DashboardSection = (typeof DASHBOARD_SECTIONS)[number];

/** What a person looks for; an empty list and null mean no preference. */
export interface Preferences {
  interests: AcademicFieldKey[];
  countries: Country[];
  /** Codes of states and provinces. */
  states: string[];
  types: UniversityType[];
  settings: CampusSetting[];
  sizes: SizeCategory[];
  /** Yearly sticker tuition in US dollars. */
  tuitionMin: number | null;
  tuitionMax: number | null;
}

export interface AccountSettings {
  preferences: Preferences;
  /** Notifications that are sent, by kind of change. */
  notifications: Record<ChangeGroup, boolean>;
  privacy: {
    /** Whether schools looked at are kept in the account. */
    keepHistory: boolean;
    /** Whether bookmarks count, without a name, towards "people who kept this also kept". */
    countTogether: boolean;
  };
  /** What figures of one's own are worked out from; null for anyone who said nothing. */
  situation: PersonalSituation | null;
  dashboard: DashboardSection[];
}

export const DEFAULT_SETTINGS: AccountSettings = {
  preferences: {
    interests: [],
    countries: [],
    states: [],
    types: [],
    settings: [],
    sizes: [],
    tuitionMin: null,
    tuitionMax: null,
  },
  notifications: { price: true, rates: true, status: true, plan: true },
  privacy: { keepHistory: true, countTogether: true },
  situation: null,
  dashboard: [...DASHBOARD_SECTIONS],
};
