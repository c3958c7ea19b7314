/** One tab's universities under the rule they were chosen by. */

import type { ReactNode } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Failed } from '#frontend/components/page/failed.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Caption, Note } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { POPULAR_PER_TAB } from '#schema/domain/site/limits.ts';
import {
  POPULAR_LISTS,
  POPULAR_TABS,
  type PopularListKey,
  type PopularTab,
  wholeSearch,
} from '#schema/domain/site/popular.ts';
import { popularWords as words } from '#words/saved/popular.ts';
import type { PopularUniversities } from '../queries.ts';

interface PopularListProps extends PopularUniversities {
  tab: PopularTab;
  card: (university: UniversityCard, index: number) => ReactNode;
}

/** Where all of a list is: its tab, and for one that has none, the search that it is made by. */
function wholeList(list: PopularListKey): string {
  const tab = POPULAR_TABS.find((one) => one === list);
  if (tab !== undefined) return paths.popular(tab);
  return paths.search(new URLSearchParams(wholeSearch(POPULAR_LISTS[list].query)));
}

const SKELETONS = Array.from({ length: POPULAR_PER_TAB }, (_, index) => `skeleton-${index}`);

export function PopularList({ tab, universities, lists, failed, retry, card }: PopularListProps) {
  return (
    <>
      <Note mt="3" mb={{ base: '2', md: '4' }} maxW="prose">
        {words.rules[tab]}
      </Note>
      {/* One sees how many. */}
      <Box role="status" srOnly>
        {universities ? words.shown(universities.length) : failed ? null : words.loading}
      </Box>
      {failed ? (
        <Failed title={words.failed} again={words.tryAgain} onAgain={retry} />
      ) : (
        <Grid
          as="ul"
          aria-hidden={universities === undefined ? 'true' : undefined}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          }}
          columnGap={{ base: '6', lg: '8' }}
          rowGap={{ base: '0', md: '4' }}
        >
          {universities
            ? universities.map((university, index) => {
                const list = lists?.get(university.id);
                return list === undefined ? (
                  <li key={university.id}>{card(university, index)}</li>
                ) : (
                  // The card is as high as what is left of its row.
                  <Grid as="li" key={university.id} gridTemplateRows="auto minmax(0, 1fr)" pt={{ base: '2', md: '0' }}>
                    <Caption mb="-1">
                      <TextLink to={wholeList(list)} touch="block">
                        {words.reasons[list]}
                      </TextLink>
                    </Caption>
                    <Box minW="0">{card(university, index)}</Box>
                  </Grid>
                );
              })
            : SKELETONS.map((key) => (
                <li key={key}>
                  <CardShape />
                </li>
              ))}
        </Grid>
      )}
    </>
  );
}

/** As high as a card, so that nothing jumps when they come. */
function CardShape() {
  return (
    <Box minH="7.5rem" py="3">
      <Skeleton height="5" width="75%" />
      <Skeleton mt="1" height="4" width="40%" />
      <Skeleton mt="2" height="6" width="6rem" />
      <Skeleton mt="2" height="4" width="50%" />
    </Box>
  );
}
