/** Which page shows at which address; every page is its own chunk. */
import { createBrowserRouter, type LazyRouteFunction, type RouteObject } from 'react-router-dom';
import { patterns } from '../lib/paths.ts';
import { Layout } from './layout/layout.tsx';
import { RouteError } from './route-error.tsx';

/** A page module has the page as its default export. */
const page =
  (load: () => Promise<{ default: React.ComponentType }>): LazyRouteFunction<RouteObject> =>
  async () => ({ Component: (await load()).default });

const search = page(() => import('../pages/search.tsx'));

export const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: patterns.home, lazy: page(() => import('../pages/home.tsx')) },
          { path: patterns.search, lazy: search },
          { path: patterns.universitySearch, lazy: search },
          { path: patterns.university, lazy: page(() => import('../pages/university.tsx')) },
          { path: patterns.any, lazy: page(() => import('../pages/not-found.tsx')) },
        ],
      },
    ],
  },
]);
