/** What comes next of all that somebody keeps, then the beginnings of it, in the order they chose. */

import { type ReactNode, useCallback, useState } from 'react';
import { type SessionUser, useSession } from '#frontend/api/session.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { OwnPage } from '#frontend/components/page/own-page.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { Spinner } from '#frontend/components/ui/spinner.tsx';
import { useLists } from '#frontend/features/bookmark-details/queries.ts';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import {
  SHOWN,
  SHOWN_BOOKMARKS,
  ShortLine,
  UniversityLine,
} from '#frontend/features/dashboard/components/short-list.tsx';
import { useOrder, useSetOrder } from '#frontend/features/dashboard/queries.ts';
import { recentlyViewedAtom } from '#frontend/features/history/state.ts';
import { UnreadLine } from '#frontend/features/notifications/components/unread-line.tsx';
import { useRecommendations } from '#frontend/features/recommendations/queries.ts';
import { useSavedSearches } from '#frontend/features/saved-searches/queries.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { usePlan } from '#frontend/lib/storage/own-plan.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { type DashboardSection, DEFAULT_SETTINGS } from '#schema/domain/account/account.ts';
import { dashboardWords as words } from '#words/saved/dashboard.ts';
import { savedSearchWords } from '#words/search/saved-searches.ts';

// What moves the sections and the part below them come along with the answers they wait for.
const sortableSections = () => import('#frontend/features/dashboard/components/sortable-sections.tsx');
// Nobody is signed in on the Worker, so it does not need the drag-and-drop library.
const SortableSections = ON_SERVER
  ? () => null
  : lazy(() => sortableSections().then((module) => ({ default: module.SortableSections })));
const savedSearches = () => import('#frontend/features/saved-searches/components/saved-searches.tsx');
const SavedSearches = lazy(() => savedSearches().then((module) => ({ default: module.SavedSearches })));
const dashboardDates = () => import('./dashboard-dates.tsx');
const DatesAhead = lazy(() => dashboardDates().then((module) => ({ default: module.DatesAhead })));
const OwnSchools = lazy(() => dashboardDates().then((module) => ({ default: module.OwnSchools })));
const DashboardStart = lazy(() =>
  import('./dashboard-start.tsx').then((module) => ({ default: module.DashboardStart })),
);
if (!ON_SERVER) for (const load of [sortableSections, savedSearches, dashboardDates]) load().catch(() => undefined);

export default function DashboardPage() {
  const { user } = useSession();
  return user ? <Dashboard user={user} /> : <OwnPage words={words}>{null}</OwnPage>;
}

function Dashboard({ user }: { user: SessionUser }) {
  const [arranging, setArranging] = useState(false);
  const begun = useBegun(user);
  return (
    <OwnPage
      words={words}
      beside={
        begun ? (
          <Button variant="outline" size="sm" aria-pressed={arranging} onClick={() => setArranging(!arranging)}>
            {arranging ? words.arranged : words.arrange}
          </Button>
        ) : null
      }
    >
      {begun ? (
        <>
          <Suspense>
            <DatesAhead />
          </Suspense>
          <Sections user={user} arranging={arranging} />
        </>
      ) : (
        <>
          <Unread user={user} />
          <Suspense fallback={<Spinner />}>
            <DashboardStart />
          </Suspense>
        </>
      )}
    </OwnPage>
  );
}

/** Whether there is anything to show: of nothing at all four parts would say the same. */
function useBegun(user: SessionUser): boolean {
  const bookmarks = useStoredList(bookmarksAtom);
  const viewed = useStoredList(recentlyViewedAtom);
  const planned = Object.keys(usePlan()).length;
  const { data: lists } = useLists(user);
  const { data: searches } = useSavedSearches(user);
  return bookmarks.length + viewed.length + planned + (lists?.length ?? 0) + (searches?.length ?? 0) > 0;
}

function Unread({ user: { unreadNotifications } }: { user: SessionUser }) {
  return unreadNotifications > 0 ? (
    <Box mb="6">
      <UnreadLine unread={unreadNotifications} />
    </Box>
  ) : null;
}

const PARTS: Record<DashboardSection, (props: { user: SessionUser }) => ReactNode> = {
  bookmarks: Bookmarks,
  lists: Lists,
  recent: Recent,
  recommendations: Recommendations,
};

