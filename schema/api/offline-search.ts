/** What the search that a visitor saves is to the service worker: an engine of its own script, and the copy it opens. */

/** The endpoints that the engine answers. */
export const OFFLINE_ENDPOINTS = [
  'searchUniversities',
  'suggestUniversities',
  'universityPoints',
  'universityPrices',
] as const;

/** An answer of the engine, as the Worker's would be. */
export interface OfflineAnswer {
  status: number;
  contentType: string;
  body: string;
}

/** Answers from an opened copy. */
export interface OfflineSearch {
  /** The version of the copy's dataset. */
  version: string;
  /** Null for what only the network can answer. The day (ISO) decides which deadlines are ahead. */
  answer: (address: string, day: string) => Promise<OfflineAnswer | null>;
}

/** Opens the bytes of a copy. Throws when they are damaged or of another layout. */
export type OpenOfflineSearch = (copy: Uint8Array) => OfflineSearch;
