/** What stands behind a figure, one press away; and the shape that figures have. */

import type { ComponentProps, ReactNode } from 'react';
import { Box } from '../styled/box.tsx';
import { Button } from '../styled/button.tsx';
import { SourceIcon } from '../ui/later-icons.tsx';
import { Popover } from '../ui/popover.tsx';

/** The sign beside a figure, or a row of them, that opens where it comes from. */
export function SourceButton(props: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <Button
      variant="ghost"
      // A finger hits 44 px around the sign, which take no place of their own.
      minH="6"
      boxSize={{ base: '11', md: '6' }}
      m={{ base: '-2.5', md: '0' }}
      p="0"
      borderRadius="full"
      color="fg.subtle"
      verticalAlign="middle"
      {...props}
    >
      <SourceIcon boxSize="4" />
    </Button>
  );
}

interface SourcePopoverProps {
  /** Name of the button: "Source of acceptance rate", say. */
  name: string;
  children: ReactNode;
  /** The same in a line, where no scripts run. */
  unscripted?: ReactNode;
}

export function SourcePopover({ name, children, unscripted = children }: SourcePopoverProps) {
  return (
    <Popover name={name} unscripted={unscripted} opener={(props) => <SourceButton aria-label={name} {...props} />}>
      {children}
    </Popover>
  );
}

/** A number, its plain label, and a way to its source: the one shape figures have. */
export function Figure({
  label,
  value,
  source,
  note,
}: {
  label: string;
  value: ReactNode;
  source?: ReactNode;
  note?: ReactNode;
}) {
  return (
    <Box minW="0">
      <Box as="dt" textStyle="sm" color="fg.muted" display="flex" alignItems="center" gap="1">
        {label}
        {source}
      </Box>
      <Box as="dd" textStyle="figure" mt="0.5">
        {value}
      </Box>
      {note ? (
        <Box as="dd" textStyle="xs" color="fg.muted" mt="0.5">
          {note}
        </Box>
      ) : null}
    </Box>
  );
}
