/** One amount of money: typed with commas or a dollar sign or without, told at once when it cannot be read. */

import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { CALCULATOR_TEXT_MAX } from '#schema/domain/site/limits.ts';
import type { Calculator } from '../use-calculator.ts';
import type { AmountField as AmountFieldName } from '../values.ts';

interface AmountFieldProps {
  form: Calculator['form'];
  name: AmountFieldName;
  label: string;
  hint?: ReactNode;
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

interface OwnAmountFieldProps extends Omit<AmountFieldProps, 'placeholder'> {
  /** The amount that stands in the field until one types another, and again once it is emptied; empty for none. */
  ours: string;
}

/** An amount that is there already, to be typed over. */
export function OwnAmountField({ form, name, label, hint, ours }: OwnAmountFieldProps) {
  const { field, fieldState } = useController({ name, control: form.control });
  // An emptied field stays empty for as long as one is in it.
  const [typing, setTyping] = useState(false);
  const own = field.value;
  return (
    <TextField
      ref={field.ref}
      name={name}
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      inputMode="decimal"
      autoComplete="off"
      maxLength={CALCULATOR_TEXT_MAX}
      fontVariantNumeric="tabular-nums lining-nums"
      value={own !== '' || typing ? own : ours}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setTyping(true);
        field.onChange(event.currentTarget.value === ours ? '' : event.currentTarget.value);
      }}
      onBlur={() => {
        setTyping(false);
        field.onBlur();
      }}
    />
  );
}
