/** The order of the list. */

import { useId } from 'react';
import { Select } from '#frontend/components/forms/controls.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { situationAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { searchWords } from '#words/search/search.ts';
import { SORT_LABELS } from '#words/search/search-list.ts';
import { FURTHER_OPTIONS, OWN_OPTIONS, type SortOption, SPEC_OPTIONS, SUBJECT_OPTIONS } from '../sort.ts';

const labelled = (options: readonly SortOption[]) => options.map((value) => ({ value, label: SORT_LABELS[value] }));
const WITHOUT_DISTANCE = SPEC_OPTIONS.filter((value) => value !== 'distance');

interface SortSelectProps {
  value: SortOption;
  /** Whether the list is around a place, so that there are distances to order by. */
  around: boolean;
  /** Whether the list is of a subject. */
  ofSubject: boolean;
  onChange: (option: SortOption) => void;
}

export function SortSelect({ value, around, ofSubject, onChange }: SortSelectProps) {
  const id = useId();
  const said = useStoredAtom(situationAtom, null);
  const own = Boolean(said?.home || said?.residence) || value.startsWith('yourPrice');
  const options = labelled(around ? SPEC_OPTIONS : WITHOUT_DISTANCE);
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
      <Box width={{ base: '100%', md: '11rem', lg: '13.5rem' }}>
        <Select
          id={id}
          controlSize="sm"
          minH={{ base: '11', md: '9' }}
          value={value}
          options={[...options, ...(own ? labelled(OWN_OPTIONS) : []), ...(ofSubject ? labelled(SUBJECT_OPTIONS) : [])]}
          further={{ label: searchWords.furtherOrders, options: labelled(FURTHER_OPTIONS) }}
          onChange={(option) => onChange(option as SortOption)}
        />
      </Box>
    </Flex>
  );
}
