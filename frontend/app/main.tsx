/** Starts the site in the page's root. */
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { followSystemColorMode } from '../lib/color-mode.ts';
import { lookForNewerBuild } from '../lib/newer-build.ts';
import { watchHistory } from '../lib/pop-guard.ts';
import { App } from './app.tsx';
import { watchFirstPaint } from './first-paint.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

followSystemColorMode();
watchFirstPaint();
watchHistory();
// Vite's event for any part of the site that could not be loaded.
window.addEventListener('vite:preloadError', () => void lookForNewerBuild());
const site = createRoot(root);
// As a transition the first rendering comes in slices, and the browser can answer between them.
startTransition(() => {
  site.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});

if (import.meta.env.PROD) {
  import('./service-worker-registration.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    (error: unknown) => console.warn('The site cannot be kept for use without a network', error),
  );
}
