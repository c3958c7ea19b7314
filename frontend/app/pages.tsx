/**
 * Which page shows at which address (schema/domain/route-paths.ts); every page is its own chunk. The declarative router, not
 * the data router: we use neither loaders nor actions, and the first load is 15 kB (brotli) smaller without them. A
 * navigation is a transition, so the page one leaves stays until the next one has come.
 */
import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ALIASES, aliasTarget } from '#schema/domain/route-aliases.ts';
import { ROUTE_PATHS, routeOf, type SiteRouteName } from '#schema/domain/route-paths.ts';
import { Protected } from '../features/auth/components/protected.tsx';
import { type LazyPart, lazy } from '../lib/lazy-part.ts';
import { paths, patterns } from '../lib/paths.ts';
import { Layout } from './layout/layout.tsx';

const HomePage = lazy(() => import('../pages/home.tsx'));
const SearchPage = lazy(() => import('../pages/search.tsx'));
const UniversityPage = lazy(() => import('../pages/university.tsx'));
const ComparePage = lazy(() => import('../pages/compare.tsx'));
const MajorsPage = lazy(() => import('../pages/majors.tsx'));
const MajorPage = lazy(() => import('../pages/major.tsx'));
const PopularPage = lazy(() => import('../pages/popular.tsx'));
const ResourcesPage = lazy(() => import('../pages/resources.tsx'));
const ArticlePage = lazy(() => import('../pages/article.tsx'));
const ScholarshipsPage = lazy(() => import('../pages/scholarships.tsx'));
const AuthPage = lazy(() => import('../pages/auth.tsx'));
const AccountPage = lazy(() => import('../pages/account.tsx'));
const BookmarksPage = lazy(() => import('../pages/bookmarks.tsx'));
const MyUniversitiesPage = lazy(() => import('../pages/my-universities.tsx'));
const DashboardPage = lazy(() => import('../pages/dashboard.tsx'));
const AboutPage = lazy(() => import('../pages/about.tsx'));
const FaqPage = lazy(() => import('../pages/faq.tsx'));
const HelpPage = lazy(() => import('../pages/help.tsx'));
const HelpArticlePage = lazy(() => import('../pages/help-article.tsx'));
const ContactPage = lazy(() => import('../pages/contact.tsx'));
const GlossaryPage = lazy(() => import('../pages/glossary.tsx'));
const SitemapPage = lazy(() => import('../pages/sitemap.tsx'));
const PrivacyPage = lazy(() => import('../pages/privacy.tsx'));
const TermsPage = lazy(() => import('../pages/terms.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found.tsx'));

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

export function Pages() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {ROUTES.map(([name, { path, personal }]) => {
          const Page: ComponentType<{ fallsBack?: boolean }> = PAGES[name];
          const page = name === 'resourcesArticle' ? <Page fallsBack /> : <Page />;
          return (
            <Route key={name} path={path} element={personal === 'signedIn' ? <Protected>{page}</Protected> : page} />
          );
        })}
        {Object.keys(ALIASES).map((alias) => (
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
