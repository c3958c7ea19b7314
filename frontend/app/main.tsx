/** Starts the site in the page's root. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followSystemColorMode } from '../lib/color-mode.ts';
import { App } from './app.tsx';
import { fetchLikelyPages } from './router.tsx';
import { registerServiceWorker } from './service-worker-registration.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

followSystemColorMode();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

fetchLikelyPages();
if (import.meta.env.PROD) registerServiceWorker();
