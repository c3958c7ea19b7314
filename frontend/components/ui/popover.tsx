/**
 * Something more, one press away: opens on click, touch and keyboard through the browser's own popover, closes on Escape
 * or a press elsewhere. A page has dozens of them: what is in one is only made when it opens.
 */

import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { Box } from '../styled/box.tsx';

const GAP = 6;
const EDGE = 12;

interface Opener {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
}

interface PopoverProps {
  /** Name of what opens. */
  name: string;
  /** The button that opens it. */
  opener: (props: Opener) => ReactNode;
  children: ReactNode;
  /** Whether it ends where the button ends: at the end of a line it stays within the page. */
  atEnd?: boolean;
  /**
   * What it says where no scripts run, in elements that a paragraph may hold: it is written into the page. All that is in
   * it unless this says something shorter.
   */
  unscripted?: ReactNode;
}

export function Popover({ name, opener, children, atEnd = false, unscripted = children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState(false);

  // Made before it shows, as its place depends on its size.
  const prepare = ({ newState }: ToggleEvent) => {
    if (newState === 'open') flushSync(() => setOpened(true));
  };

  // What is in it may come a moment later than it opens.
  useEffect(() => {
    const box = panel.current;
    if (!opened || !box) return;
    const observer = new ResizeObserver(() => place(button.current, box, atEnd));
    observer.observe(box);
    return () => observer.disconnect();
  }, [opened, atEnd]);

  return (
    <>
      {opener({ ref: button, popoverTarget: id })}
      {/* A span, as it may stand in a paragraph, which a parser of HTML would end before a block. */}
      <Box
        as="span"
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        onBeforeToggle={prepare}
        onToggle={(event) => event.newState === 'open' && place(button.current, panel.current, atEnd)}
        position="absolute"
        inset="auto"
        m="0"
        p="4"
        width="min(20rem, 94vw)"
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
        {opened ? children : <noscript>{ON_SERVER ? unscripted : null}</noscript>}
      </Box>
    </>
  );
}

/** Under the button, or above it where there is no room, within the window. */
function place(button: HTMLElement | null, box: HTMLElement | null, atEnd: boolean): void {
  const from = button?.getBoundingClientRect();
  if (!from || !box) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const wished = atEnd ? from.right - width : from.left;
  const left = Math.max(EDGE, Math.min(wished, innerWidth - width - EDGE));
  const below = from.bottom + GAP + height <= innerHeight - EDGE;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${(below ? from.bottom + GAP : Math.max(EDGE, from.top - GAP - height)) + scrollY}px`;
}
