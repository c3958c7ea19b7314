/** The endpoints of what belongs to a signed-in user. Each answers that user alone, and nothing of it is ever stored. */

import { PLAN_ITEMS_MAX } from '../domain/plan/plan.ts';
import {
  ACCOUNT_BYTES_MAX,
  BOARDS_MAX,
  BODY_MAX,
  EXPORTS_AN_HOUR,
  LIST_PLACE_BYTES,
  LISTS_BYTES_MAX,
  LISTS_MAX,
  MERGE_MAX,
  RECENTLY_VIEWED_MAX,
  SAVED_SEARCHES_MAX,
} from '../domain/site/limits.ts';
import { accountExport, changePasswordBody, passwordBody, recoveryCodeResponse } from './account.ts';
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
  401: 'Nobody is signed in',
  503: 'The data cannot be reached right now; Retry-After says when to ask again',
} as const;
const DOWNLOAD_ERRORS = { ...READ_ERRORS, 403: 'Another site led here' } as const;
const WRITE_ERRORS = {
  ...READ_ERRORS,
  400: 'A parameter, the body or a field of it cannot be used',
  403: 'Not sent from a page of this site',
  429: 'More than 120 changes in a minute, refused ones included; Retry-After says when to try again',
  413: `The body is larger than ${BODY_MAX.toLocaleString('en-US')} bytes`,
  415: 'The body is not sent as application/json',
} as const;
const UNKNOWN_UNIVERSITY = 'No university has this id';
const ACCOUNT_FULL = `notes, plan, boards and saved searches would take up more than ${ACCOUNT_BYTES_MAX.toLocaleString('en-US')} bytes together`;
const UNKNOWN_LIST = 'The user has no list of this id';
const UNKNOWN_BOARD = 'The user keeps no decision board of this id';
const BAD_PARAMETER = 'A parameter does not parse or is out of range';
const PAGED = 'Newest first; `next` of a page is `after` of the page that follows.';
/** What is refused of a password besides its length, wherever one is set. */
export const WEAK_PASSWORDS =
  'A password that is, or is nearly, the name, that is among the 10,000 most common or follows from one, that is a pattern or a date, or that consists of spaces only is refused with 400.';
const PASSWORD_ERRORS = {
  ...WRITE_ERRORS,
  403: 'That is not the password; or not sent from a page of this site',
  429: 'Sent too often; Retry-After says when to try again',
} as const;

