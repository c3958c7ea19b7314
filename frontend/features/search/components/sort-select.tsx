/** The order of the list. */

import { useId } from 'react';
import { Select } from '#frontend/components/forms/controls.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { situationAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { searchWords } from '#words/search/search.ts';
import { SORT_LABELS } from '#words/search/search-list.ts';
import { firstOptions, isByOwnPrice, SORT_OPTIONS, type SortOption, SUBJECT_OPTIONS } from '../sort.ts';

const labelled = (options: readonly SortOption[]) => options.map((value) => ({ value, label: SORT_LABELS[value] }));

interface SortSelectProps {
  value: SortOption;
  /** Whether the list is around a place, so that there are distances to order by. */
  around: boolean;
  /** Whether the list is of a subject. */
  ofSubject: boolean;
  /** Whether the list can be by relevance. */
  relevance: boolean;
  onChange: (option: SortOption) => void;
}

export function SortSelect({ value, around, ofSubject, relevance, onChange }: SortSelectProps) {
  const id = useId();
  const said = useStoredAtom(situationAtom, null);
  const own = Boolean(said?.home || said?.residence) || isByOwnPrice(value);
  // A line with an order of its own has no other by which it is relevant.
  const first = firstOptions({ around, own }).filter(
    (option) => option !== 'relevance' || relevance || option === value,
  );
  const isPossible = (option: SortOption) =>
    isByOwnPrice(option)
      ? own
      : option === 'distance'
        ? around
        : option !== 'relevance' && (ofSubject || !(SUBJECT_OPTIONS as readonly SortOption[]).includes(option));
  const rest = SORT_OPTIONS.filter((option) => !first.includes(option) && isPossible(option));
  return (
    <Flex data-sort alignItems="center" gap="2.5">
      {/* Beside the buttons there is no room for it in a narrow window. */}
      <chakra.label
        htmlFor={id}
        textStyle="sm"
        color="fg.muted"
        whiteSpace="nowrap"
        position={{ base: 'absolute', xl: 'static' }}
        clipPath={{ base: 'inset(50%)', xl: 'none' }}
      >
        {searchWords.sort}
      </chakra.label>
      <Box width={{ base: '100%', md: '13.5rem' }}>
        <Select
          id={id}
          controlSize="sm"
          minH={{ base: '11', md: '9' }}
          value={value}
          options={labelled(first)}
          further={{ label: searchWords.furtherOrders, options: labelled(rest) }}
          onChange={(option) => onChange(option as SortOption)}
        />
      </Box>
    </Flex>
  );
}
