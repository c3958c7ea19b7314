/** The order of the list. */
import { Box } from '@chakra-ui/react/box';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { ChevronDownIcon } from '../../../components/icons.tsx';
import { SORT_LABELS, searchWords } from '../../../content/search.ts';
import { SORT_OPTIONS, type SortOption } from '../sort.ts';

export function SortSelect({ value, onChange }: { value: SortOption; onChange: (option: SortOption) => void }) {
  const id = useId();
  return (
    <Box display="flex" alignItems="center" gap="2.5">
      <chakra.label htmlFor={id} textStyle="sm" color="fg.muted" whiteSpace="nowrap">
        {searchWords.sort}
      </chakra.label>
      <NativeSelect.Root size="sm" width="13.5rem">
        <NativeSelect.Field
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as SortOption)}
        >
          {SORT_OPTIONS.map((option) => (
            <option key={option} value={option}>
              {SORT_LABELS[option]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDownIcon />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Box>
  );
}
