/** Entry of the script that the service worker loads once a visitor has saved the search (scripts/offline-engine.ts). */
import type { OpenOfflineSearch } from '#schema/api/offline-search.ts';
import { openOfflineSearch } from './open-search.ts';

const engine: { openOfflineSearch: OpenOfflineSearch } = { openOfflineSearch };
Object.assign(globalThis, engine);
