/** Build facts of the service worker: the build it belongs to; scripts/bring-together.ts writes it in. */

import type { Language } from '#schema/domain/formats/language.ts';

export interface Shell {
  /** Path of the page that stands for every page of the language. */
  page: string;
  /** Paths of the files every page is made of. */
  files: string[];
  /** The script that it starts with. */
  entry: string;
}

/** The search that a visitor may save. */
export interface SearchFacts {
  /** Path of the engine's script. */
  script: string;
  /** Bytes of it, compressed. */
  bytes: number;
  /** Path of the copy that it opens. */
  copy: string;
  /** Paths of the answers that it has. */
  paths: string[];
}

export interface BuildFacts {
  /** Hash of everything the shell is made of. */
  version: string;
  /** What the pages of each language are made of. */
  shells: Record<Language, Shell>;
  /** The endpoints whose answers may be kept: the same for everyone, and cacheable by their own declaration. */
  endpoints: { name: string; path: string; policy: string }[];
  search: SearchFacts;
}

declare const __BUILD_FACTS__: BuildFacts;

export const buildFacts: BuildFacts = __BUILD_FACTS__;
