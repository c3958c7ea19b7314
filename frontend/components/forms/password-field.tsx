/** A password, hidden until one asks to see it. */

import { type ComponentProps, useState } from 'react';
import { formWords } from '#words/controls/form.ts';
import { Box } from '../styled/box.tsx';
import { Button } from '../styled/button.tsx';
import { Input } from './controls.tsx';
import { Field, type FieldProps } from './form-field.tsx';

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<typeof Input>, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label, hint, error, labelHidden = false, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(ids) => (
        <Box position="relative">
          <Input
            {...ids}
            {...input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            pe="18"
          />
          {/* Named by its word alone, so that the label stays the field's; which field is meant, it says as well. */}
          <Button
            variant="plain"
            size="sm"
            position="absolute"
            insetEnd="3"
            top="50%"
            translate="0 -50%"
            minH={{ base: '11', md: '8' }}
            aria-controls={ids.id}
            aria-description={label}
            onClick={() => setShown(!shown)}
          >
            {shown ? formWords.hide : formWords.show}
          </Button>
        </Box>
      )}
    </Field>
  );
}
