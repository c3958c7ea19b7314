/**
 * Which page shows at which address (schema/domain/route-paths.ts); every page is its own chunk. The declarative router, not
 * the data router: we use neither loaders nor actions, and the first load is 15 kB (brotli) smaller without them. A
 * navigation is a transition, so the page one leaves stays until the next one has come.
 */
import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Protected } from '#frontend/features/auth/components/protected.tsx';
import { type LazyPart, lazy } from '#frontend/lib/lazy-part.ts';
import { ON_SERVER } from '#frontend/lib/on-server.ts';
import { paths, patterns } from '#frontend/lib/paths.ts';
import { ALIASES, aliasTarget } from '#schema/domain/route-aliases.ts';
import { ROUTE_PATHS, routeOf, type SiteRouteName } from '#schema/domain/route-paths.ts';
import { Layout } from './layout/layout.tsx';

const HomePage = lazy(() => import('#frontend/pages/home.tsx'));
const SearchPage = lazy(() => import('#frontend/pages/search.tsx'));
const UniversityPage = lazy(() => import('#frontend/pages/university.tsx'));
const ComparePage = lazy(() => import('#frontend/pages/compare.tsx'));
const MajorsPage = lazy(() => import('#frontend/pages/majors.tsx'));
const MajorPage = lazy(() => import('#frontend/pages/major.tsx'));
const PopularPage = lazy(() => import('#frontend/pages/popular.tsx'));
const ResourcesPage = lazy(() => import('#frontend/pages/resources.tsx'));
const ArticlePage = lazy(() => import('#frontend/pages/article.tsx'));
const ScholarshipsPage = lazy(() => import('#frontend/pages/scholarships.tsx'));
const AuthPage = lazy(() => import('#frontend/pages/auth.tsx'));
const AccountPage = lazy(() => import('#frontend/pages/account.tsx'));
const BookmarksPage = lazy(() => import('#frontend/pages/bookmarks.tsx'));
const MyUniversitiesPage = lazy(() => import('#frontend/pages/my-universities.tsx'));
const DashboardPage = lazy(() => import('#frontend/pages/dashboard.tsx'));
const AboutPage = lazy(() => import('#frontend/pages/about.tsx'));
const FaqPage = lazy(() => import('#frontend/pages/faq.tsx'));
const HelpPage = lazy(() => import('#frontend/pages/help.tsx'));
const HelpArticlePage = lazy(() => import('#frontend/pages/help-article.tsx'));
const ContactPage = lazy(() => import('#frontend/pages/contact.tsx'));
const GlossaryPage = lazy(() => import('#frontend/pages/glossary.tsx'));
const SitemapPage = lazy(() => import('#frontend/pages/sitemap.tsx'));
const PrivacyPage = lazy(() => import('#frontend/pages/privacy.tsx'));
const TermsPage = lazy(() => import('#frontend/pages/terms.tsx'));
const NotFoundPage = lazy(() => import('#frontend/pages/not-found.tsx'));

const PAGES: Record<SiteRouteName, LazyPart<object>> = {
  home: HomePage,
  search: SearchPage,
  universitySearch: SearchPage,
  university: UniversityPage,
  compare: ComparePage,
  compareUniversities: ComparePage,
  majors: MajorsPage,
  major: MajorPage,
  popular: PopularPage,
  resources: ResourcesPage,
  resourcesArticle: ArticlePage,
  article: ArticlePage,
  scholarships: ScholarshipsPage,
  about: AboutPage,
  auth: AuthPage,
  account: AccountPage,
  bookmarks: BookmarksPage,
  myUniversities: MyUniversitiesPage,
  dashboard: DashboardPage,
  faq: FaqPage,
  help: HelpPage,
  helpArticle: HelpArticlePage,
  contact: ContactPage,
  glossary: GlossaryPage,
  sitemap: SitemapPage,
  privacy: PrivacyPage,
  terms: TermsPage,
};

/** Fetches the page of an address, so that it can be drawn in one go. */
export function loadPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  return (route ? PAGES[route.name] : NotFoundPage).load();
}

const ROUTES = Object.entries(ROUTE_PATHS) as [SiteRouteName, { path: string; personal?: string }][];

/** The Worker knows which one it draws: taking all their patterns apart anew would be a tenth of a small page's time. */
function routesFor(pathname: string): typeof ROUTES {
  if (!ON_SERVER) return ROUTES;
  const drawn = routeOf(pathname)?.name;
  return ROUTES.filter(([name]) => name === drawn);
}

/** The Worker itself sends on from them. */
const ALIAS_PATHS = ON_SERVER ? [] : Object.keys(ALIASES);

export function Pages() {
  const { pathname } = useLocation();
  return (
    <Routes>
      <Route element={<Layout />}>
        {routesFor(pathname).map(([name, { path, personal }]) => {
          const Page: ComponentType<{ fallsBack?: boolean }> = PAGES[name];
          const page = name === 'resourcesArticle' ? <Page fallsBack /> : <Page />;
          return (
            <Route key={name} path={path} element={personal === 'signedIn' ? <Protected>{page}</Protected> : page} />
          );
        })}
        {ALIAS_PATHS.map((alias) => (
          <Route key={alias} path={alias} element={<Moved />} />
        ))}
        <Route path={patterns.any} element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** An alias leads to its page with the query it came with, and leaves no entry in the history. */
function Moved() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={(aliasTarget(pathname, search) ?? paths.home()) + hash} />;
}
