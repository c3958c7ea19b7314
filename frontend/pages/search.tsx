/** The search page: the address holds the request; the panel, the order and the list read and change it. */

import { useSetAtom } from 'jotai';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SkipLink } from '#frontend/components/links/skip-link.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { activeCount } from '#frontend/features/search/active-count.ts';
import { isAround } from '#frontend/features/search/around.ts';
import { ListCount } from '#frontend/features/search/components/list-count.tsx';
import { RESULTS_ID, Results } from '#frontend/features/search/components/results.tsx';
import {
  addressOfRequest,
  isRanked,
  type PanelKey,
  pointsQueryOf,
  withAround,
} from '#frontend/features/search/filters.ts';
import { saidIn, useOwnPricesRequest, useOwnRequest } from '#frontend/features/search/own-request.ts';
import { useSearchResults } from '#frontend/features/search/queries.ts';
import {
  type ChangedAt,
  orderOfReading,
  radiusOf,
  readingToShow,
  saysMore,
  soundsLikeWish,
  spansInForce,
} from '#frontend/features/search/reading.ts';
import { rememberedViewAtom } from '#frontend/features/search/remembered-view.ts';
import { effectiveSort, isByOwnPrice } from '#frontend/features/search/sort.ts';
import { linesBefore, requestOfParameters, withLine } from '#frontend/features/search/talk-on.ts';
import { useSearchRequest } from '#frontend/features/search/use-search-request.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useMediaQuery, WIDE } from '#frontend/lib/rendering/use-media-query.ts';
import { leaveSearchAtom, saidInSearchAtom, saidThisVisitAtom } from '#frontend/lib/storage/own-situation.ts';
import type { Reading } from '#schema/api/search.ts';
import { areArtsFees } from '#schema/domain/money/arts-fee.ts';
import { searchWords as words } from '#words/search/search.ts';
import { ChosenTray } from './lists/chosen-tray.tsx';
import { ListedCard } from './lists/listed-card.tsx';

const ListedMap = lazy(() => import('./lists/listed-map.tsx').then((module) => ({ default: module.ListedMap })));
const ResultsPlot = lazy(() =>
  import('#frontend/features/plot/components/results-plot.tsx').then((module) => ({ default: module.ResultsPlot })),
);
const ListTools = lazy(() => import('./lists/list-tools.tsx').then((module) => ({ default: module.ListTools })));
const places = () => import('#frontend/features/map/components/place-notice.tsx');
const PlaceNotice = lazy(() => places().then((module) => ({ default: module.PlaceNotice })));
const UnknownPlace = lazy(() => places().then((module) => ({ default: module.UnknownPlace })));
const inForce = () => import('#frontend/features/search/components/active-filters.tsx');
const ActiveFilters = lazy(() => inForce().then((module) => ({ default: module.ActiveFilters })));
const AboutReading = lazy(() => inForce().then((module) => ({ default: module.AboutReading })));
const ListChange = lazy(() => inForce().then((module) => ({ default: module.ListChange })));
const LeftOut = lazy(() => inForce().then((module) => ({ default: module.LeftOut })));
// Drawn by the Worker, and a form of the browser.
const SearchBox = lazy(() =>
  import('#frontend/features/search/components/search-box.tsx').then((module) => ({ default: module.SearchBox })),
);
// Drawn by the Worker, and links or fields of the browser: they can come a moment later.
const bar = () => import('#frontend/features/search/components/list-bar.tsx');
const ListBar = lazy(() => bar().then((module) => ({ default: module.ListBar })));
const FiltersButton = lazy(() => bar().then((module) => ({ default: module.FiltersButton })));
const SortSelect = lazy(() => bar().then((module) => ({ default: module.SortSelect })));
const ViewSwitch = lazy(() =>
  import('#frontend/features/map/components/view-switch.tsx').then((module) => ({ default: module.ViewSwitch })),
);
const PriceSwitch = lazy(() =>
  import('#frontend/components/own-price/price-switch.tsx').then((module) => ({ default: module.PriceSwitch })),
);
const ListedTable = lazy(() => import('./lists/listed-table.tsx').then((module) => ({ default: module.ListedTable })));
// On a phone once it is asked for.
const AskedPanel = lazy(() =>
  import('#frontend/features/search/components/asked-panel.tsx').then((module) => ({ default: module.AskedPanel })),
);

/** Part of an address: without scripts a link opens the panel on a phone. */
const PANEL_ID = 'filters';

/** Cards whose pictures are on the first screen of a wide window. */
const EAGER_CARDS = 8;

/** Beside a map, the card that one is at is marked there; elsewhere nobody needs to know. */
const pointing = (id: number, point: (id: number | null) => void) => ({
  onPointerEnter: () => point(id),
  onPointerLeave: () => point(null),
  onFocus: () => point(id),
  onBlur: () => point(null),
});

