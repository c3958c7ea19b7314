/** What one isolate remembers between requests. */
import { type Admission, emptyAdmission } from './admission.ts';
import { type HeldAnswers, noHeldAnswers, PAGE_BOUNDS } from './held-answers.ts';
import { type DatasetStore, emptyDatasetStore } from './held-dataset.ts';

/** Answers in memory, and the account of what may be written to KV. */
export interface AnswerRoom {
  answers: HeldAnswers;
  admission: Admission;
}

export interface IsolateState extends AnswerRoom {
  dataset: DatasetStore;
  /** Pages have a room of their own: neither takes the other's memory or writes. */
  pages: AnswerRoom;
}

/** A fresh isolate's: nothing yet. */
export function emptyIsolateState(): IsolateState {
  return { dataset: emptyDatasetStore(), answers: noHeldAnswers(), admission: emptyAdmission(), pages: emptyPages() };
}

function emptyPages(): AnswerRoom {
  return { answers: noHeldAnswers(PAGE_BOUNDS), admission: emptyAdmission() };
}
