/** The endpoints of what belongs to a signed-in user. Each answers that user alone, and nothing of it is ever stored. */

import { PLAN_ITEMS_MAX } from '../domain/plan/plan.ts';
import {
  ACCOUNT_BYTES_MAX,
  ACCOUNT_FILE_MAX,
  BOARDS_MAX,
  BODY_MAX,
  EXPORTS_AN_HOUR,
  IMPORTS_AN_HOUR,
  LIST_PLACE_BYTES,
  LISTS_BYTES_MAX,
  LISTS_MAX,
  MERGE_MAX,
  PASSKEYS_MAX,
  RECENTLY_VIEWED_MAX,
  SAVED_SEARCHES_MAX,
} from '../domain/site/limits.ts';
import { accountExport, proofBody, recoveryCodeResponse, replacePasswordBody } from './account.ts';
import { importAccountBody, importAccountResponse } from './account-file.ts';
import { boardParams, boardsResponse, keepBoardBody, savedBoard } from './boards.ts';
import {
  addBookmarkBody,
  bookmarkCountResponse,
  bookmarkIdsQuery,
  bookmarkIdsResponse,
  bookmarksResponse,
  mergeBookmarksBody,
  mergeBookmarksResponse,
  noteBody,
} from './bookmarks.ts';
import { endpoint } from './endpoint.ts';
import { hiddenResponse } from './hidden.ts';
import { historyResponse, mergeViewsBody } from './history.ts';
import { addListBody, list, listResponse, listsResponse, memberResponse, renameListBody } from './lists.ts';
import { notificationsResponse, readNotificationsBody } from './notifications.ts';
import { addPasskeyBody, newPasskeyOptionsResponse, passkey, passkeysResponse, renamePasskeyBody } from './passkeys.ts';
import { idParams, memberParams, pageQuery, universityParams } from './personal.ts';
import { changePlanBody, planResponse } from './plan.ts';
import { dashboard, preferencesBody, preferencesResponse } from './preferences.ts';
import { recommendationsQuery, recommendationsResponse } from './recommendations.ts';
import {
  changeSearchBody,
  savedSearch,
  savedSearchesQuery,
  savedSearchesResponse,
  saveSearchBody,
} from './saved-searches.ts';
import { userResponse } from './session.ts';
import { addLinkBody, linksResponse, sharedLink, tokenParams } from './shared-links.ts';

const own = { cache: 'none' } as const;

const READ_ERRORS = {
  401: 'Not signed in',
  503: 'The data is unavailable; Retry-After says when to try again',
} as const;
const DOWNLOAD_ERRORS = { ...READ_ERRORS, 403: 'The request came from another site' } as const;
const WRITE_ERRORS = {
  ...READ_ERRORS,
  400: 'A parameter, the body or one of its fields can’t be used',
  403: 'Not sent from a page of this site',
  429: 'More than 120 changes in a minute, refused ones included; Retry-After says when to try again',
  413: `The body is larger than ${BODY_MAX.toLocaleString('en-US')} bytes`,
  415: 'The body isn’t sent as application/json',
} as const;
const UNKNOWN_UNIVERSITY = 'No university has this id';
const ACCOUNT_FULL = `notes, plan, boards and saved searches would take up more than ${ACCOUNT_BYTES_MAX.toLocaleString('en-US')} bytes in total`;
const UNKNOWN_LIST = 'The user has no list with this id';
const UNKNOWN_BOARD = 'The user has no saved decision board with this id';
const BAD_PARAMETER = 'A parameter can’t be read or is out of range';
const PAGED = 'Newest first. Send `next` from one page as `after` to get the next page.';
/** What is refused of a password besides its length, wherever one is set. */
export const WEAK_PASSWORDS =
  'A password is refused with 400 if it is the same as, or close to, the username, is one of the 10,000 most common or a variation of one, is a pattern or a date, or is only spaces.';
