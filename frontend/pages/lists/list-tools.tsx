/** What is done less often with a list: on a phone its table and its plot, schools near a place, saving the search, also for use offline. Comes once it is asked for. */
import { type ComponentProps, useId, useRef, useState } from 'react';
import { useSession } from '#frontend/api/session.ts';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { BookmarkIcon, DownloadIcon, PinIcon } from '#frontend/components/ui/icons.tsx';
import { isAround, nearText } from '#frontend/features/search/around.ts';
import {
  addressOfRequest,
  type Filters,
  type SearchRequest,
  withAround,
  withFilters,
} from '#frontend/features/search/filters.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { offlineSearchWords } from '#words/search/offline-search.ts';
import { viewWords } from '#words/search/results-view.ts';
import { searchWords as words } from '#words/search/search.ts';

const NearForm = lazy(() =>
  import('#frontend/features/map/components/near-form.tsx').then((module) => ({ default: module.NearForm })),
);
const OfflineSearch = lazy(() =>
  import('#frontend/features/offline-search/offline-search.tsx').then((module) => ({ default: module.OfflineSearch })),
);
// The words of the filters, from which a name is made, come along with it.
const SaveSearch = lazy(async () => {
  const [{ SaveSearch }, { chipsOf }] = await Promise.all([
    import('#frontend/features/saved-searches/components/save-search.tsx'),
    import('#frontend/features/search/chips.ts'),
  ]);
  return {
    default: ({ filters, ...rest }: Omit<ComponentProps<typeof SaveSearch>, 'filters'> & { filters: Filters }) => (
      <SaveSearch {...rest} filters={chipsOf(filters).map(({ label }) => label)} />
    ),
  };
});
/** As large as the button that comes, so that nothing moves. */
const saveWaitingButton = () => (
  <Button variant="outline" size="sm" disabled>
    <BookmarkIcon boxSize="4.5" />
    {words.saveSearch}
  </Button>
);

interface ListToolsProps {
  request: SearchRequest;
  nearOpen: boolean;
  onNearOpen: (open: boolean) => void;
  onChange: (request: SearchRequest) => void;
}

export function ListTools({ request, nearOpen, onNearOpen, onChange }: ListToolsProps) {
  const { q, filters } = request;
  const session = useSession();
  const address = addressOfRequest(request);
  const around = isAround(filters);
  const nearId = useId();
  const nearButton = useRef<HTMLButtonElement>(null);
  const offlineId = useId();
  const [offlineOpen, setOfflineOpen] = useState(false);
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3" _print={{ display: 'none' }}>
        <Button
          ref={nearButton}
          variant="outline"
          size="sm"
          minH={{ base: '11', md: '9' }}
          aria-expanded={nearOpen}
          aria-controls={nearId}
          onClick={() => onNearOpen(!nearOpen)}
        >
          <PinIcon boxSize="4.5" />
          {viewWords.near}
        </Button>
        {(['table', 'plot'] as const).map((view) => (
          <ButtonLink
            key={view}
            to={paths.search(addressOfRequest({ ...request, view: request.view === view ? 'list' : view }))}
            variant="outline"
            size="sm"
            minH="11"
            display={{ base: 'inline-flex', md: 'none' }}
          >
            {request.view === view ? viewWords.list : viewWords[view]}
          </ButtonLink>
        ))}
        {session.user ? (
          <Suspense fallback={saveWaitingButton()}>
            <SaveSearch user={session.user} query={address.toString()} text={q} filters={filters} />
          </Suspense>
        ) : session.pending ? (
          saveWaitingButton()
        ) : (
          <ButtonLink
            to={paths.auth({ next: paths.search(address) })}
            variant="outline"
            size="sm"
            minH={{ base: '11', md: '9' }}
          >
            <BookmarkIcon boxSize="4.5" />
            {words.saveSearch}
          </ButtonLink>
        )}
        <Button
          variant="outline"
          size="sm"
          minH="11"
          aria-expanded={offlineOpen}
          aria-controls={offlineId}
          onClick={() => setOfflineOpen((open) => !open)}
        >
          <DownloadIcon boxSize="4.5" />
          {offlineSearchWords.save}
        </Button>
      </Box>
      <Box id={offlineId} hidden={!offlineOpen} mb="6">
        {offlineOpen ? (
          <Suspense>
            <OfflineSearch />
          </Suspense>
        ) : null}
      </Box>
      <Box id={nearId} hidden={!nearOpen} mb="3">
        {nearOpen ? (
          <Suspense>
            <NearForm
              place={filters.nearPlace}
              around={around}
              radiusMiles={filters.radiusMiles}
              onAnswer={({ place, position, radiusMiles }) => {
                onNearOpen(false);
                nearButton.current?.focus();
                onChange(
                  withAround(request, {
                    near: position && nearText(position.latitude, position.longitude),
                    nearPlace: place,
                    radiusMiles: place || position ? radiusMiles : null,
                  }),
                );
              }}
              onRadius={(radiusMiles) => onChange(withFilters(request, { ...filters, radiusMiles }))}
            />
          </Suspense>
        ) : null}
      </Box>
    </>
  );
}
