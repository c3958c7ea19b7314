/** Where toasts show: 5 seconds, longer under the pointer or the focus; swipe right by 50 px to dismiss; F8 leads here. */

import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToasts, type Toast } from '#frontend/lib/browser/toasts.ts';
import { aroundPageWords } from '#words/places/around-page.ts';
import { PlainLink } from '../links/router-link.tsx';
import { Box } from '../styled/box.tsx';
import { Button } from '../styled/button.tsx';
import { CloseIcon } from './icons.tsx';

const DURATION = 5000;
const SWIPE_THRESHOLD = 50;

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToasts, currentToast, () => null);
  const viewport = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') viewport.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <Box
      as="section"
      ref={viewport}
      aria-label={aroundPageWords.toasts.region}
      tabIndex={-1}
      position="fixed"
      zIndex="toast"
      // Over the foot, where a list or a form keeps its own bar: at the top it would lie over what the page is called.
      bottom="16"
      insetEnd="0"
      p={{ base: '3', md: '6' }}
      width="100%"
      maxW="28rem"
      pointerEvents="none"
      outlineOffset="-4px"
    >
      <div aria-live="polite" aria-atomic="true">
        {toast === null ? null : toast.unseen ? (
          <UnseenMessage key={toast.id} toast={toast} />
        ) : (
          <ToastMessage key={toast.id} toast={toast} />
        )}
      </div>
    </Box>
  );
}

/** What the page shows already: in the live region alone, for as long as a toast shows. */
function UnseenMessage({ toast: { id, title, description } }: { toast: Toast }) {
  useEffect(() => {
    const timer = window.setTimeout(() => dismissToast(id), DURATION);
    return () => window.clearTimeout(timer);
  }, [id]);
  return (
    <Box srOnly>
      <p>{title}</p>
      <p>{description}</p>
    </Box>
  );
}

function ToastMessage({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const [shift, setShift] = useState(0);
  const start = useRef<number | null>(null);

  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(() => dismissToast(toast.id), DURATION);
    return () => window.clearTimeout(timer);
  }, [held, toast.id]);

  const swiped = (event: PointerEvent) => (start.current === null ? 0 : event.clientX - start.current);
  const onPointerDown = (event: PointerEvent) => {
    start.current = event.clientX;
  };
  const onPointerMove = (event: PointerEvent) => {
    // From the first step on the swipe is ours wherever the pointer goes; a press on the button stays a press.
    if (Math.abs(swiped(event)) > 5) event.currentTarget.setPointerCapture(event.pointerId);
    setShift(Math.max(0, swiped(event)));
  };
  const onPointerUp = (event: PointerEvent) => {
    if (swiped(event) >= SWIPE_THRESHOLD) dismissToast(toast.id);
    start.current = null;
    setShift(0);
  };
  const onPointerCancel = () => {
    start.current = null;
    setShift(0);
  };

  return (
    <Box
      data-tone={toast.destructive ? 'destructive' : 'default'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      pointerEvents="auto"
      touchAction="pan-y"
      // A swipe must not mark text: the browser would take the next one for dragging that text.
      userSelect="none"
      display="flex"
      gap="3"
      alignItems="flex-start"
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="md"
      boxShadow="raised"
      ps="4"
      pe="2"
      py="3"
      borderInlineStartWidth="4px"
      borderColor={toast.destructive ? 'destructive.emphasized' : 'accent.emphasized'}
      animation="rise-in 180ms"
      style={{ translate: `${shift}px 0` }}
    >
      <Box flex="1" minW="0" py="1">
        <Box as="p" fontWeight="semibold" textStyle="sm">
          {toast.title}
        </Box>
        {toast.description ? (
          <Box as="p" textStyle="sm" mt="0.5">
            {toast.description}
          </Box>
        ) : null}
        {toast.link ? (
          <PlainLink
            to={toast.link.to}
            onClick={() => dismissToast(toast.id)}
            display="inline-flex"
            alignItems="center"
            minH="6"
            mt="1"
            textStyle="sm"
            fontWeight="semibold"
            textDecoration="underline"
            textUnderlineOffset="3px"
          >
            {toast.link.label}
          </PlainLink>
        ) : null}
      </Box>
      <Button
        variant="ghost"
        boxSize="8"
        minH="8"
        p="0"
        color="inherit"
        _hover={{ bg: 'transparent' }}
        aria-label={aroundPageWords.toasts.close}
        onClick={() => dismissToast(toast.id)}
      >
        <CloseIcon boxSize="4" />
      </Button>
    </Box>
  );
}
