/** A field for a number that something is worked out from, with what is wrong with it. */

import type { ReactNode } from 'react';
import { CALCULATOR_TEXT_MAX } from '#schema/domain/site/limits.ts';
import { TextField } from './form-field.tsx';

interface TypedFieldProps {
  label: string;
  hint?: ReactNode;
  value: string;
  fault: string | null | undefined;
  onChange: (text: string) => void;
  placeholder?: string;
}

export function TypedField({ label, hint, value, fault, onChange, placeholder }: TypedFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      error={fault ?? undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={CALCULATOR_TEXT_MAX}
    />
  );
}
