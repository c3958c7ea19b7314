/** The search page: the address holds the request; the panel, the order and the list read and change it. */
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilterIcon } from '../components/icons.tsx';
import { PageHead } from '../components/page-head.tsx';
import { filterWords, searchWords as words } from '../content/search.ts';
import { BookmarkToggle } from '../features/bookmarks/bookmark-toggle.tsx';
import { CompareTray } from '../features/compare/components/compare-tray.tsx';
import { addToComparisonAtom, comparisonAtom, removeFromComparisonAtom } from '../features/compare/state.ts';
import { isAround } from '../features/search/around.ts';
import { chipsOf } from '../features/search/chips.ts';
import { ActiveFilters } from '../features/search/components/active-filters.tsx';
import { Results } from '../features/search/components/results.tsx';
import { SearchBox } from '../features/search/components/search-box.tsx';
import { SortSelect } from '../features/search/components/sort-select.tsx';
import { UniversityCard } from '../features/search/components/university-card.tsx';
import { resetRequest, withFilters, withText } from '../features/search/filters.ts';
import { useSearchResults } from '../features/search/queries.ts';
import { effectiveSort } from '../features/search/sort.ts';
import { useSearchRequest } from '../features/search/use-search-request.ts';
import { paths } from '../lib/paths.ts';
import { useMediaQuery, WIDE } from '../lib/use-media-query.ts';

const loadPanel = () => import('../features/search/components/filter-panel.tsx');
// Beside the list the panel is always open, so it is fetched along with the page; on a phone once it is asked for.
if (window.matchMedia(WIDE).matches) loadPanel().catch(() => undefined);
const FilterPanel = lazy(() => loadPanel().then((module) => ({ default: module.FilterPanel })));

/** Cards whose pictures are on the first screen of a wide window. */
const EAGER_CARDS = 4;

export default function SearchPage() {
  const [request, change] = useSearchRequest();
  const { data, isError, isPlaceholderData, refetch } = useSearchResults(request);
  const navigate = useNavigate();
  const compared = useAtomValue(comparisonAtom);
  const addToComparison = useSetAtom(addToComparisonAtom);
  const removeFromComparison = useSetAtom(removeFromComparisonAtom);
  const [panel, setPanel] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const panelOpen = panel === 'open';
  const wide = useMediaQuery(WIDE);
  const panelId = useId();
  const { q, filters, sort } = request;
  const active = chipsOf(filters).length;

  return (
    <>
      <PageHead title={q === '' ? words.title : words.titleFor(q)} description={words.description} />
      <Box borderBottomWidth="1px" bg="bg.subtle">
        <Container py={{ base: '5', md: '8' }}>
          <Heading as="h1" size="xl">
            {words.title}
          </Heading>
          <Box mt={{ base: '3', md: '5' }} maxW="3xl">
            <SearchBox
              value={q}
              onSearch={(text) => change(withText(request, text))}
              onChoose={({ slug }) => navigate(paths.university(slug))}
            />
          </Box>
        </Container>
      </Box>
      <Container
        pt={{ base: '4', md: '8' }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
        gap={{ base: '4', md: '8', lg: '12' }}
        alignItems="start"
      >
        <Box as="aside" aria-label={filterWords.title} minW="0">
          <Button
            hideFrom="md"
            variant="outline"
            width="100%"
            aria-expanded={panelOpen}
            aria-controls={panelId}
            onClick={() => setPanel(panelOpen ? 'closed' : 'open')}
          >
            <FilterIcon boxSize="4.5" />
            {panelOpen ? words.hideFilters : words.showFilters}
            {active > 0 ? ` (${active})` : null}
          </Button>
          <Box id={panelId} display={{ base: panelOpen ? 'block' : 'none', md: 'block' }} mt={{ base: '4', md: '0' }}>
            <Box as="h2" textStyle="section" mb="4" hideBelow="md">
              {filterWords.title}
            </Box>
            {wide || panel !== 'unasked' ? (
              <Suspense>
                <FilterPanel
                  filters={filters}
                  facets={data?.facets}
                  onApply={(next) => {
                    setPanel('closed');
                    change(withFilters(request, next));
                  }}
                  onReset={() => change(resetRequest(request))}
                />
              </Suspense>
            ) : null}
          </Box>
        </Box>
        <Box minW="0">
          {active > 0 ? (
            <Box mb="4">
              <ActiveFilters filters={filters} onChange={(next) => change(withFilters(request, next))} />
            </Box>
          ) : null}
          <Results
            request={request}
            answer={data}
            failed={isError}
            busy={isPlaceholderData}
            onRetry={() => void refetch()}
            onChange={change}
            controls={
              <SortSelect
                value={effectiveSort(sort, q, isAround(filters))}
                around={isAround(filters)}
                onChange={(option) => change({ ...request, sort: option, page: 1 })}
              />
            }
            card={(university, index) => (
              <UniversityCard
                university={university}
                eager={index < EAGER_CARDS}
                bookmark={<BookmarkToggle university={university} variant="icon" />}
                compared={compared.some(({ id }) => id === university.id)}
                onCompare={() => addToComparison({ id: university.id, name: university.name })}
                onUncompare={() => removeFromComparison(university.id)}
              />
            )}
          />
        </Box>
      </Container>
      <CompareTray />
    </>
  );
}
