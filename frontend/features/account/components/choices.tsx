/** Boxes to tick, as many as one likes, under one heading. */

import type { ReactNode } from 'react';
import { Checkbox, FieldGroup } from '#frontend/components/forms/form-field.tsx';
import { Grid } from '#frontend/components/styled/box.tsx';
import { Caption, Span } from '#frontend/components/styled/text.tsx';
import { toggled } from '../preferences-draft.ts';

interface ChoicesProps<Value extends string> {
  legend: string;
  legendHidden?: boolean;
  /** Whether a phone has space for two of them side by side, and a wide window for four. */
  short?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

const COLUMNS = {
  short: { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' } },
  long: {
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  },
} as const;

export function Choices<Value extends string>({
  legend,
  legendHidden = false,
  short = false,
  options,
  chosen,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <FieldGroup legend={legend} legendHidden={legendHidden}>
      <Grid {...COLUMNS[short ? 'short' : 'long']} columnGap={{ base: '3', sm: '6' }} rowGap="1">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(on) => onChange(toggled(chosen, value, on))}
          />
        ))}
      </Grid>
    </FieldGroup>
  );
}

/** A choice with what it means under it. */
export function Explained({ label, hint }: { label: string; hint: string }) {
  return (
    <Span display="block" py="1">
      {label}
      <Caption as="span" display="block" mt="0.5">
        {hint}
      </Caption>
    </Span>
  );
}
