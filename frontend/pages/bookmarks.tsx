/** What this browser keeps of whoever is not signed in; with an account it is all in My Universities. */

import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '#frontend/api/session.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { OwnPage } from '#frontend/components/page/own-page.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { Spinner } from '#frontend/components/ui/spinner.tsx';
import { BookmarkToggle } from '#frontend/features/bookmarks/bookmark-toggle.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { recentlyViewedAtom } from '#frontend/features/history/state.ts';
import { type MyUniversitiesTab, paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { bookmarksPageWords as words } from '#words/saved/my-universities.ts';
import { MY_UNIVERSITIES_TABS, MyUniversitiesTabs } from './my-universities-tabs.tsx';

// One tab shows at a time.
const OwnBookmarkTable = lazy(() =>
  import('./own-bookmark-table.tsx').then((module) => ({ default: module.OwnBookmarkTable })),
);
const ShareHere = lazy(() =>
  import('#frontend/features/sharing/components/share-here.tsx').then((module) => ({ default: module.ShareHere })),
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

const toggle = (university: UniversityCard) => <BookmarkToggle university={university} variant="icon" />;

export default function BookmarksPage() {
  const { user, pending } = useSession();
  const [search] = useSearchParams();
  const tab = MY_UNIVERSITIES_TABS.find((key) => key === search.get('tab')) ?? 'bookmarks';
  if (pending) return <Spinner />;
  return user ? <Navigate replace to={paths.myUniversities(tab)} /> : <BookmarksHere tab={tab} />;
}

function BookmarksHere({ tab }: { tab: MyUniversitiesTab }) {
  const bookmarks = useStoredList(bookmarksAtom);
  const viewed = useStoredList(recentlyViewedAtom);
  const next = paths.myUniversities(tab);
  return (
    <OwnPage
      public
      words={words}
      lead={
        <Text mt="3" color="fg.muted" maxW="prose">
          {words.here} <TextLink to={paths.auth({ tab: 'register', next })}>{words.register}</TextLink>{' '}
          {words.everywhere} {words.already} <TextLink to={paths.auth({ next })}>{words.login}</TextLink>
        </Text>
      }
    >
      {/* The Worker knows nothing of what is saved here: whatever comes, the foot of the page is below the window. */}
      <Box minH="100vh">
        <MyUniversitiesTabs
          tab={tab}
          addressOf={paths.bookmarks}
          together
          panels={{
            bookmarks: () => (
              <OwnBookmarkTable share={<ShareHere ids={bookmarks.map(({ id }) => id).toReversed()} />} />
            ),
            plan: () => <PlanView user={null} bookmarks={bookmarks} />,
            recent: () => <RecentList actions={toggle} />,
            recommendations: () => <SimilarList bookmarks={bookmarks} viewed={viewed} actions={toggle} />,
          }}
        />
      </Box>
    </OwnPage>
  );
}
