/** The browser's entry: hydrates the page that the Worker rendered, or renders it where there is none (offline, in development). */
import '#frontend/theme/fonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { renderDate } from '#frontend/api/initial-data.ts';
import { createQueryClient } from '#frontend/api/query-client.ts';
import { setRenderDate } from '#frontend/content/today.ts';
import { followSystemColorMode } from '#frontend/lib/browser/color-mode.ts';
import { toRoutePath } from '#frontend/lib/links/localized-paths.ts';
import { watchHistory } from '#frontend/lib/links/pop-guard.ts';
import { lookForNewerBuild } from '#frontend/lib/rendering/newer-build.ts';
import { App } from './app.tsx';
import { loadPage } from './pages.tsx';
import { siteHistory } from './site-history.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const site = (
  <StrictMode>
    <HistoryRouter history={siteHistory()}>
      <App client={createQueryClient()} />
    </HistoryRouter>
  </StrictMode>
);

/** What the browser would draw otherwise than the Worker did: the page is right in the end, but was drawn twice. */
const onRecoverableError = (error: unknown) => console.error(error);

followSystemColorMode();
watchHistory();
// Vite's event for any part of the site that could not be loaded.
window.addEventListener('vite:preloadError', () => void lookForNewerBuild());

if (root.firstElementChild) {
  setRenderDate(renderDate());
  // As a transition it comes in slices, and the browser can answer between them.
  const takeOver = () => {
    // From here on links ask for data, and no browser need fetch their pages (worker/http/routes/speculation-rules.ts).
    document.documentElement.dataset.started = '';
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
  };
  // With the page at hand nothing takes the place of what shows; where it cannot be had, its boundary says so.
  loadPage(toRoutePath(window.location.pathname)).then(takeOver, takeOver);
} else {
  const drawn = createRoot(root);
  startTransition(() => drawn.render(site));
}

if (import.meta.env.PROD) {
  import('./service-worker-registration.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    (error: unknown) => console.warn('The site cannot be kept for use without a network', error),
  );
}
