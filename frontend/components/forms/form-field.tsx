/** The one form field: a label, the control it names, a hint and an error joined to it. */

import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { CheckboxInput, CheckLabel, Input, Select, type SelectOption } from './controls.tsx';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Keeps the label for screen readers only, where the eye has the group's heading. */
  labelHidden?: boolean;
}

interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Any control with what belongs to it. */
export function Field({
  label,
  hint,
  error,
  labelHidden,
  children,
}: FieldProps & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter((one) => one !== null);
  return (
    <Box minW="0">
      <chakra.label
        htmlFor={id}
        {...(labelHidden ? { srOnly: true } : { display: 'block', textStyle: 'label', mb: '1.5' })}
      >
        {label}
      </chakra.label>
      {children({
        id,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <Box id={`${id}-hint`} mt="1.5" textStyle="xs" color="fg.muted">
          {hint}
        </Box>
      ) : null}
      {error ? (
        <Box id={`${id}-error`} mt="1.5" textStyle="xs" color="fg.error">
          {error}
        </Box>
      ) : null}
    </Box>
  );
}

export function TextField({
  label,
  hint,
  error,
  labelHidden = false,
  ...input
}: FieldProps & ComponentProps<typeof Input>) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(ids) => <Input {...ids} {...input} />}
    </Field>
  );
}

export type { SelectOption };

interface SelectFieldProps
  extends FieldProps,
    Pick<
      ComponentProps<typeof Select>,
      'value' | 'options' | 'further' | 'onChange' | 'disabled' | 'ref' | 'name' | 'onBlur' | 'form'
    > {}

export function SelectField({ label, hint, error, labelHidden = false, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(ids) => <Select {...ids} {...select} />}
    </Field>
  );
}

/** The heading of the group that a control is in, for assistants that read a form as a tool. */
const GroupLegend = createContext<string | undefined>(undefined);

interface CheckboxProps {
  label: ReactNode;
  /** A count or the like at the end of the line. */
  aside?: ReactNode;
  /** What it is called where the label alone would not tell it from its neighbours. */
  name?: string;
  disabled?: boolean;
  /** What a form that is sent without scripts says of it; without one it is no part of the form. */
  field?: { name: string; value: string };
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, aside, name, disabled = false, field, checked, onChange }: CheckboxProps) {
  const id = useId();
  const legend = useContext(GroupLegend);
  return (
    <CheckLabel htmlFor={id}>
      <CheckboxInput
        id={id}
        {...(field === undefined ? { form: '' } : { ...field, toolparamdescription: legend })}
        aria-label={name}
        disabled={disabled}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Box as="span" flex="1">
        {label}
      </Box>
      {aside === undefined ? null : (
        <Box as="span" color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
          {aside}
        </Box>
      )}
    </CheckLabel>
  );
}

/** A group of controls under one heading. */
export function FieldGroup({
  legend,
  legendHidden,
  children,
  hint,
  after,
}: {
  legend: string;
  /** Keeps it for screen readers only, where the eye has a heading of the same words. */
  legendHidden?: boolean;
  children: ReactNode;
  hint?: ReactNode;
  /** Under the hint. */
  after?: ReactNode;
}) {
  const id = useId();
  return (
    <chakra.fieldset minW="0" aria-describedby={hint ? id : undefined}>
      <chakra.legend {...(legendHidden ? { srOnly: true } : { textStyle: 'label', mb: '1.5' })}>{legend}</chakra.legend>
      <GroupLegend value={legend}>{children}</GroupLegend>
      {hint ? (
        <Box id={id} mt="1.5" textStyle="xs" color="fg.muted">
          {hint}
        </Box>
      ) : null}
      {after === undefined ? null : <GroupLegend value={legend}>{after}</GroupLegend>}
    </chakra.fieldset>
  );
}
