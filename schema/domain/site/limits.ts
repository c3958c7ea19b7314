/** Limits and constants of the product, each named once and shared by form and server. */

export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 500;
/** Most programs a page of the program finder may hold. */
export const PROGRAM_PAGE_SIZE_MAX = 100;
export const COMPARE_MAX = 4;
/** Fewest schools on a card that compares. */
export const EMBED_COMPARE_MIN = 2;
export const RECENTLY_VIEWED_MAX = 10;
export const SIMILAR_COUNT = 3;
export const RECOMMENDATION_COUNT = 6;
export const RECOMMENDATIONS_MAX = 24;
export const POPULAR_PER_TAB = 6;
/** Lowest prices of one's own are of schools with at least so many students: else small branches and seminaries lead. */
export const LOWEST_PRICE_STUDENTS = 1_000;
export const SUGGEST_DEFAULT = 8;
export const SUGGEST_MAX = 20;
/** Longest text a visitor may send in a parameter, in characters after trimming. */
export const TEXT_MAX = 200;
/** The same of the search box, where people write whole sentences. */
export const QUERY_MAX = 500;
/** Longest e-mail address there can be, in characters (RFC 5321 and its erratum 1690). */
export const EMAIL_MAX = 254;
/** Largest body of a request, in bytes: many times the longest form. */
export const BODY_MAX = 16_384;
/** The highest page number accepted; beyond any catalogue. */
export const PAGE_MAX = 100_000;
/** The tuition slider of the filter panel, in US dollars; the top means no upper bound. */
export const TUITION_SLIDER = { min: 0, max: 50_000, step: 1_000 } as const;
/** Radii around a place that a visitor can choose, in miles, and the largest one accepted. */
export const RADIUS_MILES = [10, 25, 50, 100, 250] as const;
export const RADIUS_MILES_MAX = 1_000;
/** Radii around a town in the location explorer, in miles, and the one it begins with. */
export const TOWN_RADIUS_MILES = [10, 25, 50] as const;
export const TOWN_RADIUS_DEFAULT = 25;
/** Towns a page of the location explorer holds. */
export const TOWNS_PAGE_SIZE = 24;
/** How long the location explorer waits before it shows what it found, in milliseconds. */
export const LOCATION_SEARCH_DELAY = 800;
/** Map units up to which a box of the map may reach; the map itself is smaller (map-projection.ts). */
export const MAP_REACH = 2_000;
export const NEIGHBOURS_STORED = 24;
/** Schools like one in kind among which a direction is looked for, in its country and across the border. */
export const KIN_AT_HOME = 60;
export const KIN_ABROAD = 20;
/** Rows an export may hold. */
export const EXPORT_MAX = 5_000;

/** Schools whose prices can be asked for at once. */
export const PRICES_MAX = 100;
/** Schools whose admission can be asked for at once: each is a document that is read whole. */
export const ADMISSIONS_MAX = 20;
/** The personal price of a year, in US dollars: under 10,000, and so on. */
export const PRICE_BUCKETS = [
  { key: 'under-10', min: null, max: 9_999 },
  { key: '10-20', min: 10_000, max: 19_999 },
  { key: '20-30', min: 20_000, max: 29_999 },
  { key: '30-50', min: 30_000, max: 49_999 },
  { key: '50-plus', min: 50_000, max: null },
] as const;

/** Enrolment buckets of the filter panel; null is no bound. */
export const ENROLLMENT_BUCKETS = [
  { key: 'any', min: null, max: null },
  { key: 'under-1000', min: 0, max: 999 },
  { key: '1000-5000', min: 1_000, max: 5_000 },
  { key: '5000-10000', min: 5_000, max: 10_000 },
  { key: '10000-20000', min: 10_000, max: 20_000 },
  { key: 'over-20000', min: 20_000, max: null },
] as const;

/** A user's name and password, in characters. Names: letters, digits and . _ -; passwords: anything. */
export const USERNAME = { min: 3, max: 50 } as const;
export const PASSWORD = { min: 6, max: 200 } as const;
/** Length from which the strength hint is content; nothing shorter is refused because of it. */
export const PASSWORD_RECOMMENDED = 8;
/** Longest text taken for a recovery code; a code is 24 characters with its hyphens. */
export const RECOVERY_CODE_MAX = 64;
/** Passkeys of an account, and the longest name of one. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;
/** How long a person may take over their device's passkey dialog, in seconds. */
export const PASSKEY_SECONDS = 300;
/** Counts of unread notifications stop here: "99+". */
export const UNREAD_COUNTED = 100;

