/** Popular universities: five lists of six and two that depend on who asks, the list in the address. */

import { useSetAtom } from 'jotai';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ArrowRightIcon, FilterIcon } from '#frontend/components/icons.tsx';
import { PageHead } from '#frontend/components/page-head.tsx';
import { ButtonLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Tabs } from '#frontend/components/tabs.tsx';
import { BookmarkToggle } from '#frontend/features/bookmarks/bookmark-toggle.tsx';
import { addToComparisonAtom, comparisonAtom, removeFromComparisonAtom } from '#frontend/features/compare/state.ts';
import { Hideable } from '#frontend/features/hidden/components/hideable.tsx';
import { PopularList } from '#frontend/features/popular/components/popular-list.tsx';
import { usePopularUniversities } from '#frontend/features/popular/queries.ts';
import { UniversityCard } from '#frontend/features/search/components/university-card.tsx';
import { lazy } from '#frontend/lib/lazy-part.ts';
import { paths } from '#frontend/lib/paths.ts';
import { Suspense } from '#frontend/lib/suspense.tsx';
import { useStoredList } from '#frontend/lib/use-stored-atom.ts';
import type { UniversityCard as UniversityCardView } from '#schema/api/university.ts';
import { isOwnPopularTab, POPULAR_TABS, popularTabOf } from '#schema/domain/popular.ts';
import { popularWords as words } from '#words/popular.ts';

const CompareTray = lazy(() =>
  import('#frontend/features/compare/components/compare-tray.tsx').then((module) => ({ default: module.CompareTray })),
);

const PriceSwitch = lazy(() =>
  import('#frontend/components/own-price/price-switch.tsx').then((module) => ({ default: module.PriceSwitch })),
);
const OwnPopular = lazy(() =>
  import('#frontend/features/popular/components/own-popular.tsx').then((module) => ({ default: module.OwnPopular })),
);

const tabsShown = () => POPULAR_TABS.map((key) => ({ key, label: words.tabs[key] }));

/** Cards whose pictures are on the first screen of a wide window. */
const EAGER_CARDS = 3;

export default function PopularPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = popularTabOf(search.get('tab'));
  const popular = usePopularUniversities(tab);
  const compared = useStoredList(comparisonAtom);
  const addToComparison = useSetAtom(addToComparisonAtom);
  const removeFromComparison = useSetAtom(removeFromComparisonAtom);

  const card = (university: UniversityCardView, index: number) => (
    <Hideable
      university={university}
      card={(hide) => (
        <UniversityCard
          university={university}
          eager={index < EAGER_CARDS}
          explained={index === 0}
          bookmark={<BookmarkToggle university={university} variant="icon" />}
          compared={compared.some(({ id }) => id === university.id)}
          onCompare={() => addToComparison({ id: university.id, name: university.name })}
          onUncompare={() => removeFromComparison(university.id)}
          hide={hide}
        />
      )}
    />
  );

  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Container pt={{ base: '8', md: '12' }}>
        <Heading as="h1" size="xl">
          {words.title}
        </Heading>
        <Box as="p" mt="3" maxW="prose" color="fg.muted">
          {words.intro}
        </Box>
        <Box mt="4">
          <Suspense fallback={<Box minH="10" />}>
            <PriceSwitch />
          </Suspense>
        </Box>
        <Box mt={{ base: '4', md: '5' }}>
          <Tabs
            label={words.tabsLabel}
            tabs={tabsShown()}
            current={tab}
            onChange={(next) => navigate(paths.popular(next), { state: { keepScroll: true } })}
            addressOf={paths.popular}
          >
            <Box as="h2" srOnly>
              {words.tabs[tab]}
            </Box>
            {isOwnPopularTab(tab) ? (
              <Suspense fallback={<Box minH="40rem" />}>
                <OwnPopular tab={tab} card={card} />
              </Suspense>
            ) : (
              <PopularList tab={tab} {...popular} card={card} />
            )}
          </Tabs>
        </Box>
        <Box mt="12" pt="6" borderTopWidth="1px" display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to={paths.search()}>
            {words.more}
            <ArrowRightIcon boxSize="4.5" />
          </ButtonLink>
          <ButtonLink to={paths.search()} variant="outline">
            <FilterIcon boxSize="4.5" />
            {words.advanced}
          </ButtonLink>
        </Box>
      </Container>
      {compared.length === 0 ? null : (
        <Suspense>
          <CompareTray />
        </Suspense>
      )}
    </>
  );
}
