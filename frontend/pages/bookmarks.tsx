/** What this browser keeps of whoever is not signed in; with an account it is all in My Universities. */

import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '#frontend/api/session.ts';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { PageHead } from '#frontend/components/page-head.tsx';
import { ButtonLink, TextLink } from '#frontend/components/router-link.tsx';
import { Spinner } from '#frontend/components/spinner.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Tabs } from '#frontend/components/tabs.tsx';
import { myUniversitiesWords as shared, bookmarksPageWords as words } from '#frontend/content/my-universities.ts';
import { BookmarkToggle } from '#frontend/features/bookmarks/bookmark-toggle.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { recentlyViewedAtom } from '#frontend/features/history/state.ts';
import { lazy } from '#frontend/lib/lazy-part.ts';
import { type MyUniversitiesTab, paths } from '#frontend/lib/paths.ts';
import { Suspense } from '#frontend/lib/suspense.tsx';
import { useStoredList } from '#frontend/lib/use-stored-atom.ts';

// One tab shows at a time.
const BookmarkList = lazy(() =>
  import('#frontend/features/bookmarks/components/bookmark-list.tsx').then((module) => ({
    default: module.BookmarkList,
  })),
);
const RecentList = lazy(() =>
  import('#frontend/features/history/components/recent-list.tsx').then((module) => ({ default: module.RecentList })),
);
const SimilarList = lazy(() =>
  import('#frontend/features/recommendations/components/similar-list.tsx').then((module) => ({
    default: module.SimilarList,
  })),
);

const PlanView = lazy(() =>
  import('#frontend/features/plan/components/plan-view.tsx').then((module) => ({ default: module.PlanView })),
);

const TABS = Object.keys(shared.tabs) as MyUniversitiesTab[];

export default function BookmarksPage() {
  const { user, pending } = useSession();
  const [search] = useSearchParams();
  const tab = TABS.find((key) => key === search.get('tab')) ?? 'bookmarks';
  if (pending) return <Spinner />;
  return user ? <Navigate replace to={paths.myUniversities(tab)} /> : <KeptHere tab={tab} />;
}

function KeptHere({ tab }: { tab: MyUniversitiesTab }) {
  const navigate = useNavigate();
  const bookmarks = useStoredList(bookmarksAtom);
  const viewed = useStoredList(recentlyViewedAtom);
  const counts = { bookmarks: bookmarks.length, recent: viewed.length, recommendations: undefined, plan: undefined };
  const empty = {
    bookmarks: bookmarks.length === 0,
    recent: viewed.length === 0,
    recommendations: bookmarks.length === 0 && viewed.length === 0,
    // The plan says itself what is not in it.
    plan: false,
  };
  const next = paths.myUniversities(tab);
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Container pt={{ base: '8', md: '12' }}>
        <Box mb={{ base: '5', md: '7' }}>
          <Heading as="h1" size="xl">
            {words.title}
          </Heading>
          <Box as="p" mt="3" color="fg.muted" maxW="prose">
            {words.here} <TextLink to={paths.auth({ tab: 'register', next })}>{words.register}</TextLink>{' '}
            {words.everywhere} {words.already} <TextLink to={paths.auth({ next })}>{words.login}</TextLink>
          </Box>
        </Box>
        <Tabs
          label={shared.tabsLabel}
          tabs={TABS.map((key) => ({ key, label: shared.tabs[key], count: counts[key] }))}
          current={tab}
          onChange={(key) => navigate(paths.bookmarks(key), { state: { keepScroll: true } })}
        >
          <Heading as="h2" srOnly>
            {shared.tabs[tab]}
          </Heading>
          {empty[tab] ? (
            <Box mt="8">
              <EmptyState
                title={shared.empty[tab]}
                actions={<ButtonLink to={paths.search()}>{shared.browse}</ButtonLink>}
              />
            </Box>
          ) : (
            <Suspense fallback={<Box minH="60vh" />}>
              {tab === 'bookmarks' ? (
                <BookmarkList />
              ) : tab === 'plan' ? (
                <PlanView user={null} bookmarks={bookmarks} />
              ) : tab === 'recent' ? (
                <RecentList actions={(university) => <BookmarkToggle university={university} variant="icon" />} />
              ) : (
                <SimilarList
                  bookmarks={bookmarks}
                  viewed={viewed}
                  actions={(university) => <BookmarkToggle university={university} variant="icon" />}
                />
              )}
            </Suspense>
          )}
        </Tabs>
      </Container>
    </>
  );
}
