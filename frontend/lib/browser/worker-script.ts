/** Registers the service worker, alone or with the engine of a saved search, and vouches for the scripts of workers. */
import { SCRIPT, SEARCH_CACHE, SEARCH_SCRIPT } from '#frontend/service-worker/protocol.ts';

type ScriptURL = (text: string) => string;

/** Present where the browser enforces trusted types; TypeScript's DOM does not know it. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: ScriptURL }) => { createScriptURL: ScriptURL };
}

let policy: { createScriptURL: ScriptURL } | undefined;

/** What a build names the workers of its pages. */
const PAGE_WORKER = /^\/assets\/[\w.-]+\.js$/;

/** An address that may become a script: of the service worker, or of a page's worker. The policy's name is the one that the page's headers allow. */
export function trusted(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (asked) => (asked === SEARCH_SCRIPT || PAGE_WORKER.test(asked) ? asked : SCRIPT),
  });
  return policy ? policy.createScriptURL(address) : address;
}

/** Whether the visitor has saved the search on this device. */
export const hasSavedSearch = (): Promise<boolean> => caches.has(SEARCH_CACHE);

/** Registers the worker, with the engine where the search is saved. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const address = (await hasSavedSearch()) ? SEARCH_SCRIPT : SCRIPT;
  return navigator.serviceWorker.register(trusted(address), { updateViaCache: 'none' });
}
