/**
 * What holds each sentence of the privacy policy: the tests that would fail if it were not true, by file and title, or where it is a
 * person's or the platform's to keep, the line of the documentation or the configuration that says so. A paragraph or point that is
 * new, or whose test is gone, fails in privacy-promises.test.ts until somebody has read it against the code.
 */

/** A file of the project, and a text in it. */
export type Holds = readonly [file: string, says: string];

const FORGETS_A_SESSION: Holds = [
  'frontend/api/session.test.ts',
  'begins, is remembered, and takes everything with it when it ends, but for what is the device’s',
];
const WITHOUT_A_NETWORK: Holds = [
  'tests/e2e/safe-accounts.spec.ts',
  'works without a network, and the server is told once there is one',
];
const ALL_NAMES: Holds = ['tests/content/stored-names.test.ts', 'STORAGE_KEYS'];
const WHOLE_FILE: Holds = [
  'tests/worker/account.test.ts',
  'has every column of every table of accounts, but for those with a reason',
];
const DELETED: Holds = [
  'tests/worker/account.test.ts',
  'deletes all of it at once, ends every session and frees the name',
];
const AFTER_A_YEAR: Holds = [
  'tests/worker/jobs.test.ts',
  'forgets messages and subscribers after a year, and sessions once they would have ended',
];
const LOG: Holds = [
  'tests/worker/request-log.test.ts',
  'holds nothing of a visitor: no typed text, name, cookie or network address',
];
const COUNTED_A_DAY: Holds = [
  'tests/worker/session.test.ts',
  'makes so many accounts a day from one address, and notes no address for it',
];
const SHARED: Holds = [
  'tests/worker/shared-links.test.ts',
  'shows no note, no name and no id of the owner, and is nobody’s to keep',
];
const CALENDAR: Holds = [
  'tests/worker/plan.test.ts',
  'shows dates and names, nothing else, as they are now, and nothing after it was taken back',
];
const NOBODY_ELSE: Holds = ['tests/worker/private.test.ts', 'PERSONAL_CALLS'];
const OWN_PLACES_ONLY: Holds = ['tests/worker/failures.test.ts', "default-src 'none'; script-src 'self'"];
const OPERATOR: Holds = ['docs/operations.md', 'Those who say they want news of the site'];

