/**
 * English sentences of the API's failures, by code or, where the code is too coarse, by reason. A page in another
 * language says it by the same key (`failureWords` of frontend/content).
 */

import { PLAN_ITEMS_MAX } from '../plan/plan.ts';
import {
  ACCOUNT_BYTES_MAX,
  BOARDS_MAX,
  HIDDEN_MAX,
  LIST_PLACE_BYTES,
  LISTS_BYTES_MAX,
  LISTS_MAX,
  PASSKEYS_MAX,
  SAVED_SEARCHES_MAX,
} from './limits.ts';

const grouped = new Intl.NumberFormat('en-US');

export const FAILURE_TEXTS = {
  'bad-parameter': 'This request has a parameter we can’t use.',
  'malformed-body': 'The body must be a JSON object.',
  'not-signed-in': 'You are not signed in.',
  // In the words of the toasts, which show them as they are.
  'wrong-credentials': 'Invalid username or password',
  'wrong-recovery-code': 'Invalid username or recovery code',
  'wrong-password': 'That is not your password.',
  'wrong-passkey': 'This passkey doesn’t open an account here. It may have been removed.',
  'foreign-passkey': 'That passkey isn’t for this account.',
  'passkey-expired': 'That took too long. Please try again.',
  'passkey-used': 'This was sent before. Please try again.',
  'passkey-refused': 'We couldn’t use this passkey. Please try again, or try another device.',
  'unknown-passkey': 'We can’t find that passkey.',
  'last-passkey': 'This passkey is the only way to sign in. Set a password or add another passkey first.',
  'passkeys-full': `You can have up to ${PASSKEYS_MAX} passkeys. Remove one to add another.`,
  'username-taken': 'Username already exists',
  'not-bookmarked': 'You haven’t bookmarked this university.',
  'unknown-list': 'We can’t find that list.',
  'unknown-search': 'We can’t find that saved search.',
  'unknown-board': 'We can’t find that board.',
  'unknown-link': 'This link doesn’t open a list. Its owner may have turned it off.',
  'list-name-taken': 'You already have a list with this name.',
  'id-taken': 'This id can’t be used.',
  'changed-elsewhere': 'This was changed on another device since you opened it.',
  'limit-reached': 'You’ve reached the limit for these.',
  'lists-full': `You can have up to ${LISTS_MAX} lists. Delete one to make another.`,
  'list-places-full': `Your lists are full (${grouped.format(LISTS_BYTES_MAX / LIST_PLACE_BYTES)} schools). Remove one to add another.`,
  'account-full': `Your account is full. Your notes, plan, boards and saved searches can take up ${ACCOUNT_BYTES_MAX / 1_000_000} MB together. Shorten or delete something to add more.`,
  'searches-full': `You can have up to ${SAVED_SEARCHES_MAX} saved searches. Delete one to save another.`,
  'boards-full': `You can save up to ${BOARDS_MAX} boards. Delete one to save another.`,
  'hidden-full': `You can hide up to ${grouped.format(HIDDEN_MAX)} universities. Show one again to hide another.`,
  'plan-full': `Your plan can hold up to ${PLAN_ITEMS_MAX} entries. Remove one to add another.`,
  'wrong-origin': 'This can only be sent from a page of this site.',
  'download-wrong-origin': 'This download can only be started from a page of this site.',
  'unknown-university': 'We couldn’t find that university.',
  'unknown-university-id': 'No university has this id.',
  'unknown-town': 'We couldn’t find that town.',
  'unknown-career': 'We couldn’t find that career.',
  'unknown-major': 'We couldn’t find that major.',
  'unknown-address': 'There is nothing here.',
  'method-not-allowed': 'This address doesn’t accept this method.',
  'body-too-slow': 'What you sent took too long to arrive.',
  'body-too-large': 'This is too large to send at once.',
  'address-too-long': 'This address is too long.',
  'not-json': 'The body must be sent as application/json.',
  'too-many-requests': 'Too many tries in a short time. Please try again in a minute.',
  'too-many-accounts': 'Too many accounts were created from your network today. Please try again tomorrow.',
  'too-many-exports': 'You have downloaded this file too many times. Please try again in an hour.',
  'too-many-imports': 'You have opened files here too many times. Please try again in an hour.',
  'file-unknown-university': 'This file has a school that was never on this site. Nothing was changed.',
  unavailable: 'We couldn’t reach our data. Please try again in a moment.',
  'sign-in-unavailable': 'We couldn’t sign you in. Please try again later.',
  'not-stored': 'We couldn’t save this. Please try again in a moment.',
  'no-room': 'We’re too busy. Please try again later.',
  unexpected: 'Something went wrong on our side. Please try again.',
} as const satisfies Record<string, string>;
export type FailureReason = keyof typeof FAILURE_TEXTS;
