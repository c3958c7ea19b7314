/** A field for a number that something is worked out from, with what is wrong with it. */

import type { ReactNode } from 'react';
import { readAmount } from '#schema/domain/formats/amount-text.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { CALCULATOR_TEXT_MAX } from '#schema/domain/site/limits.ts';
import { TextField } from './form-field.tsx';

interface TypedFieldProps {
  label: string;
  hint?: ReactNode;
  value: string;
  fault: string | null | undefined;
  onChange: (text: string) => void;
  placeholder?: string;
  /** An amount of money, which is written with its thousands apart once it is left. */
  money?: boolean;
}

export function TypedField({ label, hint, value, fault, onChange, placeholder, money = false }: TypedFieldProps) {
  const separate = () => {
    const { amount } = readAmount(value);
    const apart = amount === null ? value : formatCount(amount);
    if (apart !== value) onChange(apart);
  };
  return (
    <TextField
      label={label}
      hint={hint}
      error={fault ?? undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={money ? separate : undefined}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={CALCULATOR_TEXT_MAX}
    />
  );
}
