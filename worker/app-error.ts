/** Failures as values with a stable code; this table is the one place that says what each answers. */
import type { Fault } from '#schema/api/meta.ts';
import { FAILURE_TEXTS, type FailureReason } from '#schema/domain/site/failure-texts.ts';

interface FailureKind {
  status: number;
  title: string;
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
}

export const ERRORS = {
  'bad-parameter': { status: 400, title: 'Bad parameter' },
  'malformed-body': { status: 400, title: 'Malformed body' },
  'not-signed-in': { status: 401, title: 'Not signed in' },
  'wrong-credentials': { status: 401, title: 'Wrong credentials' },
  'wrong-recovery-code': { status: 401, title: 'Wrong recovery code' },
  'wrong-password': { status: 403, title: 'Wrong password' },
  'wrong-passkey': { status: 401, title: 'Wrong passkey' },
  'foreign-passkey': { status: 403, title: 'Not a passkey of this account' },
  'passkey-expired': { status: 400, title: 'Passkey took too long' },
  'passkey-used': { status: 409, title: 'Passkey used already' },
  'passkey-refused': { status: 400, title: 'Passkey refused' },
  'unknown-passkey': { status: 404, title: 'Unknown passkey' },
  'last-passkey': { status: 409, title: 'Last passkey' },
  'username-taken': { status: 409, title: 'Username taken' },
  'not-bookmarked': { status: 404, title: 'Not bookmarked' },
  'unknown-list': { status: 404, title: 'Unknown list' },
  'unknown-search': { status: 404, title: 'Unknown search' },
  'unknown-board': { status: 404, title: 'Unknown board' },
  'unknown-link': {
    status: 404,
    title: 'Unknown link',
  },
  'list-name-taken': { status: 409, title: 'Name taken' },
  'id-taken': { status: 409, title: 'Id taken' },
  'changed-elsewhere': { status: 409, title: 'Changed elsewhere' },
  'limit-reached': { status: 409, title: 'Limit reached' },
  'wrong-origin': { status: 403, title: 'Wrong origin' },
  'unknown-university': { status: 404, title: 'Unknown university' },
  'unknown-town': { status: 404, title: 'Unknown town' },
  'unknown-major': { status: 404, title: 'Unknown major' },
  'unknown-career': { status: 404, title: 'Unknown career' },
  'unknown-address': { status: 404, title: 'Unknown address' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'body-too-slow': { status: 408, title: 'Body too slow' },
  'body-too-large': { status: 413, title: 'Body too large' },
  'address-too-long': { status: 414, title: 'Address too long' },
  'not-json': { status: 415, title: 'Not JSON' },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    retryAfter: 60,
  },
  unavailable: {
    status: 503,
    title: 'Data unavailable',
    retryAfter: 5,
  },
  unexpected: {
    status: 500,
    title: 'Unexpected failure',
  },
} as const satisfies Record<string, FailureKind>;
export type ErrorCode = keyof typeof ERRORS;

/** Seconds after which asking again makes sense, where a code's own are too few: counts of an hour and of a day. */
export const RETRY_AFTER: Partial<Record<FailureReason, number>> = {
  'too-many-exports': 60 * 60,
  'too-many-imports': 60 * 60,
  'too-many-accounts': 24 * 60 * 60,
};

export interface ErrorDetails {
  /** What it is more exactly, where its code says too little to people. */
  reason?: FailureReason;
  /** What it says, where that is neither its code's text nor its reason's. */
  detail?: string;
  faults?: Fault[];
  /** Methods the address takes, for method-not-allowed. */
  allow?: string;
  cause?: unknown;
}

/** A failure on its way to `failureResponse`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.detail ?? FAILURE_TEXTS[details.reason ?? code], { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}

/** A 400 that lists every fault, each naming its parameter and what is allowed. */
export function badParameters(faults: Fault[]): AppError {
  return new AppError('bad-parameter', {
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
  return error instanceof AppError && error.code === 'unavailable';
}
