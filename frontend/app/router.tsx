/**
 * Which page shows at which address; every page is its own chunk. The declarative router, not the data router: we use
 * neither loaders nor actions, and the first load is 15 kB (brotli) smaller without them. A navigation is a
 * transition, so the page one leaves stays until the next one has come.
 */
import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { patterns } from '../lib/paths.ts';
import { Layout } from './layout/layout.tsx';

const loadSearch = () => import('../pages/search.tsx');
const loadUniversity = () => import('../pages/university.tsx');

const HomePage = lazy(() => import('../pages/home.tsx'));
const SearchPage = lazy(loadSearch);
const UniversityPage = lazy(loadUniversity);
const NotFoundPage = lazy(() => import('../pages/not-found.tsx'));

export function Router() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Layout />}>
          <Route path={patterns.home} element={<HomePage />} />
          <Route path={patterns.search} element={<SearchPage />} />
          <Route path={patterns.universitySearch} element={<SearchPage />} />
          <Route path={patterns.university} element={<UniversityPage />} />
          <Route path={patterns.any} element={<NotFoundPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}

/** Fetches the two pages people go to next once the first one is quiet, unless they asked to save data. */
export function fetchLikelyPages(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const start = () => {
    for (const load of [loadSearch, loadUniversity]) load().catch(() => undefined);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 2500);
}
