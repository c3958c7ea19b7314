/** Failures as values with a stable code; this table is the one place that says what each answers. */
import type { Fault } from '#schema/api/meta.ts';

interface FailureKind {
  status: number;
  title: string;
  /** What a person reads when the failure brings no sentence of its own. */
  detail: string;
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
}

export const FAILURES = {
  'bad-parameter': { status: 400, title: 'Bad parameter', detail: 'A parameter of this address cannot be used.' },
  'malformed-body': { status: 400, title: 'Malformed body', detail: 'The body must be a JSON object.' },
  'not-signed-in': { status: 401, title: 'Not signed in', detail: 'You are not signed in.' },
  // In the words of the toasts, which show them as they are.
  'wrong-credentials': { status: 401, title: 'Wrong credentials', detail: 'Invalid username or password' },
  'wrong-recovery-code': { status: 401, title: 'Wrong recovery code', detail: 'Invalid username or recovery code' },
  'wrong-password': { status: 403, title: 'Wrong password', detail: 'That is not your password.' },
  'username-taken': { status: 409, title: 'Username taken', detail: 'Username already exists' },
  'not-bookmarked': { status: 404, title: 'Not bookmarked', detail: 'You have not bookmarked this university.' },
  'unknown-list': { status: 404, title: 'Unknown list', detail: 'You have no such list.' },
  'unknown-search': { status: 404, title: 'Unknown search', detail: 'You have no such saved search.' },
  'unknown-board': { status: 404, title: 'Unknown board', detail: 'You keep no such board.' },
  'unknown-link': {
    status: 404,
    title: 'Unknown link',
    detail: 'This link does not open a list. Its owner may have turned it off.',
  },
  'list-name-taken': { status: 409, title: 'Name taken', detail: 'You already have a list of this name.' },
  'id-taken': { status: 409, title: 'Id taken', detail: 'This id cannot be used.' },
  'limit-reached': { status: 409, title: 'Limit reached', detail: 'There can be no more of these.' },
  'wrong-origin': { status: 403, title: 'Wrong origin', detail: 'This can only be sent from a page of this site.' },
  'unknown-university': { status: 404, title: 'Unknown university', detail: 'No university has this address.' },
  'unknown-town': { status: 404, title: 'Unknown town', detail: 'No town with a university has this address.' },
  'unknown-major': { status: 404, title: 'Unknown major', detail: 'No major has this address.' },
  'unknown-address': { status: 404, title: 'Unknown address', detail: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'Method not allowed', detail: 'This address does not take this method.' },
  'body-too-slow': { status: 408, title: 'Body too slow', detail: 'What you sent did not come in time.' },
  'body-too-large': { status: 413, title: 'Body too large', detail: 'This is more than can be sent at once.' },
  'address-too-long': { status: 414, title: 'Address too long', detail: 'This address is too long.' },
  'not-json': { status: 415, title: 'Not JSON', detail: 'The body must be sent as application/json.' },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'That was sent too often. Please try again in a minute.',
    retryAfter: 60,
  },
  unavailable: {
    status: 503,
    title: 'Data unavailable',
    detail: 'The data cannot be reached right now. Please try again in a moment.',
    retryAfter: 5,
  },
  unexpected: {
    status: 500,
    title: 'Unexpected failure',
    detail: 'Something went wrong on our side. Please try again.',
  },
} as const satisfies Record<string, FailureKind>;
export type FailureCode = keyof typeof FAILURES;

export interface FailureDetails {
  detail?: string;
  faults?: Fault[];
  /** Methods the address takes, for method-not-allowed. */
  allow?: string;
  cause?: unknown;
}

/** A failure on its way to `failureResponse`. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(details.detail ?? FAILURES[code].detail, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** A 400 that lists every fault, each naming its parameter and what is allowed. */
export function badParameters(faults: Fault[]): Failure {
  return new Failure('bad-parameter', {
    faults,
    detail: faults.map(sentenceOf).join(' '),
  });
}

/** What a form says at its field is a sentence already; what a parameter must be begins with its name. */
export function sentenceOf({ parameter, message }: Fault): string {
  if (!/^\p{Lu}/u.test(message)) return `${parameter} ${message}.`;
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** Whether an error means that the data cannot be reached, so that an older answer is better than none. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Failure && error.code === 'unavailable';
}
