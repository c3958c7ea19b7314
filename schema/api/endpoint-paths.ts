/**
 * Method, path and authentication of every endpoint, by name: what it takes to find one. The contracts are in endpoints.ts;
 * this table has none, so that a page can load it without them and without zod.
 */

import type { PASSKEY_PATHS } from './passkey-paths.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where an endpoint is and who may call it. */
export interface EndpointAddress {
  method: Method;
  /** itty-router path; parameters as `:name`. */
  path: string;
  /** Whether it takes a signed-in user's cookie: without one it answers 401, and what it answers is that user's alone. */
  auth: 'none' | 'session';
}

export const ENDPOINT_PATHS = {
  searchUniversities: { method: 'GET', path: '/api/universities/search', auth: 'none' },
  universityPoints: { method: 'GET', path: '/api/universities/points', auth: 'none' },
  suggestUniversities: { method: 'GET', path: '/api/universities/suggest', auth: 'none' },
  universityBySlug: { method: 'GET', path: '/api/universities/by-slug/:slug', auth: 'none' },
  universityDirections: { method: 'GET', path: '/api/universities/by-slug/:slug/directions', auth: 'none' },
  compareUniversities: { method: 'GET', path: '/api/universities/compare', auth: 'none' },
  universityPrices: { method: 'GET', path: '/api/universities/prices', auth: 'none' },
  universityAdmissions: { method: 'GET', path: '/api/universities/admissions', auth: 'none' },
  universityApplying: { method: 'GET', path: '/api/universities/applying', auth: 'none' },
  exportUniversities: { method: 'GET', path: '/api/universities/export.csv', auth: 'none' },
  searchLocations: { method: 'GET', path: '/api/locations', auth: 'none' },
  town: { method: 'GET', path: '/api/locations/:town', auth: 'none' },
  findPrograms: { method: 'GET', path: '/api/programs', auth: 'none' },
  listMajors: { method: 'GET', path: '/api/majors', auth: 'none' },
  major: { method: 'GET', path: '/api/majors/:major', auth: 'none' },
  listCareers: { method: 'GET', path: '/api/careers', auth: 'none' },
  career: { method: 'GET', path: '/api/careers/:career', auth: 'none' },
  twoYears: { method: 'GET', path: '/api/two-years', auth: 'none' },
  subscribe: { method: 'POST', path: '/api/subscribe', auth: 'none' },
  contact: { method: 'POST', path: '/api/contact', auth: 'none' },
  helpVote: { method: 'POST', path: '/api/help/votes', auth: 'none' },
  login: { method: 'POST', path: '/api/login', auth: 'none' },
  register: { method: 'POST', path: '/api/register', auth: 'none' },
  logout: { method: 'POST', path: '/api/logout', auth: 'none' },
  recover: { method: 'POST', path: '/api/recover', auth: 'none' },
  user: { method: 'GET', path: '/api/user', auth: 'session' },
  bookmarks: { method: 'GET', path: '/api/bookmarks', auth: 'session' },
  bookmarkIds: { method: 'GET', path: '/api/bookmarks/ids', auth: 'session' },
  exportBookmarks: { method: 'GET', path: '/api/bookmarks/export.csv', auth: 'session' },
  addBookmark: { method: 'PUT', path: '/api/bookmarks/:universityId', auth: 'session' },
  annotateBookmark: { method: 'PATCH', path: '/api/bookmarks/:universityId', auth: 'session' },
  removeBookmark: { method: 'DELETE', path: '/api/bookmarks/:universityId', auth: 'session' },
  clearBookmarks: { method: 'DELETE', path: '/api/bookmarks', auth: 'session' },
  mergeBookmarks: { method: 'POST', path: '/api/bookmarks/merge', auth: 'session' },
  history: { method: 'GET', path: '/api/history', auth: 'session' },
  addView: { method: 'PUT', path: '/api/history/:universityId', auth: 'session' },
  mergeViews: { method: 'POST', path: '/api/history/merge', auth: 'session' },
  clearHistory: { method: 'DELETE', path: '/api/history', auth: 'session' },
  lists: { method: 'GET', path: '/api/lists', auth: 'session' },
  addList: { method: 'POST', path: '/api/lists', auth: 'session' },
  list: { method: 'GET', path: '/api/lists/:id', auth: 'session' },
  renameList: { method: 'PATCH', path: '/api/lists/:id', auth: 'session' },
  removeList: { method: 'DELETE', path: '/api/lists/:id', auth: 'session' },
  addToList: { method: 'PUT', path: '/api/lists/:id/members/:universityId', auth: 'session' },
  removeFromList: { method: 'DELETE', path: '/api/lists/:id/members/:universityId', auth: 'session' },
  searches: { method: 'GET', path: '/api/searches', auth: 'session' },
  saveSearch: { method: 'POST', path: '/api/searches', auth: 'session' },
  changeSearch: { method: 'PATCH', path: '/api/searches/:id', auth: 'session' },
  removeSearch: { method: 'DELETE', path: '/api/searches/:id', auth: 'session' },
  boards: { method: 'GET', path: '/api/boards', auth: 'session' },
  keepBoard: { method: 'PUT', path: '/api/boards/:id', auth: 'session' },
  removeBoard: { method: 'DELETE', path: '/api/boards/:id', auth: 'session' },
  links: { method: 'GET', path: '/api/links', auth: 'session' },
  addLink: { method: 'POST', path: '/api/links', auth: 'session' },
  removeLink: { method: 'DELETE', path: '/api/links/:token', auth: 'session' },
  preferences: { method: 'GET', path: '/api/preferences', auth: 'session' },
  setPreferences: { method: 'PUT', path: '/api/preferences', auth: 'session' },
  dashboard: { method: 'GET', path: '/api/dashboard', auth: 'session' },
  setDashboard: { method: 'PUT', path: '/api/dashboard', auth: 'session' },
  plan: { method: 'GET', path: '/api/plan', auth: 'session' },
  changePlan: { method: 'PATCH', path: '/api/plan', auth: 'session' },
  hidden: { method: 'GET', path: '/api/hidden', auth: 'session' },
  hide: { method: 'PUT', path: '/api/hidden/:universityId', auth: 'session' },
  unhide: { method: 'DELETE', path: '/api/hidden/:universityId', auth: 'session' },
  clearHidden: { method: 'DELETE', path: '/api/hidden', auth: 'session' },
  notifications: { method: 'GET', path: '/api/notifications', auth: 'session' },
  readNotifications: { method: 'POST', path: '/api/notifications/read', auth: 'session' },
  recommendations: { method: 'GET', path: '/api/recommendations', auth: 'session' },
  exportAccount: { method: 'GET', path: '/api/account/export', auth: 'session' },
  importAccount: { method: 'POST', path: '/api/account/import', auth: 'session' },
  changePassword: { method: 'PUT', path: '/api/account/password', auth: 'session' },
  replaceRecoveryCode: { method: 'POST', path: '/api/account/recovery-code', auth: 'session' },
  deleteAccount: { method: 'DELETE', path: '/api/account', auth: 'session' },
  listUniversities: { method: 'GET', path: '/api/universities/list', auth: 'none' },
  listFile: { method: 'GET', path: '/api/universities/list.csv', auth: 'none' },
  sharedList: { method: 'GET', path: '/api/shared/:token', auth: 'none' },
  meta: { method: 'GET', path: '/api/meta', auth: 'none' },
  health: { method: 'GET', path: '/api/health', auth: 'none' },
  openapi: { method: 'GET', path: '/api/openapi.json', auth: 'none' },
} as const satisfies Record<string, EndpointAddress>;

export type EndpointName = keyof typeof ENDPOINT_PATHS | keyof typeof PASSKEY_PATHS;
