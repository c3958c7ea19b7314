/** Tracks whether a newer build of the site is deployed, and whether this page still works without it. */

import { useSyncExternalStore } from 'react';
import { toLocalizedPath } from '../links/localized-paths.ts';

/** `ready`: a reload would bring it; `needed`: something of this page was not there or not understood without it. */
export type NewerBuild = 'ready' | 'needed';

let newer: NewerBuild | null = null;
const listeners = new Set<() => void>();

export function noteNewerBuild(found: NewerBuild): void {
  if (newer === 'needed') return;
  newer = found;
  for (const listener of listeners) listener();
}

/** What is known of a newer build; null while this page's is the newest. */
export function useNewerBuild(): NewerBuild | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => newer,
    () => null,
  );
}

/**
 * After a file of this page's build could not be had: whether the site's pages name another build by now. The failure
 * itself does not say whether the file is gone or the network.
 */
export async function lookForNewerBuild(): Promise<void> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (!script || newer === 'needed') return;
  try {
    const page = await fetch(toLocalizedPath('/'), { cache: 'no-store' });
    if (page.ok && !(await page.text()).includes(script)) noteNewerBuild('needed');
  } catch {
    // No network, or not for long enough: nothing is known.
  }
}
