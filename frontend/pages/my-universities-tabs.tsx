/** The tabs of what somebody keeps, the same with an account and without: the counts, and a way on where there is nothing. */

import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Tabs } from '#frontend/components/page/tabs.tsx';
import { Together } from '#frontend/components/page/together.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { recentlyViewedAtom } from '#frontend/features/history/state.ts';
import { ListFiles } from '#frontend/features/list-import/components/list-files.tsx';
import { type MyUniversitiesTab, paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { planAsideAtom, usePlan } from '#frontend/lib/storage/own-plan.ts';
import { useStoredAtom, useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { myUniversitiesWords as words } from '#words/saved/my-universities.ts';

// For whoever has nothing there yet.
const SampleRows = lazy(() =>
  import('#frontend/features/bookmarks/components/sample-rows.tsx').then((module) => ({ default: module.SampleRows })),
);

export const MY_UNIVERSITIES_TABS = [
  'bookmarks',
  'plan',
  'recent',
  'recommendations',
] as const satisfies readonly MyUniversitiesTab[];

interface MyUniversitiesTabsProps {
  tab: MyUniversitiesTab;
  addressOf: (tab: MyUniversitiesTab) => string;
  /** Whether what comes in answers shows here in one go; elsewhere the whole page waits for it. */
  together?: boolean;
  /** Draws each tab that holds something; null for nobody. */
  panels: Record<MyUniversitiesTab, () => ReactNode> | null;
}

export function MyUniversitiesTabs({ tab, addressOf, together = false, panels }: MyUniversitiesTabsProps) {
  const navigate = useNavigate();
  const bookmarks = useStoredList(bookmarksAtom).length;
  const viewed = useStoredList(recentlyViewedAtom).length;
  const planned = Object.keys(usePlan()).length > 0;
  // A plan of before the sign-in is asked about where the plan is.
  const aside = useStoredAtom(planAsideAtom, null) !== null;
  const counts = { bookmarks, recent: viewed, recommendations: undefined, plan: undefined };
  const empty = {
    bookmarks: bookmarks === 0,
    recent: viewed === 0,
    recommendations: bookmarks === 0 && viewed === 0,
    plan: bookmarks === 0 && !planned && !aside,
  };
  const files = tab === 'bookmarks' && panels !== null ? <ListFiles saved={bookmarksAtom} /> : null;
  const panel = (
    <>
      {empty[tab] || panels === null ? (
        <Box mt={{ base: '5', md: '8' }}>
          <Text textStyle="lg" fontWeight="medium" maxW="prose">
            {words.empty[tab]}
          </Text>
          <Wrap mt="4" gap="3" alignItems="center">
            <ButtonLink to={paths.search()}>{words.browse}</ButtonLink>
            {files}
          </Wrap>
          {tab === 'bookmarks' || tab === 'plan' ? (
            <Suspense fallback={<Box minH="72" />}>
              <SampleRows of={tab} />
            </Suspense>
          ) : null}
        </Box>
      ) : (
        // As high as the window: what is under it never shows before it has come.
        <>
          <Suspense fallback={<Box minH="100vh" />}>{panels[tab]()}</Suspense>
          <Box mt="6">{files}</Box>
        </>
      )}
    </>
  );
  return (
    <Tabs
      label={words.tabsLabel}
      tabs={MY_UNIVERSITIES_TABS.map((key) => ({ key, label: words.tabs[key], count: counts[key] }))}
      current={tab}
      onChange={(key) => navigate(addressOf(key), KEEP_SCROLL)}
    >
      <Heading as="h2" srOnly>
        {words.tabs[tab]}
      </Heading>
      {together ? <Together waits={!empty[tab]}>{panel}</Together> : panel}
    </Tabs>
  );
}
