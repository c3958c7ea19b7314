/** Letters of financial aid beside each other. */

import { ToolWay } from '#frontend/components/links/tool-way.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { CalculatorLinks } from '#frontend/features/calculator/components/calculator-links.tsx';
import { recentlyViewedAtom } from '#frontend/features/history/state.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { aidOffersWords as words } from '#words/calculators/aid-offers.ts';

const Tool = lazy(() =>
  import('#frontend/features/calculator/components/offers-tool.tsx').then(({ OffersTool }) => ({
    default: OffersTool,
  })),
);

export default function AidOffersPage() {
  const own = [...useStoredList(bookmarksAtom), ...useStoredList(recentlyViewedAtom)];
  const schools = own
    .filter(({ id }, at) => own.findIndex((one) => one.id === id) === at)
    .map((school) => ({ ...school, matched: null }));
  return (
    <TextPage title={words.title} lead={words.lead} way={<ToolWay />}>
      <PageHead title={words.title} description={words.description} />
      <Suspense fallback={<Box minH="60vh" />}>
        <Tool own={schools} />
      </Suspense>
      <Box mt="8">
        <CalculatorLinks current="aidOffers" />
      </Box>
    </TextPage>
  );
}
