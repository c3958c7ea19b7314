/** The order of the list. */

import { useId } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Select } from '../../../components/controls.tsx';
import { SORT_LABELS, searchWords } from '../../../content/search.ts';
import { SORT_OPTIONS, type SortOption } from '../sort.ts';

const OPTIONS = SORT_OPTIONS.map((value) => ({ value, label: SORT_LABELS[value] }));
const WITHOUT_DISTANCE = OPTIONS.filter(({ value }) => value !== 'distance');

interface SortSelectProps {
  value: SortOption;
  /** Whether the list is around a place, so that there are distances to order by. */
  around: boolean;
  onChange: (option: SortOption) => void;
}

export function SortSelect({ value, around, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <Box display="flex" alignItems="center" gap="2.5">
      <chakra.label htmlFor={id} textStyle="sm" color="fg.muted" whiteSpace="nowrap">
        {searchWords.sort}
      </chakra.label>
      <Box width="13.5rem">
        <Select
          id={id}
          controlSize="sm"
          value={value}
          options={around ? OPTIONS : WITHOUT_DISTANCE}
          onChange={(option) => onChange(option as SortOption)}
        />
      </Box>
    </Box>
  );
}
