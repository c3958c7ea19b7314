/** Chooses a file, on the browser's own element, which keyboards and screen readers know; it looks like the other fields. */

import { input } from '#frontend/styled-system/recipes/index.js';
import { chakra } from '../styled/chakra.ts';
import { Field, type FieldProps } from './form-field.tsx';

const FileInput = chakra('input', input);

interface FileFieldProps extends FieldProps {
  /** As the browser's `accept`. */
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

export function FileField({ accept, disabled = false, onFile, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {(ids) => (
        <FileInput
          {...ids}
          type="file"
          accept={accept}
          disabled={disabled}
          py="1.5"
          ps="1.5"
          textStyle="sm"
          cursor="pointer"
          css={{
            '&::file-selector-button': {
              minHeight: '2rem',
              marginInlineEnd: '0.75rem',
              paddingInline: '0.75rem',
              borderWidth: '1px',
              borderStyle: 'solid',
              borderColor: 'border.control',
              borderRadius: 'sm',
              bg: 'bg.muted',
              color: 'fg',
              fontWeight: 'medium',
              cursor: 'pointer',
            },
          }}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file may be chosen again once it is corrected.
            event.currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
      )}
    </Field>
  );
}
