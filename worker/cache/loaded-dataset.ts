/** The dataset an isolate answers from: its version and its opened search snapshot. */
import type { Manifest } from '#schema/domain/record/dataset.ts';
import type { ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';

/** What is known of a dataset besides the snapshot; small enough to be a KV entry's metadata. */
export interface DatasetLabel {
  version: string;
  /** Which code made the rows and the snapshot of this version; see data/seed/load-key.ts. */
  loadKey: string | null;
  previousVersion: string | null;
  affordability: Manifest['affordability'];
  /** The newest year that any of its sources names; null when none does. */
  newestYear: string | null;
}

export interface LoadedDataset extends DatasetLabel {
  snapshot: Snapshot;
  /** Its programs; null until the first question for programs (program-store.ts). */
  programs: ProgramSnapshot | null;
  /** Cards read with it, by id, the one longest unused first (queries/held-cards.ts). */
  cards: Map<number, unknown>;
}

/**
 * Whether the rows are of a newer dataset than a snapshot: another release's data is loaded, and this one goes on with
 * what was left of its own until it is replaced. What it answers meanwhile is not for keeping.
 */
export function isBehind({ version, snapshot, programs }: LoadedDataset): boolean {
  return snapshot.version !== version || (programs !== null && programs.version !== version);
}

export interface DatasetStore {
  held: LoadedDataset | null;
  /** When D1 last confirmed what is held, in milliseconds; 0 when it came from KV and D1 was not asked yet. */
  confirmedAt: number;
}

export function emptyDatasetStore(): DatasetStore {
  return { held: null, confirmedAt: 0 };
}