export const personalEndpoints = {
  user: endpoint('user', {
    summary: 'Who is signed in',
    response: userResponse,
    ...own,
    errors: READ_ERRORS,
  }),

  bookmarks: endpoint('bookmarks', {
    summary: 'The universities that the user keeps, with notes and lists',
    description: PAGED,
    query: pageQuery,
    response: bookmarksResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER },
  }),
  bookmarkIds: endpoint('bookmarkIds', {
    summary: 'The ids of the kept universities, 500 at a time',
    description: PAGED,
    query: bookmarkIdsQuery,
    response: bookmarkIdsResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER },
  }),
  exportBookmarks: endpoint('exportBookmarks', {
    summary: 'The kept universities with notes, lists and figures as a CSV file (RFC 4180, UTF-8 with BOM)',
    description: 'A cell that a spreadsheet would run as a formula has an apostrophe in front.',
    contentType: 'text/csv; charset=utf-8',
    download: true,
    ...own,
    errors: DOWNLOAD_ERRORS,
  }),
  addBookmark: endpoint('addBookmark', {
    summary: 'Keep a university',
    description:
      'One that is kept already stays as it is, but for a note that is sent along. The body may be left out.',
    params: universityParams,
    body: addBookmarkBody,
    response: bookmarkCountResponse,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_UNIVERSITY, 409: `The user’s ${ACCOUNT_FULL}` },
  }),
  annotateBookmark: endpoint('annotateBookmark', {
    summary: 'Write the private note of a kept university; an empty one takes it away',
    description: 'With `before`, a note that another device changed since is left alone.',
    params: universityParams,
    body: noteBody,
    status: 204,
    ...own,
    errors: {
      ...WRITE_ERRORS,
      404: 'The user does not keep this university',
      409: `The note is not the one that was read, or the user’s ${ACCOUNT_FULL}`,
    },
  }),
  removeBookmark: endpoint('removeBookmark', {
    summary: 'Keep a university no longer; it leaves every list, and its note is gone',
    params: universityParams,
    response: bookmarkCountResponse,
    ...own,
    errors: WRITE_ERRORS,
  }),
  clearBookmarks: endpoint('clearBookmarks', {
    summary: 'Keep nothing any longer; the lists stay, empty',
    response: bookmarkCountResponse,
    ...own,
    errors: WRITE_ERRORS,
  }),
  mergeBookmarks: endpoint('mergeBookmarks', {
    summary: 'Take over what a browser kept before signing in',
    description: `At most ${MERGE_MAX} ids, the newest first. What is kept already stays as it is, ids that nobody has are left out, and sending it again changes nothing.`,
    body: mergeBookmarksBody,
    response: mergeBookmarksResponse,
    ...own,
    errors: WRITE_ERRORS,
  }),

  history: endpoint('history', {
    summary: `The last ${RECENTLY_VIEWED_MAX} universities that the user looked at, newest first`,
    response: historyResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  addView: endpoint('addView', {
    summary: 'Note that a university was looked at; nothing is noted when the user has chosen so',
    params: universityParams,
    status: 204,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_UNIVERSITY },
  }),
  mergeViews: endpoint('mergeViews', {
    summary: 'Take over what a browser noted before signing in, each with its time; the later time counts',
    body: mergeViewsBody,
    status: 204,
    ...own,
    errors: WRITE_ERRORS,
  }),
  clearHistory: endpoint('clearHistory', {
    summary: 'Forget what was looked at',
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
    summary: 'Make a list',
    description: `At most ${LISTS_MAX}; names are unique without regard to case. With an \`id\` it can be sent again without making a second.`,
    body: addListBody,
    response: list,
    status: 201,
    ...own,
    errors: { ...WRITE_ERRORS, 409: 'The name or the id is taken, or there are as many lists as there may be' },
  }),
  list: endpoint('list', {
    summary: 'A list with its universities, the latest added first',
    description: '`next` of a page is `after` of the page that follows.',
    params: idParams,
    query: pageQuery,
    response: listResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER, 404: UNKNOWN_LIST },
  }),
  renameList: endpoint('renameList', {
    summary: 'Give a list another name',
    params: idParams,
    body: renameListBody,
    response: list,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_LIST, 409: 'Another list has the name' },
  }),
  removeList: endpoint('removeList', {
    summary: 'Delete a list; its universities stay bookmarked',
    params: idParams,
    status: 204,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_LIST },
  }),
  addToList: endpoint('addToList', {
    summary: 'Put a university in a list; it is bookmarked when it was not',
    params: memberParams,
    response: memberResponse,
    ...own,
    errors: {
      ...WRITE_ERRORS,
      404: 'The user has no list of this id, or no university has this id',
      409: `The lists hold ${(LISTS_BYTES_MAX / LIST_PLACE_BYTES).toLocaleString('en-US')} universities together, which is all there may be`,
    },
  }),
  removeFromList: endpoint('removeFromList', {
    summary: 'Take a university out of a list; it stays bookmarked',
    params: memberParams,
    response: memberResponse,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_LIST },
  }),

  searches: endpoint('searches', {
    summary: 'The saved searches, newest first, each with what is new or changed since it was seen',
    description: `${PAGED} All ${SAVED_SEARCHES_MAX} come at once where they only filter; searches by words take longer to count, so that a page holds few of them.`,
    query: savedSearchesQuery,
    response: savedSearchesResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER },
  }),
  saveSearch: endpoint('saveSearch', {
    summary: 'Save a search under a name',
    description: `At most ${SAVED_SEARCHES_MAX}. \`query\` is that of the search page's address; the page of results does not count. A search that is saved already gets the name.`,
    body: saveSearchBody,
    response: savedSearch,
    status: 201,
    ...own,
    errors: { ...WRITE_ERRORS, 409: `There are as many saved searches as there may be, or ${ACCOUNT_FULL}` },
  }),
  changeSearch: endpoint('changeSearch', {
    summary: 'Give a saved search another name, or note that its results were seen',
    params: idParams,
    body: changeSearchBody,
    response: savedSearch,
    ...own,
    errors: { ...WRITE_ERRORS, 404: 'The user has no saved search of this id' },
  }),
  removeSearch: endpoint('removeSearch', {
    summary: 'Delete a saved search',
    params: idParams,
    status: 204,
    ...own,
    errors: { ...WRITE_ERRORS, 404: 'The user has no saved search of this id' },
  }),

  boards: endpoint('boards', {
    summary: 'The kept decision boards, the latest changed first',
    response: boardsResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  keepBoard: endpoint('keepBoard', {
    summary: 'Keep a decision board under a name, or what has become of it',
    description: `At most ${BOARDS_MAX}. The id is a UUID that the browser makes, so that it can be sent again without making a second. With \`changedAt\`, a board that was changed or deleted since is left alone.`,
    params: boardParams,
    body: keepBoardBody,
    response: savedBoard,
    ...own,
    errors: {
      ...WRITE_ERRORS,
      409: `The board was changed since, the id is taken, there are as many boards as there may be, or ${ACCOUNT_FULL}`,
    },
  }),
  removeBoard: endpoint('removeBoard', {
    summary: 'Delete a kept decision board',
    params: idParams,
    status: 204,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_BOARD },
  }),

  links: endpoint('links', {
    summary: 'The links by which the user shares something, oldest first',
    response: linksResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  addLink: endpoint('addLink', {
    summary: 'Make a link to a list, to all bookmarks (`list` with an empty subject) or to the dates of the plan',
    description:
      'There is one link to each: asked for again, the same one is answered. What it shows follows what the user changes.',
    body: addLinkBody,
    response: sharedLink,
    status: 201,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_LIST },
  }),
  removeLink: endpoint('removeLink', {
    summary: 'Take a link back: from then on it opens nothing',
    description: 'One that is not the user’s is left as it is, and that is not said.',
    params: tokenParams,
    status: 204,
    ...own,
    errors: WRITE_ERRORS,
  }),

  preferences: endpoint('preferences', {
    summary: 'What the user prefers, wants to be told of, and allows',
    response: preferencesResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  setPreferences: endpoint('setPreferences', {
    summary: 'Set any of the three parts; one that is left out stays as it is',
    description: 'Choosing not to keep a history deletes what was kept of it.',
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
    summary: 'What the user has settled for universities and scholarships',
    response: planResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  changePlan: endpoint('changePlan', {
    summary: 'Set entries of the plan, or take them out with null',
    description:
      'All of them or none. What is not named stays as it is. With `changedAt` an entry is only changed if it is still the one that was read.',
    body: changePlanBody,
    status: 204,
    ...own,
    errors: {
      ...WRITE_ERRORS,
      409: `An entry was changed since it was read, there would be more than ${PLAN_ITEMS_MAX}, or ${ACCOUNT_FULL}`,
    },
  }),

  hidden: endpoint('hidden', {
    summary: 'The universities that the user does not want to see in results, the latest hidden first',
    response: hiddenResponse,
    ...own,
    errors: READ_ERRORS,
  }),
  hide: endpoint('hide', {
    summary: 'Hide a university from results',
    params: universityParams,
    status: 204,
    ...own,
    errors: { ...WRITE_ERRORS, 404: UNKNOWN_UNIVERSITY, 409: 'There are as many hidden as there may be' },
  }),
  unhide: endpoint('unhide', {
    summary: 'Show a university in results again',
    params: universityParams,
    status: 204,
    ...own,
    errors: WRITE_ERRORS,
  }),
  clearHidden: endpoint('clearHidden', {
    summary: 'Show every hidden university again',
    status: 204,
    ...own,
    errors: WRITE_ERRORS,
  }),

  notifications: endpoint('notifications', {
    summary: 'What new data changed about the kept universities',
    description: PAGED,
    query: pageQuery,
    response: notificationsResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER },
  }),
  readNotifications: endpoint('readNotifications', {
    summary: 'Note that notifications were read: those of `ids`, or all',
    body: readNotificationsBody,
    status: 204,
    ...own,
    errors: WRITE_ERRORS,
  }),

  recommendations: endpoint('recommendations', {
    summary: 'Universities recommended to the user, best first, each with two reasons',
    description:
      'From what the user looked at, keeps and prefers, and from what others keep together; never one that is kept or hidden. `base` is a university to go out from.',
    query: recommendationsQuery,
    response: recommendationsResponse,
    ...own,
    errors: { ...READ_ERRORS, 400: BAD_PARAMETER, 404: UNKNOWN_UNIVERSITY },
  }),

  exportAccount: endpoint('exportAccount', {
    summary: 'Everything the account holds, as a file',
    response: accountExport,
    download: true,
    ...own,
    errors: { ...DOWNLOAD_ERRORS, 429: `More than ${EXPORTS_AN_HOUR} an hour; Retry-After says when to try again` },
  }),
  changePassword: endpoint('changePassword', {
    summary:
      'Change the password; every other session ends, and another recovery code takes the place of the one before',
    description: WEAK_PASSWORDS,
    body: changePasswordBody,
    response: recoveryCodeResponse,
    ...own,
    errors: PASSWORD_ERRORS,
  }),
  replaceRecoveryCode: endpoint('replaceRecoveryCode', {
    summary: 'Get another recovery code; the one before no longer counts',
    body: passwordBody,
    response: recoveryCodeResponse,
    ...own,
    errors: PASSWORD_ERRORS,
  }),
  deleteAccount: endpoint('deleteAccount', {
    summary: 'Delete the account with everything it holds',
    body: passwordBody,
    status: 204,
    ...own,
    errors: PASSWORD_ERRORS,
  }),
} as const;
