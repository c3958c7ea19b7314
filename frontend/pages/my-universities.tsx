/** What one keeps, looked at and may like, the tab in the address. */

import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '#frontend/api/session.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { OwnPage } from '#frontend/components/page/own-page.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { BookmarkToggle } from '#frontend/features/bookmarks/bookmark-toggle.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { UnreadLine } from '#frontend/features/notifications/components/unread-line.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { dashboardWords } from '#words/saved/dashboard.ts';
import { myUniversitiesWords as words } from '#words/saved/my-universities.ts';
import { savedSearchWords } from '#words/search/saved-searches.ts';
import { MY_UNIVERSITIES_TABS, MyUniversitiesTabs } from './my-universities-tabs.tsx';

// One tab shows at a time.
const SignedInBookmarks = lazy(() =>
  import('./signed-in-bookmarks.tsx').then((module) => ({ default: module.SignedInBookmarks })),
);
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

const toggle = (university: UniversityCard) => <BookmarkToggle university={university} variant="icon" />;

export default function MyUniversitiesPage() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const bookmarks = useStoredList(bookmarksAtom);
  const named = MY_UNIVERSITIES_TABS.find((key) => key === search.get('tab'));
  const tab = named ?? 'bookmarks';
  // The page shows at once: empty until its address is right, it would draw its foot in the middle of the window.
  return (
    <>
      {named === undefined ? <Navigate replace to={paths.myUniversities('bookmarks')} /> : null}
      <OwnPage
        words={words}
        beside={
          <TextLink to={paths.dashboard()} touch="line" textStyle="sm">
            {dashboardWords.title}
          </TextLink>
        }
        lead={
          user && user.unreadNotifications > 0 ? (
            <Box mt="3" textStyle="sm">
              <UnreadLine unread={user.unreadNotifications} />
            </Box>
          ) : null
        }
      >
        <MyUniversitiesTabs
          tab={tab}
          addressOf={paths.myUniversities}
          panels={
            user
              ? {
                  bookmarks: () => <SignedInBookmarks user={user} />,
                  plan: () => <PlanView user={user} bookmarks={bookmarks} />,
                  recent: () => <RecentList actions={toggle} />,
                  recommendations: () => <RecommendationList user={user} actions={toggle} />,
                }
              : null
          }
        />
        {user && tab === 'bookmarks' ? (
          <Box mt={{ base: '2', md: '8' }}>
            <PageSection id="searches" title={savedSearchWords.list.title} intro={savedSearchWords.list.intro}>
              <Suspense fallback={<Box minH="12" />}>
                <SavedSearches user={user} />
              </Suspense>
            </PageSection>
          </Box>
        ) : null}
      </OwnPage>
    </>
  );
}
