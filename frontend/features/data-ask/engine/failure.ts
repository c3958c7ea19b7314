/** Why a question was not answered. Words for each are in content/<language>/site/data-ask.ts. */

export type FailureReason =
  | { kind: 'empty' }
  | { kind: 'too-long'; max: number }
  | { kind: 'not-select' }
  /** `at` counts from 0; `found` is empty at the end. */
  | { kind: 'syntax'; at: number; found: string }
  | { kind: 'too-deep' }
  | { kind: 'unknown-table'; name: string; near: readonly string[] }
  | { kind: 'unknown-column'; name: string; near: readonly string[] }
  | { kind: 'unknown-function'; name: string; near: readonly string[] }
  | { kind: 'arguments'; name: string }
  | { kind: 'ambiguous-column'; name: string; tables: readonly string[] }
  | { kind: 'same-name'; name: string }
  | { kind: 'hidden-column'; name: string }
  | { kind: 'unsupported'; what: Unsupported }
  | { kind: 'kinds'; found: string }
  | { kind: 'compare-null' }
  | { kind: 'condition'; found: string }
  | { kind: 'not-condition'; found: string }
  | { kind: 'ungrouped'; name: string }
  | { kind: 'aggregate'; name: string }
  | { kind: 'one-column' }
  | { kind: 'column-count'; left: number; right: number }
  | { kind: 'too-many-rows'; max: number }
  | { kind: 'time'; seconds: number }
  | { kind: 'no-files' }
  | { kind: 'network' }
  /** Whatever the engine could not do and did not say how. */
  | { kind: 'engine' };

/** What SQL has and this page does not. */
export const UNSUPPORTED = [
  'outer-column',
  'window',
  'cast',
  'join',
  'join-on',
  'outer-join',
  'table-function',
  'distinct-aggregate',
  'distinct-order',
  'in-list',
  'literal',
  'order-compound',
  'remainder',
  'all',
] as const;
export type Unsupported = (typeof UNSUPPORTED)[number];

/** The one error that a question may end with. */
export class QuestionFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, cause?: unknown) {
    super(reason.kind, { cause });
    this.reason = reason;
  }
}

export function fail(reason: FailureReason, cause?: unknown): never {
  throw new QuestionFailure(reason, cause);
}
