/**
 * Which page shows at which address: the table of schema/domain/site/route-paths.ts, which the Worker asks too; every page is its
 * own chunk. Of the router we use the history, the address and the links. What it matches addresses with, and with it
 * loaders, actions and their errors, would be 4 kB (brotli) of every first load. A navigation is a transition, so the page
 * one leaves stays until the next one has come.
 */
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Protected } from '#frontend/features/auth/components/protected.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { aliasTarget } from '#schema/domain/site/route-aliases.ts';
import {
  NOT_FOUND_PAGE,
  ROUTE_PATHS,
  type RoutePath,
  routeOf,
  type SiteRouteName,
} from '#schema/domain/site/route-paths.ts';
import { Layout } from './layout/layout.tsx';

type PageComponent = (props: { fallsBack?: boolean }) => ReactNode;

/** Every file of frontend/pages, each a chunk of its own. */
const MODULES = import.meta.glob<{ default: PageComponent }>('../pages/*.tsx');

const PAGES = new Map(Object.entries(MODULES).map(([file, load]) => [file, lazy(load)] as const));

function pageOf(name: SiteRouteName | undefined) {
  const page = PAGES.get(`../pages/${name === undefined ? NOT_FOUND_PAGE : ROUTE_PATHS[name].page}.tsx`);
  if (!page) throw new Error(`No page shows ${name}`);
  return page;
}

/** Fetches the page of a path, so that it can be rendered in one go. */
export async function loadPage(pathname: string): Promise<void> {
  await pageOf(routeOf(pathname)?.name).load();
}

/** What shows at a path; the Worker asks the same table. */
function pageAt(pathname: string): ReactNode {
  if (aliasTarget(pathname) !== null) return <Moved />;
  const route = routeOf(pathname);
  const Page = pageOf(route?.name);
  if (!route) return <Page />;
  const page = route.name === 'resourcesArticle' ? <Page fallsBack /> : <Page />;
  const { personal }: RoutePath = ROUTE_PATHS[route.name];
  return personal === 'signedIn' ? <Protected>{page}</Protected> : page;
}

export function Pages() {
  const { pathname } = useLocation();
  return <Layout>{pageAt(pathname)}</Layout>;
}

/** An alias leads to its page with the query it came with, and leaves no entry in the history. */
function Moved() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={(aliasTarget(pathname, search) ?? paths.home()) + hash} />;
}
