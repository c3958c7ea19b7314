/** One call to every endpoint of a signed-in user, for tests that try them all. */
import type { EndpointName } from '#schema/api/endpoints.ts';
import { DEFAULT_SETTINGS } from '#schema/domain/account/account.ts';
import { ACCOUNT_FORMAT } from '#schema/domain/site/limits.ts';
import { nth, type RichAccount } from './rich-account.ts';
import { PASSWORD } from './visitor.ts';

export interface PersonalCall {
  /** Address with what belongs to the owner in it. */
  path: (owner: RichAccount) => string;
  body?: (owner: RichAccount) => unknown;
  /** Answer to somebody else who knows the owner's ids; that of success when it is not given. */
  toOthers?: number;
  /** Round trips to D1 at most, when more than one to read and two to write. */
  trips?: number;
  /** What differs from call to call by design. */
  changesEachTime?: readonly string[];
  /** Whether it changes nothing that is stored, though it is no GET. */
  changesNothing?: true;
}

const at =
  (path: string): PersonalCall['path'] =>
  () =>
    path;
/** The file of an account with a bookmark and nothing else. */
export const accountFileOf = (parts: object = {}) => ({
  ...ACCOUNT_FORMAT,
  settings: DEFAULT_SETTINGS,
  bookmarks: [{ universityId: nth(5).id, note: 'of the file', addedAt: '2026-01-01T00:00:00.000Z' }],
  lists: [],
  history: [],
  savedSearches: [],
  boards: [],
  hidden: [],
  plan: [],
  notifications: [],
  ...parts,
});
const proof = () => ({ password: PASSWORD });

export const PERSONAL_CALLS: Partial<Record<EndpointName, PersonalCall>> = {
  user: { path: at('/api/user') },
  bookmarks: { path: at('/api/bookmarks') },
  bookmarkIds: { path: at('/api/bookmarks/ids') },
  exportBookmarks: { path: at('/api/bookmarks/export.csv') },
  addBookmark: { path: at(`/api/bookmarks/${nth(0).id}`), body: () => ({ note: 'another note' }) },
  annotateBookmark: { path: at(`/api/bookmarks/${nth(0).id}`), body: () => ({ note: 'another' }), toOthers: 404 },
  removeBookmark: { path: at(`/api/bookmarks/${nth(0).id}`) },
  clearBookmarks: { path: at('/api/bookmarks') },
  mergeBookmarks: { path: at('/api/bookmarks/merge'), body: () => ({ universityIds: [nth(5).id, nth(0).id] }) },
  history: { path: at('/api/history') },
  addView: { path: at(`/api/history/${nth(6).id}`) },
  mergeViews: {
    path: at('/api/history/merge'),
    body: () => ({ views: [{ universityId: nth(7).id, viewedAt: '2026-01-01T00:00:00Z' }] }),
  },
  clearHistory: { path: at('/api/history') },
  lists: { path: at('/api/lists') },
  addList: {
    path: at('/api/lists'),
    body: ({ listId }) => ({ id: listId.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')), name: 'Considering' }),
  },
  list: { path: ({ listId }) => `/api/lists/${listId}`, toOthers: 404 },
  renameList: { path: ({ listId }) => `/api/lists/${listId}`, body: () => ({ name: 'Renamed' }), toOthers: 404 },
  removeList: { path: ({ listId }) => `/api/lists/${listId}`, toOthers: 404 },
  addToList: { path: ({ listId }) => `/api/lists/${listId}/members/${nth(8).id}`, toOthers: 404 },
  removeFromList: { path: ({ listId }) => `/api/lists/${listId}/members/${nth(0).id}`, toOthers: 404 },
  searches: { path: at('/api/searches') },
  saveSearch: { path: at('/api/searches'), body: () => ({ name: 'Mine', query: 'q=music&country=US' }) },
  changeSearch: {
    path: ({ searchId }) => `/api/searches/${searchId}`,
    body: () => ({ name: 'Renamed', seen: true }),
    toOthers: 404,
  },
  removeSearch: { path: ({ searchId }) => `/api/searches/${searchId}`, toOthers: 404 },
  boards: { path: at('/api/boards') },
  keepBoard: {
    path: ({ boardId }) => `/api/boards/${boardId}`,
    body: () => ({ name: 'Ours', state: '1.AAAA' }),
    toOthers: 409,
    // What it was kept at.
    changesEachTime: ['changed_at'],
  },
  removeBoard: { path: ({ boardId }) => `/api/boards/${boardId}`, toOthers: 404 },
  links: { path: at('/api/links') },
  addLink: { path: at('/api/links'), body: ({ listId }) => ({ kind: 'list', subject: listId }), toOthers: 404 },
  removeLink: { path: ({ linkToken }) => `/api/links/${linkToken}` },
  preferences: { path: at('/api/preferences') },
  setPreferences: {
    path: at('/api/preferences'),
    body: () => ({ privacy: { keepHistory: false, countTogether: false } }),
  },
  dashboard: { path: at('/api/dashboard') },
  setDashboard: {
    path: at('/api/dashboard'),
    body: () => ({ order: ['recent', 'lists', 'bookmarks', 'recommendations'] }),
  },
  // What is known of the person decides which cards are read.
  recommendations: { path: at('/api/recommendations'), trips: 2 },
  plan: { path: at('/api/plan') },
  changePlan: {
    path: at('/api/plan'),
    body: () => ({
      items: [
        {
          key: `university:${nth(2).id}`,
          item: {
            status: 'applying',
            round: 'regular',
            date: '2027-01-01',
            cycle: '2026-27',
            ownDate: null,
            tasks: { essay: 'done' },
            note: 'ask for the transcript',
          },
        },
      ],
    }),
  },
  hidden: { path: at('/api/hidden') },
  hide: { path: at(`/api/hidden/${nth(9).id}`) },
  unhide: { path: at(`/api/hidden/${nth(3).id}`) },
  clearHidden: { path: at('/api/hidden') },
  notifications: { path: at('/api/notifications') },
  readNotifications: { path: at('/api/notifications/read'), body: ({ changeId }) => ({ ids: [changeId] }) },
  // Downloads are counted, so that a read is a write as well.
  exportAccount: { path: at('/api/account/export'), trips: 2 },
  // Counted, then what is there is read, then it is written; what is there already stays.
  importAccount: { path: at('/api/account/import'), body: () => ({ mode: 'merge', file: accountFileOf() }), trips: 3 },
  changePassword: {
    path: at('/api/account/password'),
    body: () => ({ currentPassword: PASSWORD, newPassword: 'a new password' }),
  },
  replaceRecoveryCode: { path: at('/api/account/recovery-code'), body: proof, changesEachTime: ['recovery_hash'] },
  passkeys: { path: at('/api/account/passkeys') },
  newPasskeyOptions: { path: at('/api/account/passkeys/options'), body: proof, changesNothing: true },
  addPasskey: {
    path: at('/api/account/passkeys'),
    body: ({ newPasskey }) => ({ name: 'A phone', passkey: newPasskey }),
    // Their browser holds no challenge that it could answer.
    toOthers: 400,
  },
  renamePasskey: {
    path: ({ passkeyId }) => `/api/account/passkeys/${passkeyId}`,
    body: () => ({ name: 'My phone' }),
    toOthers: 404,
  },
  removePasskey: { path: ({ passkeyId }) => `/api/account/passkeys/${passkeyId}`, toOthers: 404 },
  deleteAccount: { path: at('/api/account'), body: proof },
};