/** By section, kind and place. */
export const PROMISES: Record<string, readonly Holds[]> = {
  'short/points/0': [ALL_NAMES, ['tests/e2e/legal.spec.ts', 'names everything that the site writes into the browser']],
  'short/points/1': [WHOLE_FILE],
  'short/points/2': [OWN_PLACES_ONLY],
  'short/points/3': [WHOLE_FILE, DELETED],
  'browser/paragraphs/0': [
    ALL_NAMES,
    ['tests/e2e/legal.spec.ts', 'names everything that the site writes into the browser'],
  ],
  'browser/paragraphs/1': [FORGETS_A_SESSION, WITHOUT_A_NETWORK],
  'voice/paragraphs/0': [['tests/e2e/voice.spec.ts', 'what is said is searched for, in the language of the page']],
  'browser/entries/campusatlas:unsent:…': [
    [
      'frontend/api/session.test.ts',
      'that ran out before a bookmark was sent keeps its id for the same user; one left on purpose keeps nothing',
    ],
    ['frontend/api/leaving.test.ts', 'with nothing unsent and nobody to wait for, a session is left at once'],
  ],
  'browser/entries/campusatlas:owed-logout': [
    WITHOUT_A_NETWORK,
    ['frontend/api/pending-logout.test.ts', 'what the account was not told of is sent, and then the session ends'],
  ],
  'browser/entries/campusatlas:situation': [
    [
      'frontend/api/your-prices.test.ts',
      'forgetting takes every copy of a question that says something of somebody, and no other',
    ],
    [
      'tests/e2e/situation.spec.ts',
      'a transfer student in Texas orders and narrows by their price; the address says neither home nor income',
    ],
  ],
  'browser/entries/campusatlas:plan-aside': [
    ['frontend/app/sync/sync-plan.test.ts', 'of somebody before the sign-in is set aside, and neither shown nor sent'],
  ],
  'browser/entries/campusatlas:situation-aside': [
    [
      'frontend/app/sync/sync-situation.test.ts',
      'of somebody before the sign-in is set aside, and neither used nor sent',
    ],
  ],
  'browser/entries/campusatlas:students': [
    ['tests/e2e/sharing.spec.ts', 'counselors set lists side by side under names that never leave the browser'],
    [
      'tests/e2e/sharing.spec.ts',
      'each student has their own price and next date at each school, and nothing says whose it is',
    ],
  ],
  'browser/entries/campusatlas:board': [
    ['tests/e2e/board.spec.ts', 'leaves the page and the address with whoever signs out'],
  ],
  'browser/entries/campusatlas-kept-…': [
    ['tests/e2e/offline.spec.ts', 'only public answers and the files of the site are kept'],
  ],
  'browser/entries/campusatlas-search': [
    ['tests/e2e/offline-search.spec.ts', 'is saved when asked for, answers offline with its date, and is removed'],
  ],
  'cookies/paragraphs/0': [['tests/worker/session.test.ts', 'is given no cookie at %s']],
  'cookies/entries/__Host-session': [
    ['tests/worker/session.test.ts', 'is renewed while it is used, and ends for good after ninety days'],
    ['tests/worker/session.test.ts', 'ends the session for every copy of the cookie, and forgets it'],
  ],
  'cookies/entries/__Host-signed-in': [
    ['tests/worker/session.test.ts', "expect(visitor.jar.get(SIGNED_IN_COOKIE)).toBe('1')"],
  ],
  'cookies/entries/__Host-device': [
    ['tests/worker/session.test.ts', 'does not lock the owner out of a device that was signed in before'],
  ],
  'cookies/entries/__Host-passkey': [
    ['tests/worker/passkeys.test.ts', 'keeps it in a cookie that scripts cannot read'],
    ['tests/worker/passkeys.test.ts', 'takes what was signed once only, in the browser that asked'],
  ],
  'cookies/entries/__Host-new-passkey': [
    ['tests/worker/passkeys.test.ts', 'adds nothing without a challenge of this account, nor the same passkey twice'],
  ],
  'cookies/entries/__Host-first-passkey': [['tests/worker/passkeys.test.ts', 'makes one account of one challenge']],
  'account/paragraphs/0': [WHOLE_FILE, DELETED],
  'account/points/0': [
    WHOLE_FILE,
    ['tests/worker/session.test.ts', 'notes the month of it and no more, and writes that once a month'],
  ],
  'account/points/1': [
    ['tests/worker/session.test.ts', 'a password is hashed as decision 7 says, and checked against its own parameters'],
    ['tests/worker/account.test.ts', '$sha256'],
  ],
  'account/points/2': [WHOLE_FILE, NOBODY_ELSE],
  'account/points/3': [
    ['tests/worker/history.test.ts', 'moves the school to the front, without repeats, and keeps ten'],
    ['tests/worker/history.test.ts', 'notes nothing for who has chosen so'],
  ],
  'account/points/4': [WHOLE_FILE],
  'account/points/5': [['tests/worker/settings.test.ts', 'is in the account’s file, and goes with the account']],
  'account/points/6': [
    WHOLE_FILE,
    ['tests/worker/boards.test.ts', 'is in the account’s file, and goes with the account'],
  ],
  'account/points/7': [['tests/worker/account-quota.test.ts', 'are counted in bytes as they come, change and go']],
  'account/points/8': [SHARED, CALENDAR],
  'account/points/9': [
    ['tests/worker/jobs.test.ts', 'forgets notifications after 400 days, with what they were about'],
  ],
  'account/points/10': [
    [
      'tests/worker/session.test.ts',
      'ends every copy for as long as it could have lived, and remembers it no longer than that',
    ],
  ],
  'account/points/11': [['tests/worker/passkeys.test.ts', 'names the passkeys and never a key']],
  'together/paragraphs/0': [
    ['tests/worker/jobs.test.ts', 'writes a pair both ways once enough people keep both, and never below that'],
    ['tests/worker/jobs.test.ts', 'leaves who said no out of how many keep a school, too'],
    ['tests/worker/recommendations.test.ts', 'tells what is kept together without a count'],
  ],
  'position/paragraphs/0': [['frontend/features/search/filters.test.ts', 'keeps coordinates to two decimals']],
  'stored/paragraphs/0': [['tests/unit/database-docs.test.ts', 'knows what each column that ends in _id refers to']],
  'stored/points/0': [
    ['tests/worker/subscribe.test.ts', 'keeps the address and when it came, in one round trip, and says so'],
    AFTER_A_YEAR,
    OPERATOR,
  ],
  'stored/points/1': [
    ['tests/worker/contact.test.ts', 'keeps the message and when it came, in one round trip, and says so'],
    AFTER_A_YEAR,
  ],
  'stored/points/2': [
    [
      'tests/worker/help-votes.test.ts',
      'counts the answers to each article, in one round trip, and nobody’s by itself',
    ],
  ],
  'servers/paragraphs/0': [
    LOG,
    ['tests/worker/settings.test.ts', 'stands in no log, taken, refused or lost'],
    ['tests/worker/your-price.test.ts', 'stands in no log'],
    ['tests/worker/contact.test.ts', 'is never in the log, whatever goes wrong'],
    ['docs/operations.md', 'kept for 7 days in the dashboard'],
    ['wrangler.toml', 'invocation_logs = false'],
  ],
  'servers/paragraphs/1': [
    LOG,
    COUNTED_A_DAY,
    ['docs/operations.md', 'one account changes at most 120 things a minute'],
  ],
  'servers/paragraphs/2': [COUNTED_A_DAY, ['tests/worker/account.test.ts', 'can be had so often an hour']],
  'never/points/0': [OWN_PLACES_ONLY],
  'never/points/1': [
    OWN_PLACES_ONLY,
    [
      'tests/worker/pictures.test.ts',
      'asks Wikimedia for the pictures of the dataset in known widths, and tells it nothing of the visitor',
    ],
  ],
  'never/points/2': [NOBODY_ELSE, SHARED],
  'children/paragraphs/0': [['docs/operations.md', 'delete from contact_messages where email']],
  'remove/points/0': [ALL_NAMES],
  'remove/points/1': [WHOLE_FILE, DELETED],
  'remove/points/2': [
    ['tests/worker/jobs.test.ts', 'go when they hold nothing, after a session could have gone on for a year'],
  ],
  'remove/points/3': [['docs/operations.md', 'delete from subscribers where email']],
  'remove/points/4': [['docs/operations.md', 'D1 keeps every state of the last 30 days']],
  'changes/paragraphs/0': [
    ['tests/e2e/legal.spec.ts', 'says when it was last changed and whom the service is not for'],
  ],
};