export default function SearchPage() {
  const [asked, change] = useSearchRequest();
  const [read, setRead] = useState<{ q: string; reading: Reading | undefined }>();
  const asking = useOwnRequest(asked, read?.q === asked.q ? read.reading : undefined);
  const priced = useOwnPricesRequest(asking);
  const { data, isError, isPlaceholderData, refetch } = useSearchResults(asking);
  const changed = isPlaceholderData ? undefined : data?.change;
  // A line that changed a list stands for the list that it made.
  const request = changed ? requestOfParameters(asked, changed.parameters) : asked;
  const navigate = useNavigate();
  const rememberView = useSetAtom(rememberedViewAtom);
  const [panel, setPanel] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const panelOpen = panel === 'open';
  // Drawn for any window: on a narrow one it does not show, and goes as soon as the width is known.
  const wide = useMediaQuery(WIDE, true);
  const { q, filters, sort, view } = request;
  // Table, map and plot take the whole width; the filters are one press away, and beside them again.
  const folded = view !== 'list' && !panelOpen;
  // While another answer is on its way, what was asked and how it was read still go together.
  const answered = useRef(request);
  if (!isPlaceholderData) answered.current = request;
  const shown = answered.current;
  const reading = shown.q === '' || !data ? undefined : readingToShow(data);
  const active = activeCount(shown.filters) + (reading?.as === 'wish' ? spansInForce(shown, reading).length : 0);
  const waits = data === undefined && !isError;
  const setSaid = useSetAtom(saidInSearchAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, which says how its line was read
  useEffect(() => {
    if (isPlaceholderData || !data) return;
    setRead({ q: asked.q, reading: data.reading });
    setSaid(saidIn(request, data.reading));
  }, [data, isPlaceholderData]);
  const leave = useSetAtom(leaveSearchAtom);
  const setSaidBefore = useSetAtom(saidThisVisitAtom);
  // A list goes by its own line; pages to which one goes on from it go by what that line said.
  useLayoutEffect(() => {
    setSaidBefore(null);
    return leave;
  }, [setSaidBefore, leave]);
  const [{ size: parameters }] = useSearchParams();
  const around = isAround(filters);
  const [nearOpen, setNearOpen] = useState(false);
  const [moreOpen, setMoreOpen] = useState(false);
  const moreId = useId();
  const top = useRef<HTMLDivElement>(null);
  /** What the bar opens stands at the beginning of the list, however far down one is. */
  const toTop = () => {
    const { top: above = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (above < 0) top.current?.scrollIntoView({ block: 'start' });
  };
  const pressFilters = () => {
    setPanel(panelOpen ? 'closed' : 'open');
    toTop();
  };
  const readOrder = orderOfReading(reading);
  const order = effectiveSort(sort ?? readOrder ?? asking.sort, q, around, isRanked(filters));
  const hasPrices = data?.universities.some(({ yourPrice }) => yourPrice !== undefined) ?? false;
  const artsSaid = areArtsFees(data?.universities ?? []);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const [opened, setOpened] = useState<{ filter: PanelKey } | null>(null);
  const open = (where: NonNullable<ChangedAt>) => {
    if (where === 'near') {
      setMoreOpen(true);
      setNearOpen(true);
      toTop();
    } else if (where === 'sort') document.querySelector<HTMLElement>('[data-sort] select')?.focus();
    else {
      setPanel('open');
      toTop();
      setOpened({ filter: where });
    }
  };
  const goNear = (text: string) => change(withAround(request, { ...filters, near: null, nearPlace: text }));

  return (
    <>
      <PageHead title={q === '' ? words.title : words.titleFor(q)} description={words.description} />
      <Container
        ref={top}
        // A phone's bar to the top of the window: the search box lies above it.
        scrollMarginTop={{ base: '-8.25rem', md: '-5rem' }}
        // What opens above the list is to be seen: the browser would go on showing the row one was at.
        overflowAnchor={{ base: 'none', md: 'auto' }}
        display={{ base: 'block', md: 'grid' }}
        gridTemplateColumns={{ md: 'minmax(0, 1fr) auto' }}
        // Search box and bar lie over the first row and all others, so that they stay while the list goes by; where they have
        // no room beside each other, the bar alone under the box.
        gridTemplateRows={{ md: '{sizes.14} {sizes.14} auto minmax(0, 1fr)', lg: '{sizes.14} auto minmax(0, 1fr)' }}
        alignItems="start"
      >
        {/* Before the box, the bar and the filters, which are a hundred stops in a wide window. */}
        <SkipLink to={RESULTS_ID}>{words.skipToResults}</SkipLink>
        <Box as="h1" srOnly>
          {words.title}
        </Box>
        <Flex
          position={{ base: 'relative', lg: 'sticky' }}
          top="0"
          // Its suggestions lie over the bar.
          zIndex="3"
          gridColumn={{ md: '1 / 3', lg: '1' }}
          gridRow={{ md: '1', lg: '1 / 4' }}
          alignItems="center"
          minH={{ base: '3.25rem', md: '14' }}
          pe={{ lg: '3' }}
          bg="bg"
          borderBottomWidth={{ lg: '1px' }}
          _print={{ display: 'none' }}
        >
          <Suspense fallback={<Box minH="11" />}>
            <SearchBox
              value={q}
              before={addressOfRequest({ ...asked, q: '' })}
              lines={linesBefore(asked, changed !== undefined)}
              onSearch={(text) => change(withLine(asked, text, changed !== undefined))}
              onChoose={({ slug }) => navigate(paths.university(slug))}
            />
          </Suspense>
        </Flex>
        <Suspense
          fallback={
            <Box
              minH={{ base: '12', md: '14' }}
              gridColumn={{ md: '1 / 3', lg: '2' }}
              gridRow={{ md: '2 / 5', lg: '1 / 4' }}
            />
          }
        >
          <ListBar
            list={data && { request: shown, reading }}
            filters={{
              open: panelOpen,
              controls: PANEL_ID,
              inForce: active,
              onPress: pressFilters,
            }}
            more={{
              open: moreOpen,
              controls: moreId,
              onPress: () => {
                setMoreOpen(!moreOpen);
                toTop();
              },
            }}
            sort={
              <SortSelect
                value={order}
                around={around}
                ofSubject={data?.universities.some(({ subject }) => subject !== undefined) ?? false}
                relevance={readOrder === null || isByOwnPrice(readOrder)}
                onChange={(option) => change({ ...request, sort: option, page: 1 })}
              />
            }
            views={
              <ViewSwitch
                view={view}
                addressOf={(to) => paths.search(addressOfRequest({ ...request, view: to }))}
                onChoose={rememberView}
              />
            }
          />
        </Suspense>
        <Box gridColumn={{ md: '1 / 3' }} gridRow={{ md: '3', lg: '2' }}>
          <Flex flexWrap={{ base: 'wrap', xl: 'nowrap' }} alignItems="center" columnGap="3">
            {/* As high as what chooses the prices, so that nothing moves when one's own come. */}
            <Flex
              flexGrow={{ base: '1', md: '0' }}
              alignItems="center"
              justifyContent="space-between"
              columnGap="4"
              minW="0"
              minH={{ base: '3.25rem', md: '10' }}
            >
              {view === 'list' ? null : (
                <Suspense>
                  <FiltersButton open={panelOpen} controls={PANEL_ID} inForce={active} onPress={pressFilters} />
                </Suspense>
              )}
              <ListCount
                answer={data}
                failed={isError}
                brief={view !== 'list'}
                arts={artsSaid && (view === 'list' || view === 'map')}
              />
              {/* Whose prices show is known with the list: until then its place is kept. */}
              <Box visibility={waits ? 'hidden' : 'visible'}>
                <Suspense fallback={<Box minH="10" />}>
                  <PriceSwitch asked={hasPrices} />
                </Suspense>
              </Box>
            </Flex>
            {active > 0 || (reading && saysMore(reading)) || (waits && soundsLikeWish(q)) ? (
              <Box flex={{ base: '1 0 100%', xl: '1' }} minW="0" minH={{ base: '11', md: '10' }}>
                <Suspense>
                  <ActiveFilters request={shown} reading={reading} onOpen={open} />
                </Suspense>
              </Box>
            ) : null}
          </Flex>
          {reading && saysMore(reading) ? (
            <Suspense>
              <AboutReading request={shown} reading={reading} />
            </Suspense>
          ) : null}
          {parameters > 0 ? (
            <Suspense>
              <LeftOut request={request} />
            </Suspense>
          ) : null}
          {changed ? (
            <Suspense>
              <ListChange asked={asked} change={changed} />
            </Suspense>
          ) : null}
          <Box id={moreId} hidden={!moreOpen}>
            {moreOpen ? (
              <Suspense>
                <ListTools request={request} nearOpen={nearOpen} onNearOpen={setNearOpen} onChange={change} />
              </Suspense>
            ) : null}
          </Box>
        </Box>
        <Box
          gridColumn={{ md: '1 / 3' }}
          gridRow={{ md: '4', lg: '3' }}
          display={{ base: 'block', md: 'grid' }}
          gridTemplateColumns={
            folded ? { md: 'minmax(0, 1fr)' } : { md: '15rem minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }
          }
          columnGap={{ md: '8', lg: '12' }}
          alignItems="start"
        >
          <Box
            as="aside"
            aria-label={words.filters}
            display={folded ? { md: 'none' } : {}}
            _scriptless={{ display: 'block' }}
            minW="0"
            position={{ md: 'sticky' }}
            top="14"
            // Down to the window's edge at the top of the page too, so that Apply is in sight from the first choice.
            // Less where schools to compare stand along the window's foot.
            maxH={{
              md: 'calc(100dvh - 17.5rem - var(--tray, 0px))',
              lg: 'calc(100dvh - 12.75rem - var(--tray, 0px))',
            }}
            css={{ 'body:has([data-compare-tray]) &': { '--tray': '4.5rem' } }}
            overflowY={{ md: 'auto' }}
            overscrollBehavior="contain"
            // None below: the row of buttons that stays there has its own.
            pt={{ md: '2' }}
            px={{ md: '1' }}
            mx={{ md: '-1' }}
          >
            <Box
              id={PANEL_ID}
              display={{ base: panelOpen ? 'block' : 'none', md: 'block' }}
              _scriptless={{ _target: { display: 'block' } }}
              scrollMarginTop="16"
              mt={{ base: '4', md: '0' }}
            >
              <Box as="h2" textStyle="section" mb="4" hideBelow="md">
                {words.filters}
              </Box>
              {/* How a line was read stands in the panel, and is known with the list: drawn before, its parts would move. */}
              {(wide && view === 'list' && !(waits && q !== '')) || panel !== 'unasked' ? (
                <Suspense>
                  <AskedPanel
                    request={shown}
                    newer={request}
                    reading={reading}
                    facets={data?.facets}
                    total={data?.total}
                    opened={opened}
                    sheet={wide ? null : panelOpen}
                    onOpen={open}
                    onClose={() => setPanel('closed')}
                    onApply={(next) => {
                      setPanel('closed');
                      change(next);
                    }}
                    onReset={change}
                  />
                </Suspense>
              ) : null}
            </Box>
          </Box>
          <Box minW="0">
            {data?.place ? (
              <Suspense>
                <PlaceNotice
                  answer={data}
                  asked={filters.near === null ? (filters.nearPlace ?? q) : null}
                  radiusMiles={radiusOf(shown, reading)}
                  onPlace={goNear}
                />
              </Suspense>
            ) : null}
            <Grid
              gridTemplateColumns={
                view === 'map' ? { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(22rem, 2fr)' } : 'minmax(0, 1fr)'
              }
              gap={view === 'map' ? { base: '1', xl: '8' } : '8'}
              alignItems="start"
            >
              {view === 'map' ? (
                <Box position={{ xl: 'sticky' }} top={{ xl: '3.5rem' }} minW="0" minH="22rem">
                  <Suspense>
                    <ListedMap
                      query={pointsQueryOf(priced)}
                      request={request}
                      answer={data}
                      radiusMiles={radiusOf(shown, reading)}
                      highlighted={pointedAt}
                      onChange={change}
                    />
                  </Suspense>
                </Box>
              ) : null}
              {view === 'plot' ? (
                <Box minW="0" minH="28rem" mb="-8">
                  <Suspense>
                    <ResultsPlot query={pointsQueryOf(priced)} />
                  </Suspense>
                </Box>
              ) : null}
              <Results
                request={request}
                answer={data}
                failed={isError}
                busy={isPlaceholderData}
                mapped={view === 'map'}
                onRetry={() => void refetch()}
                onChange={change}
                instead={
                  data?.place === null ? (
                    <Suspense>
                      <UnknownPlace answer={data} asked={filters.nearPlace} onPlace={goNear} />
                    </Suspense>
                  ) : null
                }
                table={
                  view === 'table'
                    ? (universities) => (
                        <Suspense fallback={<Box minH="100vh" />}>
                          <ListedTable
                            universities={universities}
                            busy={isPlaceholderData}
                            beside={panelOpen}
                            order={order}
                            addressOf={(option) =>
                              paths.search(addressOfRequest({ ...request, sort: option, page: 1 }))
                            }
                          />
                        </Suspense>
                      )
                    : undefined
                }
                card={(university, index) => (
                  <Box height="100%" {...(view === 'map' ? pointing(university.id, setPointedAt) : {})}>
                    <ListedCard
                      university={university}
                      eager={index < EAGER_CARDS}
                      explained={index === 0}
                      artsSaid={artsSaid}
                    />
                  </Box>
                )}
              />
            </Grid>
          </Box>
        </Box>
      </Container>
      <ChosenTray known={data?.universities} />
    </>
  );
}
