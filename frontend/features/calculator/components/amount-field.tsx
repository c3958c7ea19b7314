/** One amount of money: typed with commas or a dollar sign or without, told at once when it cannot be read. */

import type { ReactNode } from 'react';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { CALCULATOR_TEXT_MAX } from '#schema/domain/site/limits.ts';
import type { Calculator } from '../use-calculator.ts';
import type { AmountField as AmountFieldName } from '../values.ts';

interface AmountFieldProps {
  form: Calculator['form'];
  name: AmountFieldName;
  label: string;
  hint: ReactNode;
  placeholder: string;
}

export function AmountField({ form, name, label, hint, placeholder }: AmountFieldProps) {
  return (
    <TextField
      {...form.register(name)}
      label={label}
      hint={hint}
      error={form.formState.errors[name]?.message}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={CALCULATOR_TEXT_MAX}
    />
  );
}