/** Tables of people's own with the point of the policy that names what is in them, and the word by which the help names it. */
export const SAID_OF_TABLES: Record<string, readonly [point: string, help: string]> = {
  passkeys: ['account/points/11', 'Your passkeys'],
  users: ['account/points/0', 'username'],
  account_uses: ['account/points/0', 'the month you last signed in'],
  account_sizes: ['account/points/7', 'privacy policy'],
  bookmarks: ['account/points/2', 'Bookmarks with their notes'],
  lists: ['account/points/2', 'lists'],
  list_members: ['account/points/2', 'lists'],
  saved_searches: ['account/points/2', 'saved searches'],
  hidden: ['account/points/2', 'schools you hid'],
  history: ['account/points/3', 'The last ten schools you viewed'],
  plan_items: ['account/points/6', 'Your plan with its dates and notes'],
  boards: ['account/points/6', 'boards you saved'],
  shared_links: ['account/points/8', 'links you made'],
  notifications: ['account/points/9', 'notifications about schools you saved'],
  revoked_sessions: ['account/points/10', 'privacy policy'],
  timed_counts: ['servers/paragraphs/2', 'privacy policy'],
  kept_together: ['together/paragraphs/0', 'which schools people save together'],
  contact_messages: ['stored/points/1', 'privacy policy'],
  help_votes: ['stored/points/2', 'privacy policy'],
  subscribers: ['stored/points/0', 'privacy policy'],
};
/** Tables that say nothing of anybody: what datasets changed, and when jobs ran. */
export const OF_NOBODY = ['dataset_changes', 'job_runs', 'watched_figures'];
