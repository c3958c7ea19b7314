/**
 * Vite plugin: leaves out of the Worker's copy of the site what it never draws, so that its bundle stays small: what a
 * press brings along, and what is only for who is signed in or keeps something in this browser. Each is reached by a
 * dynamic import alone (one that were imported otherwise would fail the build), which the Worker never comes to; a part
 * that it does come to cannot be drawn, which the worker tests refuse.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');

const UNDRAWN: readonly string[] = [
  // What reads the API's answers, which the Worker makes itself.
  'frontend/api/contracts.ts',
  // What a press, a typed text or an empty place brings along.
  'frontend/app/layout/offline-ways.tsx',
  'frontend/app/layout/quick-drawer.tsx',
  'frontend/components/term-meaning.tsx',
  'frontend/features/auth/actions.ts',
  'frontend/features/calculator/contract.ts',
  'frontend/features/hidden/components/hidden-parts.tsx',
  'frontend/features/search/components/advanced-search.tsx',
  'frontend/features/subscribe/send.ts',
  'frontend/features/university/components/tour.tsx',
  // What is somebody's own.
  'frontend/app/sync/account-sync.tsx',
  'frontend/features/account/components/notification-settings.tsx',
  'frontend/features/account/components/preferences-form.tsx',
  'frontend/features/account/components/privacy-settings.tsx',
  'frontend/features/auth/components/account-links.tsx',
  'frontend/features/auth/components/account-menu.tsx',
  'frontend/features/compare/components/compare-tray.tsx',
  'frontend/features/dashboard/components/sortable-sections.tsx',
  'frontend/features/hidden/components/hidden-list.tsx',
  'frontend/features/history/components/recent-list.tsx',
  'frontend/features/notifications/components/notification-list.tsx',
  'frontend/features/recommendations/components/recommendation-list.tsx',
  'frontend/features/recommendations/components/similar-list.tsx',
  'frontend/features/saved-searches/components/save-search.tsx',
  'frontend/pages/signed-in-bookmarks.tsx',
  'frontend/pages/own-bookmark-table.tsx',
];

export function undrawnParts(): Plugin {
  const left = new Set<string>();
  return {
    name: 'undrawn-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // After the styles, which put what they have made in a module's place.
    transform(_, id) {
      const file = path.relative(ROOT, id).split(path.sep).join('/');
      if (!UNDRAWN.includes(file)) return null;
      left.add(file);
      return { code: 'export {};', map: null };
    },
    buildEnd(error) {
      const gone = UNDRAWN.filter((file) => !left.has(file));
      if (!error && gone.length > 0) throw new Error(`The site has no such part any more: ${gone.join(', ')}`);
    },
  };
}
