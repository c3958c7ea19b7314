/** The front page: search and what one was at first, then one's own prices and the next deadlines; what there is and how to use it fold on a phone. */

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { FilterIcon } from '#frontend/components/ui/icons.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { recentlyViewedAtom } from '#frontend/features/history/state.ts';
import { CallToAction } from '#frontend/features/home/components/call-to-action.tsx';
import { CarryOn } from '#frontend/features/home/components/carry-on.tsx';
import { Counts } from '#frontend/features/home/components/counts.tsx';
import { Features } from '#frontend/features/home/components/features.tsx';
import { FirstReads } from '#frontend/features/home/components/first-reads.tsx';
import { Guide } from '#frontend/features/home/components/guide.tsx';
import { Hero } from '#frontend/features/home/components/hero.tsx';
import { LowestForYou } from '#frontend/features/home/components/lowest-for-you.tsx';
import { SearchBox } from '#frontend/features/search/components/search-box.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy, lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { lastSearchAtom } from '#frontend/lib/storage/last-search.ts';
import { useStoredAtom, useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { searchBoxWords } from '#words/search/search-box.ts';
import { homeWords } from '#words/site/home.ts';

const AdvancedSearch = lazy(() =>
  import('#frontend/features/search/components/advanced-search.tsx').then((module) => ({
    default: module.AdvancedSearch,
  })),
);

const PriceQuestions = lazyPart(() =>
  import('#frontend/features/situation/components/price-questions.tsx').then((module) => module.PriceQuestions),
);
const HomeDates = lazyPart(() => import('./home-dates.tsx').then((module) => module.HomeDates));
const ClosingSoon = lazyPart(() =>
  import('#frontend/features/home/components/closing-soon.tsx').then((module) => module.ClosingSoon),
);

/** As the search page spells a text with no filters; reading whole requests is the dialog's, which comes later. */
const addressOfText = (text: string) => new URLSearchParams(text === '' ? {} : { q: text });

export default function HomePage() {
  const navigate = useNavigate();
  const [advanced, setAdvanced] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const bookmarks = useStoredList(bookmarksAtom);
  const viewed = useStoredList(recentlyViewedAtom);
  const lastSearch = useStoredAtom(lastSearchAtom, null);
  const seen = [...viewed, ...bookmarks.filter(({ id }) => viewed.every((one) => one.id !== id))];
  const goTo = (address: URLSearchParams) => navigate(paths.search(address));
  return (
    <>
      <PageHead title={homeWords.pageTitle} description={homeWords.description} />
      {/* On a phone the questions of one's own price come before the map. */}
      <Box display={{ base: 'flex', lg: 'block' }} flexDirection="column">
        <Hero
          search={(onType) => (
            <>
              <SearchBox
                size="lg"
                value=""
                onType={onType}
                onSearch={(text) => goTo(addressOfText(text))}
                onChoose={({ slug }) => navigate(paths.university(slug))}
              />
              <Box mt={{ base: '0', md: '3' }}>
                <Button
                  variant="plain"
                  minH={{ base: '11', md: '6' }}
                  aria-haspopup="dialog"
                  onClick={() => setAdvanced('open')}
                >
                  <FilterIcon boxSize="4.5" />
                  {searchBoxWords.advanced}
                </Button>
              </Box>
            </>
          )}
          carryOn={
            lastSearch || seen.length > 0 ? (
              <CarryOn search={lastSearch} universities={seen} saved={bookmarks.length} />
            ) : null
          }
        />
        {bookmarks.length > 0 ? (
          <Suspense>
            <HomeDates />
          </Suspense>
        ) : null}
        <LowestForYou questions={<PriceQuestions />} />
      </Box>
      {/* For whoever saved schools, a phone has their own dates in place of others' and of what there is to search. */}
      <Box {...(bookmarks.length > 0 ? { hideBelow: 'md' } : {})}>
        <Suspense>
          <ClosingSoon />
        </Suspense>
        <Counts />
      </Box>
      <FirstReads />
      <Features />
      <Guide />
      <CallToAction />
      {advanced === 'unasked' ? null : (
        <Suspense>
          <AdvancedSearch open={advanced === 'open'} onClose={() => setAdvanced('closed')} onSearch={goTo} />
        </Suspense>
      )}
    </>
  );
}
