/**
 * A name for a control that shows only an icon: appears after 700 ms, at once when another one was open less than
 * 300 ms ago, goes on Escape, stays while the pointer is on it (WCAG 1.4.13).
 */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Box } from '../styled/box.tsx';

const OPEN_DELAY = 700;
const SKIP_DELAY = 300;
let lastClosed = Number.NEGATIVE_INFINITY;

export function Tooltip({
  text,
  children,
  align = 'center',
}: {
  text: string;
  children: ReactNode;
  align?: 'center' | 'end';
}) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);

  const show = () => {
    window.clearTimeout(timer.current);
    const skip = performance.now() - lastClosed < SKIP_DELAY;
    timer.current = window.setTimeout(() => setOpen(true), skip ? 0 : OPEN_DELAY);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    // Noted at once: the pointer may reach the next control before this one is drawn again.
    if (open) lastClosed = performance.now();
    setOpen(false);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <Box
      as="span"
      position="relative"
      display="inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      {open ? (
        // The control carries the same words as its name, so a screen reader need not hear them twice.
        <Box
          as="span"
          aria-hidden="true"
          position="absolute"
          top="100%"
          {...(align === 'end' ? { insetEnd: '0' } : { insetStart: '50%', transform: 'translateX(-50%)' })}
          pt="1.5"
          zIndex="tooltip"
          animation="fade-in 120ms"
        >
          <Box
            as="span"
            display="block"
            bg="bg.inverted"
            color="fg.inverted"
            textStyle="xs"
            px="2"
            py="1"
            borderRadius="sm"
            whiteSpace="nowrap"
          >
            {text}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}
