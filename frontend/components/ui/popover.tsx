/**
 * Something more, one press away: opens on click, touch and keyboard through the browser's own popover, closes on Escape
 * or a press elsewhere. A page has dozens of them: what is in one is only made when it opens.
 */

import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { shellWords } from '#words/layout/shell.ts';
import { Box } from '../styled/box.tsx';
import { Button } from '../styled/button.tsx';
import { CloseIcon } from './icons.tsx';

const GAP = 6;
const EDGE = 12;
/** A window narrower than this has no room beside what a titled one explains: it is a sheet at the foot of the window. */
const SHEET_BELOW = 600;
const SHEET = {
  maxH: '65dvh',
  overflowY: 'auto',
  '@media (max-width: 599px)': { position: 'fixed', inset: 'auto 0 0 0', width: '100%' },
} as const;

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
  /** A heading with a button that closes it; on a phone it is then a sheet at the foot of the window. */
  title?: string;
  /** Selector of what around the button it must not cover. */
  around?: string;
  /**
   * What it says where no scripts run, in elements that a paragraph may hold: it is written into the page. All that is in
   * it unless this says something shorter.
   */
  unscripted?: ReactNode;
}

export function Popover({ name, opener, children, atEnd = false, title, around, unscripted = children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState(false);

  const put = () => {
    const from = around === undefined ? button.current : button.current?.closest(around);
    if (title !== undefined && innerWidth < SHEET_BELOW) showAbove(from, panel.current);
    else place(from, panel.current, atEnd);
  };
  const latestPut = useRef(put);
  latestPut.current = put;

  // Made before it shows, as its place depends on its size.
  const prepare = ({ newState }: ToggleEvent) => {
    if (newState === 'open') flushSync(() => setOpened(true));
  };

  // What is in it may come a moment later than it opens.
  useEffect(() => {
    const box = panel.current;
    if (!opened || !box) return;
    const observer = new ResizeObserver(() => latestPut.current());
    observer.observe(box);
    return () => observer.disconnect();
  }, [opened]);

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
        onToggle={(event) => event.newState === 'open' && put()}
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
        {...(title === undefined ? {} : SHEET)}
      >
        {title === undefined || !opened ? null : (
          <Box as="span" display="flex" alignItems="center" justifyContent="space-between" gap="3" mt="-2" me="-2">
            <Box as="span" role="heading" aria-level={2} textStyle="md" fontWeight="semibold">
              {title}
            </Box>
            <Button
              variant="ghost"
              boxSize="11"
              minH="11"
              p="0"
              flexShrink="0"
              aria-label={shellWords.close}
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              <CloseIcon />
            </Button>
          </Box>
        )}
        {opened ? children : <noscript>{ON_SERVER ? unscripted : null}</noscript>}
      </Box>
    </>
  );
}

/** Under what it belongs to, or above it where there is no room, within the window. */
function place(around: Element | null | undefined, box: HTMLElement | null, atEnd: boolean): void {
  const from = around?.getBoundingClientRect();
  if (!from || !box) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const wished = atEnd ? from.right - width : from.left;
  const left = Math.max(EDGE, Math.min(wished, innerWidth - width - EDGE));
  const below = from.bottom + GAP + height <= innerHeight - EDGE;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${(below ? from.bottom + GAP : Math.max(EDGE, from.top - GAP - height)) + scrollY}px`;
}

/** Scrolls what a sheet explains out from under it. */
function showAbove(around: Element | null | undefined, box: HTMLElement | null): void {
  if (!around || !box) return;
  const hidden = around.getBoundingClientRect().bottom + EDGE - (innerHeight - box.offsetHeight);
  if (hidden > 0) scrollBy({ top: hidden, behavior: 'instant' });
}
