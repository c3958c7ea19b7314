/** A box that narrows what is on the page while one types, and says how much is left. */

import { useId } from 'react';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { Input } from './controls.tsx';

interface FilterBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** How much is left, for the eye and for a screen reader; empty while nothing is typed. */
  status: string;
}

export function FilterBox({ label, placeholder, value, onChange, status }: FilterBoxProps) {
  const id = useId();
  return (
    <Box role="search" maxW="xl">
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
        {label}
      </chakra.label>
      <Box position="relative">
        <Input
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          ps="11"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-describedby={`${id}-status`}
        />
        <SearchIcon
          position="absolute"
          insetStart="3.5"
          top="50%"
          translate="0 -50%"
          color="fg.muted"
          pointerEvents="none"
        />
      </Box>
      <Box id={`${id}-status`} role="status" mt="1.5" minH="5" textStyle="sm" color="fg.muted">
        {status}
      </Box>
    </Box>
  );
}
