/** State that one isolate holds between requests. */
import type { Language } from '#schema/domain/formats/language.ts';
import type { LocatorPlates } from '#schema/domain/record/locator-plate.ts';
import { type Admission, emptyAdmission } from './admission.ts';
import { type DatasetStore, emptyDatasetStore } from './loaded-dataset.ts';
import { emptyMemoryCache, type MemoryCache, PAGE_BOUNDS } from './memory-cache.ts';

/** Answers in memory, and the account of what may be written to KV. */
export interface CachePartition {
  answers: MemoryCache;
  admission: Admission;
}

/** The site's index.html, taken apart where a page is written into it. */
export interface HeldShell {
  /** Its text between the gaps: one more than there are gaps. */
  texts: readonly string[];
  gaps: readonly ShellGap[];
  /** Which build of the site it belongs to. */
  release: string;
}

/** What is written into a gap. */
export type ShellGap = 'title' | 'description' | 'head' | 'root';

export interface IsolateState extends CachePartition {
  dataset: DatasetStore;
  /** Pages have a cache of their own: neither takes the other's memory or writes. */
  pages: CachePartition;
  /** Null until the first page; an isolate is of one release. */
  shells: Partial<Record<Language, HeldShell>>;
  /** Null until the first picture is drawn. */
  locatorPlates: LocatorPlates | null;
}

/** A fresh isolate's: nothing yet. */
export function emptyIsolateState(): IsolateState {
  return {
    dataset: emptyDatasetStore(),
    answers: emptyMemoryCache(),
    admission: emptyAdmission(),
    pages: emptyPages(),
    shells: {},
    locatorPlates: null,
  };
}

function emptyPages(): CachePartition {
  return { answers: emptyMemoryCache(PAGE_BOUNDS), admission: emptyAdmission() };
}
