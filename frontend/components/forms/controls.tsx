/**
 * Text input and select on the browser's own elements. Chakra's bring a form-field machinery that `form-field.tsx` does
 * without, 4 kB (brotli) of the first load.
 */

import type { ComponentProps } from 'react';
import { checkbox, input, select } from '#frontend/styled-system/recipes/index.js';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';

export const Input = chakra('input', input);
/** The line of a checkbox: as high as a finger on a phone. */
export const CheckLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: { base: '11', md: '8' },
    cursor: 'pointer',
    textStyle: 'sm',
  },
});
export const CheckboxInput = chakra('input', checkbox, { defaultProps: { type: 'checkbox' } });
const SelectElement = chakra('select', select);

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends Omit<ComponentProps<typeof SelectElement>, 'onChange' | 'value'> {
  value: string;
  options: readonly SelectOption[];
  /** Options that fewer people look for, under a heading after the others. */
  further?: { label: string; options: readonly SelectOption[] };
  onChange: (value: string) => void;
}

const optionsOf = (options: readonly SelectOption[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export function Select({ options, further, onChange, controlSize, ...rest }: SelectProps) {
  return (
    <Box position="relative" width="100%">
      <SelectElement {...rest} controlSize={controlSize} onChange={(event) => onChange(event.currentTarget.value)}>
        {optionsOf(options)}
        {further && <optgroup label={further.label}>{optionsOf(further.options)}</optgroup>}
      </SelectElement>
      <ChevronDownIcon
        position="absolute"
        insetEnd="3"
        top="50%"
        translate="0 -50%"
        boxSize="4"
        pointerEvents="none"
        color="fg.muted"
      />
    </Box>
  );
}
