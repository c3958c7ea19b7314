/**
 * Which page shows at which address: the table of schema/domain/route-paths.ts, which the Worker asks too; every page is its
 * own chunk. Of the router we use the history, the address and the links. What it matches addresses with, and with it
 * loaders, actions and their errors, would be 4 kB (brotli) of every first load. A navigation is a transition, so the page
 * one leaves stays until the next one has come.
 */
import type { ComponentType, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Protected } from '#frontend/features/auth/components/protected.tsx';
import { type LazyPart, lazy } from '#frontend/lib/lazy-part.ts';
import { paths } from '#frontend/lib/paths.ts';
import { aliasTarget } from '#schema/domain/route-aliases.ts';
import { ROUTE_PATHS, type RoutePath, routeOf, type SiteRouteName } from '#schema/domain/route-paths.ts';
import { Layout } from './layout/layout.tsx';

const HomePage = lazy(() => import('#frontend/pages/home.tsx'));
const SearchPage = lazy(() => import('#frontend/pages/search.tsx'));
const UniversityPage = lazy(() => import('#frontend/pages/university.tsx'));
const ComparePage = lazy(() => import('#frontend/pages/compare.tsx'));
const BoardPage = lazy(() => import('#frontend/pages/board.tsx'));
const MajorsPage = lazy(() => import('#frontend/pages/majors.tsx'));
const MajorPage = lazy(() => import('#frontend/pages/major.tsx'));
const PopularPage = lazy(() => import('#frontend/pages/popular.tsx'));
const ResourcesPage = lazy(() => import('#frontend/pages/resources.tsx'));
const ArticlePage = lazy(() => import('#frontend/pages/article.tsx'));
const ScholarshipsPage = lazy(() => import('#frontend/pages/scholarships.tsx'));
const AidEstimatePage = lazy(() => import('#frontend/pages/aid-estimate.tsx'));
const AidOffersPage = lazy(() => import('#frontend/pages/aid-offers.tsx'));
const LoanRepaymentPage = lazy(() => import('#frontend/pages/loan-repayment.tsx'));
const AuthPage = lazy(() => import('#frontend/pages/auth.tsx'));
const AccountPage = lazy(() => import('#frontend/pages/account.tsx'));
const BookmarksPage = lazy(() => import('#frontend/pages/bookmarks.tsx'));
const MyUniversitiesPage = lazy(() => import('#frontend/pages/my-universities.tsx'));
const DashboardPage = lazy(() => import('#frontend/pages/dashboard.tsx'));
const SharedListPage = lazy(() => import('#frontend/pages/shared-list.tsx'));
const SharedHerePage = lazy(() => import('#frontend/pages/shared-here.tsx'));
const StudentsPage = lazy(() => import('#frontend/pages/students.tsx'));
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
  board: BoardPage,
  majors: MajorsPage,
  major: MajorPage,
  popular: PopularPage,
  resources: ResourcesPage,
  resourcesArticle: ArticlePage,
  article: ArticlePage,
  scholarships: ScholarshipsPage,
  aidEstimate: AidEstimatePage,
  aidOffers: AidOffersPage,
  loanRepayment: LoanRepaymentPage,
  about: AboutPage,
  auth: AuthPage,
  account: AccountPage,
  bookmarks: BookmarksPage,
  myUniversities: MyUniversitiesPage,
  dashboard: DashboardPage,
  sharedList: SharedListPage,
  sharedHere: SharedHerePage,
  students: StudentsPage,
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

/** What shows at a path; the Worker asks the same table. */
function pageAt(pathname: string): ReactNode {
  if (aliasTarget(pathname) !== null) return <Moved />;
  const route = routeOf(pathname);
  if (!route) return <NotFoundPage />;
  const Page: ComponentType<{ fallsBack?: boolean }> = PAGES[route.name];
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