function Sections({ user, arranging }: { user: SessionUser; arranging: boolean }) {
  const { data, isError } = useOrder(user);
  const setOrder = useSetOrder(user);
  const { data: searches } = useSavedSearches(user);
  // Where the order cannot be had the page is still of use.
  const order = data?.order ?? (isError ? DEFAULT_SETTINGS.dashboard : null);
  const part = useCallback(
    (section: DashboardSection) => {
      const Part = PARTS[section];
      return <Part user={user} />;
    },
    [user],
  );
  if (order === null) return <Spinner />;
  return (
    <>
      <Unread user={user} />
      {arranging ? (
        <Text mb="4" textStyle="sm" color="fg.muted">
          {words.intro}
        </Text>
      ) : null}
      <Suspense fallback={<Spinner />}>
        <SortableSections
          order={order}
          onReorder={(next) => void setOrder({ order: next, before: order })}
          arranging={arranging}
        >
          {part}
        </SortableSections>
      </Suspense>
      {/* Of none there is nothing to say here: My Universities says how to save one. */}
      {searches?.length === 0 ? null : (
        <Box mt="6">
          <PageSection id="searches" title={savedSearchWords.list.title} intro={savedSearchWords.list.intro}>
            <Suspense fallback={<Spinner />}>
              <SavedSearches user={user} />
            </Suspense>
          </PageSection>
        </Box>
      )}
    </>
  );
}

function Bookmarks() {
  const bookmarks = useStoredList(bookmarksAtom);
  if (bookmarks.length === 0) return <Empty section="bookmarks" />;
  return (
    <>
      <Suspense fallback={<Spinner />}>
        <OwnSchools />
      </Suspense>
      {bookmarks.length > SHOWN_BOOKMARKS ? (
        <All to={paths.myUniversities('bookmarks')}>{words.all.bookmarks(bookmarks.length)}</All>
      ) : null}
    </>
  );
}

function Lists({ user }: { user: SessionUser }) {
  const { data: lists, isError, refetch } = useLists(user);
  if (isError && !lists) return <Failed onRetry={() => void refetch()} />;
  if (!lists) return <Loading />;
  if (lists.length === 0) {
    return <Empty section="lists" to={paths.myUniversities('bookmarks')} way={words.all.lists} />;
  }
  return (
    <Short to={paths.myUniversities('bookmarks')} all={words.all.lists}>
      {lists.slice(0, SHOWN).map(({ id, name, count }) => (
        <ShortLine key={id} to={paths.list(id)} name={name} side={words.inList(count)} />
      ))}
    </Short>
  );
}

function Recent() {
  const viewed = useStoredList(recentlyViewedAtom);
  if (viewed.length === 0) return <Empty section="recent" />;
  return (
    <Short to={paths.myUniversities('recent')} all={words.all.recent(viewed.length)}>
      {viewed.slice(0, SHOWN).map((university) => (
        <UniversityLine key={university.id} university={university} />
      ))}
    </Short>
  );
}

function Recommendations({ user }: { user: SessionUser }) {
  const bookmarks = useStoredList(bookmarksAtom);
  const viewed = useStoredList(recentlyViewedAtom);
  const { data, isError, refetch } = useRecommendations(user);
  if (bookmarks.length === 0 && viewed.length === 0) return <Empty section="recommendations" />;
  if (isError && !data) return <Failed onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.recommendations.length === 0) return <p>{words.none}</p>;
  return (
    <Short to={paths.myUniversities('recommendations')} all={words.all.recommendations}>
      {data.recommendations.slice(0, SHOWN).map(({ university, reasons: [reason] }) => (
        <UniversityLine key={university.id} university={university} about={reason} />
      ))}
    </Short>
  );
}

function Short({ to, all, children }: { to: string; all: string; children: ReactNode }) {
  return (
    <>
      {/* Side by side where there is room. */}
      <Grid
        as="ul"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
        columnGap="10"
        rowGap={{ lg: '3' }}
      >
        {children}
      </Grid>
      <All to={to}>{all}</All>
    </>
  );
}

function All({ to, children }: { to: string; children: string }) {
  return (
    <Box mt={{ base: '1', md: '3' }} textStyle="sm">
      <TextLink to={to} touch="block">
        {children}
      </TextLink>
    </Box>
  );
}

/** What there is none of yet takes a line or two. */
function Empty({
  section,
  to = paths.search(),
  way = words.browse,
}: {
  section: DashboardSection;
  to?: string;
  way?: string;
}) {
  return (
    <Text textStyle="sm" color="fg.muted">
      {words.empty[section]}{' '}
      <TextLink to={to} touch="line">
        {way}
      </TextLink>
    </Text>
  );
}

function Loading() {
  return (
    <Box role="status" color="fg.muted">
      {words.loading}
    </Box>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p>{words.failed}</p>
      <Button mt="3" variant="outline" size="sm" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
