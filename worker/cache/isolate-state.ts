/** What one isolate remembers between requests. */
import { type Admission, emptyAdmission } from './admission.ts';
import { type HeldAnswers, noHeldAnswers } from './held-answers.ts';
import { type DatasetStore, emptyDatasetStore } from './held-dataset.ts';

export interface IsolateState {
  dataset: DatasetStore;
  answers: HeldAnswers;
  admission: Admission;
}

/** A fresh isolate's: nothing yet. */
export function emptyIsolateState(): IsolateState {
  return { dataset: emptyDatasetStore(), answers: noHeldAnswers(), admission: emptyAdmission() };
}
