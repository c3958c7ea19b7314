/**
 * What stays at hand while one scrolls a list: filters, order, and how it shows, with all else behind one button. On a
 * phone a slim line across the window.
 */
import type { ReactNode } from 'react';
import { ButtonAnchor } from '#frontend/components/links/router-link.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { FilterIcon, MoreIcon } from '#frontend/components/ui/icons.tsx';
import type { Reading } from '#schema/api/search.ts';
import { searchWords as words } from '#words/search/search.ts';
import type { SearchRequest } from '../filters.ts';
import { useRememberSearch } from '../last-search.ts';

// In one file with the bar, which nobody sees without it.
export { SortSelect } from './sort-select.tsx';

interface Opener {
  open: boolean;
  /** Id of what it opens. */
  controls: string;
  onPress: () => void;
}

interface FiltersOpener extends Opener {
  /** How many filters are in force. */
  inForce: number;
}

const countOf = ({ inForce }: FiltersOpener) => (inForce > 0 ? ` (${inForce})` : '');
const nameOf = (filters: FiltersOpener) => (filters.open ? words.hideFilters : words.showFilters) + countOf(filters);
const openerOf = (filters: FiltersOpener) => ({
  'aria-expanded': filters.open,
  'aria-controls': filters.controls,
  'aria-label': nameOf(filters),
  onClick: filters.onPress,
});

/** In a wide window, where table, map and plot take the place of the filters beside the list. */
export function FiltersButton(filters: FiltersOpener) {
  return (
    <Button
      hideBelow="md"
      _scriptless={{ display: 'none' }}
      variant="outline"
      size="sm"
      flexShrink="0"
      bg={filters.open ? 'bg.muted' : 'transparent'}
      {...openerOf(filters)}
    >
      <FilterIcon boxSize="4" />
      {words.filters}
      {countOf(filters)}
    </Button>
  );
}

interface ListBarProps {
  /** The list that has come, which the front page leads back to. */
  list: { request: SearchRequest; reading: Reading | undefined } | undefined;
  filters: FiltersOpener;
  more: Opener;
  sort: ReactNode;
  views: ReactNode;
}

export function ListBar({ list, filters, more, sort, views }: ListBarProps) {
  useRememberSearch(list);
  const inForce = countOf(filters);
  return (
    <Flex
      role="group"
      aria-label={words.listTools}
      data-list-bar
      position="sticky"
      top="0"
      // Over the buttons of rows, under the line that says one is offline.
      zIndex="2"
      gridColumn={{ md: '1 / 3', lg: '2' }}
      gridRow={{ md: '2 / 5', lg: '1 / 4' }}
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      minH={{ base: '12', md: '14' }}
      // As much above as the line below: what is centered lies on whole pixels.
      pt="1px"
      alignItems="center"
      gap="2"
      bg="bg"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      {/* Without an icon: the order beside it needs the room for its name. */}
      <Button
        hideFrom="md"
        _scriptless={{ display: 'none' }}
        variant="outline"
        size="sm"
        minH="11"
        flexShrink="0"
        {...openerOf(filters)}
      >
        {words.filters}
        {inForce}
      </Button>
      {/* Without scripts the browser opens the panel: it shows where the address points at it. */}
      <ButtonAnchor
        href={`#${filters.controls}`}
        display="none"
        _scriptless={{ display: { base: 'inline-flex', md: 'none' } }}
        variant="outline"
        size="sm"
        minH="11"
        flexShrink="0"
        aria-label={nameOf(filters)}
      >
        {words.filters}
        {inForce}
      </ButtonAnchor>
      <Box flex={{ base: '1', lg: 'none' }} minW="0">
        {sort}
      </Box>
      <Box flexShrink="0">{views}</Box>
      <Button
        variant="outline"
        size="sm"
        flexShrink="0"
        width={{ base: '11', md: '9' }}
        minH={{ base: '11', md: '9' }}
        p="0"
        aria-expanded={more.open}
        aria-controls={more.controls}
        aria-label={words.moreTools}
        onClick={more.onPress}
      >
        <MoreIcon boxSize="5" />
      </Button>
    </Flex>
  );
}
