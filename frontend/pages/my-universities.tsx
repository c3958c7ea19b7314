/** What one keeps, looked at and may like, the tab in the address. */

import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '#frontend/api/session.ts';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { PageHead } from '#frontend/components/page-head.tsx';
import { PageSection } from '#frontend/components/page-section.tsx';
import { ButtonLink, TextLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Tabs } from '#frontend/components/tabs.tsx';
import { dashboardWords } from '#frontend/content/dashboard.ts';
import { myUniversitiesWords as words } from '#frontend/content/my-universities.ts';
import { savedSearchWords } from '#frontend/content/saved-searches.ts';
import { BookmarkToggle } from '#frontend/features/bookmarks/bookmark-toggle.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { recentlyViewedAtom } from '#frontend/features/history/state.ts';
import { UnreadLine } from '#frontend/features/notifications/components/unread-line.tsx';
import { lazy } from '#frontend/lib/lazy-part.ts';
import { type MyUniversitiesTab, paths } from '#frontend/lib/paths.ts';
import { Suspense } from '#frontend/lib/suspense.tsx';
import { useStoredList } from '#frontend/lib/use-stored-atom.ts';

// One tab shows at a time.
const KeptBookmarks = lazy(() => import('./kept-bookmarks.tsx').then((module) => ({ default: module.KeptBookmarks })));
const RecentList = lazy(() =>
  import('#frontend/features/history/components/recent-list.tsx').then((module) => ({ default: module.RecentList })),
);
const RecommendationList = lazy(() =>
  import('#frontend/features/recommendations/components/recommendation-list.tsx').then((module) => ({
    default: module.RecommendationList,
  })),
);
const SavedSearches = lazy(() =>
  import('#frontend/features/saved-searches/components/saved-searches.tsx').then((module) => ({
    default: module.SavedSearches,
  })),
);

const PlanView = lazy(() =>
  import('#frontend/features/plan/components/plan-view.tsx').then((module) => ({ default: module.PlanView })),
);

const TABS = Object.keys(words.tabs) as MyUniversitiesTab[];

export default function MyUniversitiesPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const bookmarks = useStoredList(bookmarksAtom);
  const viewed = useStoredList(recentlyViewedAtom);
  const tab = TABS.find((key) => key === search.get('tab'));
  if (tab === undefined) return <Navigate replace to={paths.myUniversities('bookmarks')} />;

  const counts = { bookmarks: bookmarks.length, recent: viewed.length, recommendations: undefined, plan: undefined };
  const empty = {
    bookmarks: bookmarks.length === 0,
    recent: viewed.length === 0,
    recommendations: bookmarks.length === 0 && viewed.length === 0,
    // The plan says itself what is not in it.
    plan: false,
  };
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Container pt={{ base: '8', md: '12' }}>
        <Box mb={{ base: '5', md: '7' }}>
          <Heading as="h1" size="xl">
            {words.title}
          </Heading>
          <Box mt="3" display="flex" flexWrap="wrap" columnGap="6" rowGap="2" textStyle="sm">
            <TextLink to={paths.dashboard()}>{dashboardWords.link}</TextLink>
            {user && user.unreadNotifications > 0 ? <UnreadLine unread={user.unreadNotifications} /> : null}
          </Box>
        </Box>
        <Tabs
          label={words.tabsLabel}
          tabs={TABS.map((key) => ({ key, label: words.tabs[key], count: counts[key] }))}
          current={tab}
          onChange={(next) => navigate(paths.myUniversities(next), { state: { keepScroll: true } })}
        >
          <Heading as="h2" srOnly>
            {words.tabs[tab]}
          </Heading>
          {empty[tab] || !user ? (
            <Box mt="8">
              <EmptyState
                title={words.empty[tab]}
                actions={<ButtonLink to={paths.search()}>{words.browse}</ButtonLink>}
              />
            </Box>
          ) : (
            <Suspense fallback={<Box minH="60vh" />}>
              {tab === 'bookmarks' ? (
                <KeptBookmarks user={user} />
              ) : tab === 'plan' ? (
                <PlanView user={user} bookmarks={bookmarks} />
              ) : tab === 'recent' ? (
                <RecentList actions={(university) => <BookmarkToggle university={university} variant="icon" />} />
              ) : (
                <RecommendationList
                  user={user}
                  actions={(university) => <BookmarkToggle university={university} variant="icon" />}
                />
              )}
            </Suspense>
          )}
        </Tabs>
        {user ? (
          <Box mt="14">
            <PageSection id="searches" title={savedSearchWords.list.title} intro={savedSearchWords.list.intro}>
              <Suspense fallback={<Box minH="12" />}>
                <SavedSearches user={user} />
              </Suspense>
            </PageSection>
          </Box>
        ) : null}
      </Container>
    </>
  );
}
