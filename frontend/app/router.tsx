/**
 * Which page shows at which address; every page is its own chunk. The declarative router, not the data router: we use
 * neither loaders nor actions, and the first load is 15 kB (brotli) smaller without them. A navigation is a
 * transition, so the page one leaves stays until the next one has come.
 */
import { lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ALIASES, aliasTarget } from '#schema/domain/route-aliases.ts';
import { Protected } from '../features/auth/components/protected.tsx';
import { paths, patterns } from '../lib/paths.ts';
import { Layout } from './layout/layout.tsx';

const HomePage = lazy(() => import('../pages/home.tsx'));
const SearchPage = lazy(() => import('../pages/search.tsx'));
const UniversityPage = lazy(() => import('../pages/university.tsx'));
const ComparePage = lazy(() => import('../pages/compare.tsx'));
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

export function Router() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Layout />}>
          <Route path={patterns.home} element={<HomePage />} />
          <Route path={patterns.search} element={<SearchPage />} />
          <Route path={patterns.universitySearch} element={<SearchPage />} />
          <Route path={patterns.university} element={<UniversityPage />} />
          <Route path={patterns.compare} element={<ComparePage />} />
          <Route path={patterns.compareUniversities} element={<ComparePage />} />
          <Route path={patterns.popular} element={<PopularPage />} />
          <Route path={patterns.resources} element={<ResourcesPage />} />
          <Route path={patterns.resourcesArticle} element={<ArticlePage fallsBack />} />
          <Route path={patterns.article} element={<ArticlePage />} />
          <Route path={patterns.scholarships} element={<ScholarshipsPage />} />
          <Route path={patterns.auth} element={<AuthPage />} />
          <Route
            path={patterns.account}
            element={
              <Protected>
                <AccountPage />
              </Protected>
            }
          />
          <Route path={patterns.bookmarks} element={<BookmarksPage />} />
          <Route
            path={patterns.myUniversities}
            element={
              <Protected>
                <MyUniversitiesPage />
              </Protected>
            }
          />
          <Route
            path={patterns.dashboard}
            element={
              <Protected>
                <DashboardPage />
              </Protected>
            }
          />
          <Route path={patterns.about} element={<AboutPage />} />
          <Route path={patterns.faq} element={<FaqPage />} />
          <Route path={patterns.help} element={<HelpPage />} />
          <Route path={patterns.helpArticle} element={<HelpArticlePage />} />
          <Route path={patterns.contact} element={<ContactPage />} />
          <Route path={patterns.glossary} element={<GlossaryPage />} />
          <Route path={patterns.sitemap} element={<SitemapPage />} />
          <Route path={patterns.privacy} element={<PrivacyPage />} />
          <Route path={patterns.terms} element={<TermsPage />} />
          {Object.keys(ALIASES).map((alias) => (
            <Route key={alias} path={alias} element={<Moved />} />
          ))}
          <Route path={patterns.any} element={<NotFoundPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}

/** An alias leads to its page with the query it came with, and leaves no entry in the history. */
function Moved() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={(aliasTarget(pathname, search) ?? paths.home()) + hash} />;
}
