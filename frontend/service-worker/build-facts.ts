/** What the worker knows of the build it belongs to; vite.config.ts writes it in. */

export interface BuildFacts {
  /** Hash of everything the shell is made of. */
  version: string;
  /** Paths of the files every page is made of. */
  files: string[];
  /** The script that index.html starts with. */
  entry: string;
  /** The endpoints whose answers may be kept: the same for everyone, and cacheable by their own declaration. */
  endpoints: { name: string; path: string; policy: string }[];
}

declare const __BUILD_FACTS__: BuildFacts;

export const buildFacts: BuildFacts = __BUILD_FACTS__;
