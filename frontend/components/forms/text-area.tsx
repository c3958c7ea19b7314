/** Text of several lines on the browser's own element, which grows with what is typed where the browser can. */

import type { ComponentProps } from 'react';
import { input } from '#frontend/styled-system/recipes/index.js';
import { chakra } from '../styled/chakra.ts';
import { Field, type FieldProps } from './form-field.tsx';

const TextArea = chakra('textarea', input);

export function TextAreaField({
  label,
  hint,
  error,
  labelHidden = false,
  low = false,
  ...area
}: FieldProps &
  ComponentProps<typeof TextArea> & {
    /** As high as two lines until more is typed. */
    low?: boolean;
  }) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(ids) => (
        <TextArea
          py="2.5"
          minH={low ? '20' : { base: '32', md: '40' }}
          maxH="60dvh"
          resize="vertical"
          display="block"
          css={{ fieldSizing: 'content' }}
          {...ids}
          {...area}
        />
      )}
    </Field>
  );
}
