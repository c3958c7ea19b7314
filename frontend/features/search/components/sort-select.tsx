/** The order of the list. */
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Select } from '../../../components/controls.tsx';
import { SORT_LABELS, searchWords } from '../../../content/search.ts';
import { SORT_OPTIONS, type SortOption } from '../sort.ts';

const OPTIONS = SORT_OPTIONS.map((value) => ({ value, label: SORT_LABELS[value] }));

export function SortSelect({ value, onChange }: { value: SortOption; onChange: (option: SortOption) => void }) {
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
          options={OPTIONS}
          onChange={(option) => onChange(option as SortOption)}
        />
      </Box>
    </Box>
  );
}