const PASSWORD_ERRORS = {
  ...WRITE_ERRORS,
  403: 'Wrong password, not a passkey of this account, or not sent from a page of this site',
  409: 'The challenge that the passkey signed was used before',
  429: 'Too many requests; Retry-After says when to try again',
} as const;

const PROOF =
  'Send `password`, or `passkey`: what a passkey of the account signed for the challenge of `POST /api/passkeys/options`.';
const UNKNOWN_PASSKEY = 'The user has no passkey with this id';

export const personalEndpoints = {
  user: endpoint('user', {
    summary: 'Who is signed in',
    response: userResponse,
    ...own,
    errors: READ_ERRORS,
  }),

  bookmarks: endpoint('bookmarks', {
    summary: 'The user’s bookmarked universities, with notes and lists',
    description: PAGED,
    query: pageQuery,
    response: bookmarksResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER },
  }),
  bookmarkIds: endpoint('bookmarkIds', {
    summary: 'The ids of the bookmarked universities, 500 at a time',
    description: PAGED,
    query: bookmarkIdsQuery,
    response: bookmarkIdsResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER },
  }),
  exportBookmarks: endpoint('exportBookmarks', {
    summary: 'The bookmarked universities with notes, lists and data as a CSV file (RFC 4180, UTF-8 with BOM)',
    description: 'An apostrophe goes before any cell that a spreadsheet would run as a formula.',
    contentType: 'text/csv; charset=utf-8',
    download: true,
    ...own,
    errors: DOWNLOAD_ERRORS,
  }),
  addBookmark: endpoint('addBookmark', {
    summary: 'Bookmark a university',
    description: 'If it is already bookmarked, only a note sent with it changes. The body is optional.',
    params: universityParams,
    body: addBookmarkBody,
    response: bookmarkCountResponse,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_UNIVERSITY, 409: `The user’s ${ACCOUNT_FULL}` },
  }),
  annotateBookmark: endpoint('annotateBookmark', {
    summary: 'Write the private note on a bookmarked university; an empty note deletes it',
    description: 'With `before`, a note that was changed on another device in the meantime is not overwritten.',
    params: universityParams,
    body: noteBody,
    status: 204,
    ...own,
    errors: {
      ...WRITE_ERRORS,
      404: 'The user hasn’t bookmarked this university',
      409: `The note has changed since it was read, or the user’s ${ACCOUNT_FULL}`,
    },
  }),
  removeBookmark: endpoint('removeBookmark', {
    summary: 'Remove a bookmark; the university leaves every list, and its note is deleted',
    params: universityParams,
    response: bookmarkCountResponse,
    ...own,
    errors: WRITE_ERRORS,
  }),
  clearBookmarks: endpoint('clearBookmarks', {
    summary: 'Remove all bookmarks; the lists stay, but are empty',
    response: bookmarkCountResponse,
    ...own,
    errors: WRITE_ERRORS,
  }),
  mergeBookmarks: endpoint('mergeBookmarks', {
    summary: 'Add the bookmarks that a browser saved before signing in',
    description: `At most ${MERGE_MAX} ids, newest first. Existing bookmarks don’t change, unknown ids are skipped, and sending it again changes nothing.`,
    body: mergeBookmarksBody,
    response: mergeBookmarksResponse,
    ...own,
    errors: WRITE_ERRORS,
  }),

  history: endpoint('history', {
    summary: `The last ${RECENTLY_VIEWED_MAX} universities the user viewed, newest first`,
    response: historyResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  addView: endpoint('addView', {
    summary: 'Record that a university was viewed; nothing is recorded if the user has turned history off',
    params: universityParams,
    status: 204,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_UNIVERSITY },
  }),
  mergeViews: endpoint('mergeViews', {
    summary: 'Add the views that a browser recorded before signing in, each with its time; the later time counts',
    body: mergeViewsBody,
    status: 204,
    ...own,
    errors: WRITE_ERRORS,
  }),
  clearHistory: endpoint('clearHistory', {
    summary: 'Clear the viewing history',
    status: 204,
    ...own,
    errors: WRITE_ERRORS,
  }),

  lists: endpoint('lists', {
    summary: "The user's lists, oldest first",
    response: listsResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  addList: endpoint('addList', {
    summary: 'Create a list',
    description: `At most ${LISTS_MAX}. Names are unique, and case doesn’t matter. With an \`id\`, it can be sent again without creating a second list.`,
    body: addListBody,
    response: list,
    status: 201,
    ...own,
    errors: { ...WRITE_ERRORS, 409: 'The name or the id is taken, or the user has the maximum number of lists' },
  }),
  list: endpoint('list', {
    summary: 'A list with its universities, the latest added first',
    description: 'Send `next` from one page as `after` to get the next page.',
    params: idParams,
    query: pageQuery,
    response: listResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER, 404: UNKNOWN_LIST },
  }),
  renameList: endpoint('renameList', {
    summary: 'Rename a list',
    params: idParams,
    body: renameListBody,
    response: list,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_LIST, 409: 'Another list has this name' },
  }),
  removeList: endpoint('removeList', {
    summary: 'Delete a list; its universities stay bookmarked',
    params: idParams,
    status: 204,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_LIST },
  }),
  addToList: endpoint('addToList', {
    summary: 'Add a university to a list; it is bookmarked if it wasn’t already',
    params: memberParams,
    response: memberResponse,
    ...own,
    errors: {
      ...WRITE_ERRORS,
      404: 'The user has no list with this id, or no university has this id',
      409: `The lists hold ${(LISTS_BYTES_MAX / LIST_PLACE_BYTES).toLocaleString('en-US')} universities in total, which is the maximum`,
    },
  }),
  removeFromList: endpoint('removeFromList', {
    summary: 'Remove a university from a list; it stays bookmarked',
    params: memberParams,
    response: memberResponse,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_LIST },
  }),

  searches: endpoint('searches', {
    summary: 'The saved searches, newest first, with what is new or changed since each was last opened',
    description: `${PAGED} If the searches use only filters, all ${SAVED_SEARCHES_MAX} come in one page. Text searches take longer to count, so a page has only a few.`,
    query: savedSearchesQuery,
    response: savedSearchesResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER },
  }),
  saveSearch: endpoint('saveSearch', {
    summary: 'Save a search under a name',
    description: `At most ${SAVED_SEARCHES_MAX}. \`query\` is the query string of the search page, without the page number. If the search is already saved, it gets the new name.`,
    body: saveSearchBody,
    response: savedSearch,
    status: 201,
    ...own,
    errors: { ...WRITE_ERRORS, 409: `The user has the maximum number of saved searches, or ${ACCOUNT_FULL}` },
  }),
  changeSearch: endpoint('changeSearch', {
    summary: 'Rename a saved search, or record that its results were seen',
    params: idParams,
    body: changeSearchBody,
    response: savedSearch,
    ...own,
    errors: { ...WRITE_ERRORS, 404: 'The user has no saved search with this id' },
  }),
  removeSearch: endpoint('removeSearch', {
    summary: 'Delete a saved search',
    params: idParams,
    status: 204,
    ...own,
    errors: { ...WRITE_ERRORS, 404: 'The user has no saved search with this id' },
  }),

  boards: endpoint('boards', {
    summary: 'The saved decision boards, most recently changed first',
    response: boardsResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  keepBoard: endpoint('keepBoard', {
    summary: 'Save a decision board under a name, or save changes to it',
    description: `At most ${BOARDS_MAX}. The browser creates the id, a UUID, so the board can be sent again without creating a second. With \`changedAt\`, a board that was changed or deleted in the meantime is not overwritten.`,
    params: boardParams,
    body: keepBoardBody,
    response: savedBoard,
    ...own,
    errors: {
      ...WRITE_ERRORS,
      409: `The board was changed in the meantime, the id is taken, the user has the maximum number of boards, or ${ACCOUNT_FULL}`,
    },
  }),
  removeBoard: endpoint('removeBoard', {
    summary: 'Delete a saved decision board',
    params: idParams,
    status: 204,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_BOARD },
  }),

  links: endpoint('links', {
    summary: 'The links the user has shared, oldest first',
    response: linksResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  addLink: endpoint('addLink', {
    summary: 'Create a link to a list, to all bookmarks (`list` with an empty subject) or to the dates in the plan',
    description:
      'Each has only one link: asking again returns the same one. The link always shows the current list or dates.',
    body: addLinkBody,
    response: sharedLink,
    status: 201,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_LIST },
  }),
  removeLink: endpoint('removeLink', {
    summary: 'Turn off a link; it no longer works',
    description: 'If the link belongs to another user, nothing changes, and the answer is the same.',
    params: tokenParams,
    status: 204,
    ...own,
    errors: WRITE_ERRORS,
  }),

  preferences: endpoint('preferences', {
    summary: 'The user’s preferences, notification settings and privacy choices',
    response: preferencesResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  setPreferences: endpoint('setPreferences', {
    summary: 'Set any of the three parts; a part that is left out doesn’t change',
    description: 'Turning history off deletes the existing history.',
    body: preferencesBody,
    response: preferencesResponse,
    ...own,
    errors: WRITE_ERRORS,
  }),
  dashboard: endpoint('dashboard', {
    summary: "The order of the dashboard's sections",
    response: dashboard,
    ...own,
    errors: READ_ERRORS,
  }),
  setDashboard: endpoint('setDashboard', {
    summary: "Set the order of the dashboard's sections",
    body: dashboard,
    response: dashboard,
    ...own,
    errors: WRITE_ERRORS,
  }),

  plan: endpoint('plan', {
    summary: 'The user’s application plan for universities and scholarships',
    response: planResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  changePlan: endpoint('changePlan', {
    summary: 'Set entries of the plan, or remove them with null',
    description:
      'All entries change, or none. Entries you don’t send don’t change. With `changedAt`, an entry changes only if it is the same as when it was read.',
    body: changePlanBody,
    status: 204,
    ...own,
    errors: {
      ...WRITE_ERRORS,
      409: `An entry has changed since it was read, there would be more than ${PLAN_ITEMS_MAX} entries, or ${ACCOUNT_FULL}`,
    },
  }),

  hidden: endpoint('hidden', {
    summary: 'The universities the user hid from results, most recently hidden first',
    response: hiddenResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  hide: endpoint('hide', {
    summary: 'Hide a university from results',
    params: universityParams,
    status: 204,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_UNIVERSITY, 409: 'The user has hidden the maximum number of universities' },
  }),
  unhide: endpoint('unhide', {
    summary: 'Show a university in results again',
    params: universityParams,
    status: 204,
    ...own,
    errors: WRITE_ERRORS,
  }),
  clearHidden: endpoint('clearHidden', {
    summary: 'Show all hidden universities again',
    status: 204,
    ...own,
    errors: WRITE_ERRORS,
  }),

  notifications: endpoint('notifications', {
    summary: 'What new data changed about the bookmarked universities',
    description: PAGED,
    query: pageQuery,
    response: notificationsResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER },
  }),
  readNotifications: endpoint('readNotifications', {
    summary: 'Mark notifications as read: those in `ids`, or all',
    body: readNotificationsBody,
    status: 204,
    ...own,
    errors: WRITE_ERRORS,
  }),

  recommendations: endpoint('recommendations', {
    summary: 'Universities recommended to the user, best first, each with two reasons',
    description:
      'Based on what the user viewed, bookmarked and prefers, and on what others save together. Never a school that is bookmarked or hidden. `base` is a university to start from.',
    query: recommendationsQuery,
    response: recommendationsResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER, 404: UNKNOWN_UNIVERSITY },
  }),

  exportAccount: endpoint('exportAccount', {
    summary: 'Everything in the account, as a file',
    response: accountExport,
    download: true,
    ...own,
    errors: { ...DOWNLOAD_ERRORS, 429: `More than ${EXPORTS_AN_HOUR} per hour; Retry-After says when to try again` },
  }),
  importAccount: endpoint('importAccount', {
    summary: 'Import an account file: see what it would change, add what is missing, or replace everything',
    description: `Send the file from \`GET /api/account/export\`, at most ${ACCOUNT_FILE_MAX / 1_000_000} MB. It is imported whole or not at all. The account’s name, password, recovery code and sessions stay; lists, searches and boards get new ids; shared links are not imported. Merging leaves what is in the account as it is, settings included.`,
    body: importAccountBody,
    bodyMax: ACCOUNT_FILE_MAX,
    response: importAccountResponse,
    ...own,
    errors: {
      ...WRITE_ERRORS,
      404: 'The file has a university that was never in the data',
      409: 'The account would hold more than it can',
      413: `The body is larger than ${ACCOUNT_FILE_MAX.toLocaleString('en-US')} bytes`,
      429: `More than ${IMPORTS_AN_HOUR} per hour; Retry-After says when to try again`,
    },
  }),
  changePassword: endpoint('changePassword', {
    summary: 'Change the password. Every other session ends, and a new recovery code replaces the old one',
    description: `Send \`currentPassword\` or \`passkey\`. ${WEAK_PASSWORDS}`,
    body: replacePasswordBody,
    response: recoveryCodeResponse,
    ...own,
    errors: PASSWORD_ERRORS,
  }),
  replaceRecoveryCode: endpoint('replaceRecoveryCode', {
    summary: 'Get a new recovery code; the old one stops working',
    description: PROOF,
    body: proofBody,
    response: recoveryCodeResponse,
    ...own,
    errors: PASSWORD_ERRORS,
  }),
  passkeys: endpoint('passkeys', {
    summary: 'The passkeys of the account, oldest first, and whether it also has a password',
    response: passkeysResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  newPasskeyOptions: endpoint('newPasskeyOptions', {
    summary: 'What a browser needs to create another passkey (WebAuthn’s PublicKeyCredentialCreationOptionsJSON)',
    description: `${PROOF} The challenge lasts five minutes and works once, in this browser.`,
    body: proofBody,
    response: newPasskeyOptionsResponse,
    ...own,
    errors: PASSWORD_ERRORS,
  }),
  addPasskey: endpoint('addPasskey', {
    summary: 'Add the passkey that a browser created (WebAuthn’s RegistrationResponseJSON)',
    description: `At most ${PASSKEYS_MAX}. User verification is required, and attestation by a manufacturer isn’t accepted.`,
    body: addPasskeyBody,
    response: passkey,
    status: 201,
    ...own,
    errors: { ...WRITE_ERRORS, 409: 'The user has the maximum number of passkeys, or the challenge was used before' },
  }),
  renamePasskey: endpoint('renamePasskey', {
    summary: 'Rename a passkey',
    params: idParams,
    body: renamePasskeyBody,
    response: passkey,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_PASSKEY },
  }),
  removePasskey: endpoint('removePasskey', {
    summary: 'Remove a passkey. Every other session ends',
    description: 'The last passkey of an account without a password can’t be removed.',
    params: idParams,
    status: 204,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_PASSKEY, 409: 'The account has no other way to sign in' },
  }),
  deleteAccount: endpoint('deleteAccount', {
    summary: 'Delete the account and everything in it',
    description: PROOF,
    body: proofBody,
    status: 204,
    ...own,
    errors: PASSWORD_ERRORS,
  }),
} as const;
