/**
 * What stands behind a figure, one press away: opens on click, touch and keyboard through the browser's own popover,
 * closes on Escape or a press elsewhere. A page has dozens of them: what is in one is only made when it opens.
 */
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SourceIcon } from './icons.tsx';

const GAP = 6;
const EDGE = 12;

/** `name` is the button's name: "Source of acceptance rate", say. */
export function SourcePopover({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);

  // Made before it shows, as its place depends on its size.
  const prepare = ({ newState }: ToggleEvent) => {
    if (newState === 'open') flushSync(() => setOpened(true));
  };
  const place = () => {
    const [from, box] = [button.current?.getBoundingClientRect(), panel.current];
    if (!from || !box) return;
    const { offsetWidth: width, offsetHeight: height } = box;
    const left = Math.max(EDGE, Math.min(from.left, innerWidth - width - EDGE));
    const below = from.bottom + GAP + height <= innerHeight - EDGE;
    box.style.left = `${left + scrollX}px`;
    box.style.top = `${(below ? from.bottom + GAP : Math.max(EDGE, from.top - GAP - height)) + scrollY}px`;
  };

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        minH="6"
        boxSize="6"
        p="0"
        borderRadius="full"
        color="fg.subtle"
        verticalAlign="middle"
        aria-label={name}
        popoverTarget={id}
      >
        <SourceIcon boxSize="4" />
      </Button>
      <Box
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        onBeforeToggle={prepare}
        onToggle={(event) => event.newState === 'open' && place()}
        position="absolute"
        inset="auto"
        m="0"
        p="4"
        width="min(20rem, 100vw - 1.5rem)"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="md"
        boxShadow="raised"
        textStyle="sm"
        fontWeight="normal"
        letterSpacing="normal"
        textAlign="start"
        whiteSpace="normal"
      >
        {opened ? children : null}
      </Box>
    </>
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
