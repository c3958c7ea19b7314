/** Popular universities: five lists of six and two that depend on who asks, the list in the address. */

import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { Tabs } from '#frontend/components/page/tabs.tsx';
import { Box, Flex, Wrap } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { ArrowRightIcon, FilterIcon } from '#frontend/components/ui/icons.tsx';
import { PopularList } from '#frontend/features/popular/components/popular-list.tsx';
import { usePopularUniversities } from '#frontend/features/popular/queries.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { showsOwnAtom, toldAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import type { UniversityCard as UniversityCardView } from '#schema/api/university.ts';
import { isOwnPopularTab, POPULAR_TABS, popularTabOf } from '#schema/domain/site/popular.ts';
import { popularWords as words } from '#words/saved/popular.ts';
import { ChosenTray } from './lists/chosen-tray.tsx';
import { ListedCard } from './lists/listed-card.tsx';

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
  const own = useStoredAtom(showsOwnAtom, false);
  const told = useStoredAtom(toldAtom, null);
  const home = told?.home;
  // Whoever has said nothing finds the way to their price in the header.
  const prices =
    told === null ? null : (
      <Suspense>
        <PriceSwitch />
      </Suspense>
    );
  // Whoever has prices of their own begins with them, until another list is asked for.
  const [chosen, setChosen] = useState(false);
  const begins = own && !chosen && search.get('tab') === null;
  const tab = begins ? (home ? 'good-value' : 'lowest-price') : popularTabOf(search.get('tab'));
  const popular = usePopularUniversities(tab);

  const card = (university: UniversityCardView, index: number) => (
    <ListedCard university={university} eager={index < EAGER_CARDS} explained={index === 0} />
  );

  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Container pt={{ base: '4', md: '8' }}>
        <Flex flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" columnGap="6" rowGap="3">
          <Box>
            <Heading as="h1" size="xl">
              {words.title}
            </Heading>
            <Text mt="2" color="fg.muted">
              {words.intro}
            </Text>
          </Box>
          <Box hideBelow="md">{prices}</Box>
        </Flex>
        <Box mt="3">
          <Tabs
            label={words.tabsLabel}
            tabs={tabsShown()}
            current={tab}
            onChange={(next) => {
              setChosen(true);
              navigate(paths.popular(next), KEEP_SCROLL);
            }}
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
        {/* Known in the browser alone: above the list it would push it down. */}
        <Box hideFrom="md" mt="4">
          {prices}
        </Box>
        <Wrap mt={{ base: '4', md: '8' }} gap="3">
          <ButtonLink to={paths.search()}>
            {words.more}
            <ArrowRightIcon boxSize="4.5" />
          </ButtonLink>
          <ButtonLink to={paths.search()} variant="outline">
            <FilterIcon boxSize="4.5" />
            {words.advanced}
          </ButtonLink>
        </Wrap>
      </Container>
      <ChosenTray known={popular.universities} />
    </>
  );
}
