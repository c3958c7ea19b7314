/** A setting that is on or off, on the browser's own checkbox. */

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';

const SwitchInput = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    width: '11',
    height: '6',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.muted',
    cursor: 'pointer',
    outline: '2px solid',
    outlineColor: 'transparent',
    outlineOffset: '2px',
    transition: 'background-color var(--ca-durations-fast)',
    _focusVisible: { outlineColor: 'accent.focusRing' },
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetStart: '3px',
      boxSize: '4',
      borderRadius: 'full',
      bg: 'fg.muted',
      transition: 'translate var(--ca-durations-fast), background-color var(--ca-durations-fast)',
    },
    _checked: {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      _before: { translate: '1.25rem 0', bg: 'accent.contrast' },
    },
  },
});

export function SwitchField({
  label,
  hint,
  ...input
}: { label: ReactNode; hint?: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  const id = useId();
  return (
    <Box>
      <chakra.label
        htmlFor={id}
        display="inline-flex"
        alignItems="center"
        gap="3"
        minH={{ base: '11', md: '8' }}
        cursor="pointer"
        textStyle="sm"
      >
        <SwitchInput
          {...input}
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
        {label}
      </chakra.label>
      {hint ? (
        <Box id={`${id}-hint`} mt="1" textStyle="xs" color="fg.muted">
          {hint}
        </Box>
      ) : null}
    </Box>
  );
}
