/** One line of text and the button that does something with it, in a form of one's own. */

import type { ComponentProps } from 'react';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { SendButton } from '#frontend/components/styled/button.tsx';

type FieldWithButtonProps = Omit<ComponentProps<typeof TextField>, 'error' | 'autoComplete'> & {
  /** What is wrong with what was sent; empty for nothing. */
  fault?: string;
  button: string;
  /** It is the next thing to do. */
  filled?: boolean;
  /** Pressing it would change nothing now, and says why. */
  idle?: boolean;
};

export function FieldWithButton({ fault = '', button, filled = false, idle = false, ...field }: FieldWithButtonProps) {
  return (
    <Flex alignItems="flex-start" gap="2">
      <Box flex="1" minW="0">
        <TextField {...field} error={fault === '' ? undefined : fault} autoComplete="off" />
      </Box>
      {/* Beside the field, below its label. */}
      <SendButton variant={filled ? 'solid' : 'outline'} mt="1.625rem" aria-disabled={idle ? true : undefined}>
        {button}
      </SendButton>
    </Flex>
  );
}