/** Shortest and longest texts of the contact form, in characters after trimming. */
export const CONTACT_LIMITS = {
  name: { min: 2, max: 100 },
  subject: { min: 5, max: 150 },
  message: { min: 10, max: 5_000 },
} as const;
/** How long a message is kept, in days. */
export const MESSAGE_LIFETIME_DAYS = 365;
/** How long an address that somebody gave for news is kept, in days. */
export const SUBSCRIBER_LIFETIME_DAYS = 365;
/** What strangers can have stored at most: beyond it, forms say that nothing more can be kept for now. */
export const MESSAGES_MAX = 20_000;
export const SUBSCRIBERS_MAX = 200_000;

/** Largest amount of money a field of the tuition calculator takes, in whole units, and the longest text it may be. */
export const CALCULATOR_AMOUNT_MAX = 1_000_000;
export const CALCULATOR_TEXT_MAX = 24;

/** What an account may hold. Bookmarks have no limit, and a list holds as many as there are. */
export const LISTS_MAX = 50;
export const SAVED_SEARCHES_MAX = 50;
/** Decision boards of an account, and the longest name of one. */
export const BOARDS_MAX = 20;
export const SAVED_BOARD_NAME_MAX = 60;
export const HIDDEN_MAX = 1_000;
/** Universities that a shared list shows, and that its file holds. */
export const SHARED_LIST_MAX = 100;
/** Longest names and notes, in characters after trimming. */
export const LIST_NAME_MAX = 60;
export const SEARCH_NAME_MAX = 80;
export const NOTE_MAX = 2_000;
/**
 * What the notes, plan, boards and saved searches of an account may take up together, in bytes of UTF-8. Room for as many boards
 * and searches as there may be, a full plan with full notes, and 300 full notes besides.
 */
export const ACCOUNT_BYTES_MAX = 1_500_000;
/** What a database may hold (D1's own limit), in bytes: the health address warns when half of it is used. */
export const DATABASE_BYTES_MAX = 10_000_000_000;
/**
 * Months after its last sign-in that an account which holds nothing is deleted: a session may last 90 days from there, so that
 * it has not been used for a year.
 */
export const UNUSED_ACCOUNT_MONTHS = 15;
/** Accounts that may be made in a day from one address, and from one IPv6 network of 48 bits. */
export const ACCOUNTS_A_DAY = { address: 20, network: 200 } as const;
/** How often an account can be had as a file in an hour. */
export const EXPORTS_AN_HOUR = 10;
/** How often an account's file can be looked at or imported in an hour. */
export const IMPORTS_AN_HOUR = 30;
/** What the file of an account says it is, and in which form; another form is another version. */
export const ACCOUNT_FORMAT = { format: 'campusatlas-account', version: 1 } as const;
/** Largest file of an account that is imported, in bytes: with everything that has a limit at its limit, it has some seven. */
export const ACCOUNT_FILE_MAX = 8_000_000;
/** Notifications that are imported, and schools that a saved search had found. */
export const NOTIFICATIONS_IMPORT_MAX = 20_000;
export const SEEN_IMPORT_MAX = 10_000;
/** What all lists of an account may take up; a school in a list counts as so many bytes. Room for every school in seven lists. */
export const LISTS_BYTES_MAX = 1_000_000;
export const LIST_PLACE_BYTES = 20;
/** Longest query of a saved search, as the search page's address has it. */
export const SEARCH_QUERY_MAX = 2_000;
/** Entries of one page of an account's lists, and ids of one page of ids. */
export const PERSONAL_PAGE_MAX = 500;
/** Bookmarks of the browser that are taken over at once; more are sent in turn. */
export const MERGE_MAX = 500;
/** Notifications that are marked as read by their ids at once. */
export const READ_MAX = 500;

/** Percent of students who study only online from which a school counts as online, whatever campus it keeps. */
export const ALL_ONLINE_FROM = 99;

/** Lines before the last that a list can go on from. */
export const LINES_BEFORE_MAX = 8;
