/** What the page and its worker say to each other. The worker has no network: the page hands it the files. */
import type { ReleaseTable } from '#schema/domain/site/release-tables.ts';
import type { FailureReason } from './engine/failure.ts';
import type { Answer } from './engine/run-question.ts';

export type ToWorker =
  | { question: string }
  | { table: ReleaseTable; file: ArrayBuffer }
  | { table: ReleaseTable; failure: FailureReason };

export type Answered = { answer: Answer } | { failure: FailureReason };
export type FromWorker = Answered | { needs: ReleaseTable };
