/**
 * A dialog over the page, on the browser's own `dialog`: it keeps the focus inside, closes on Escape and gives the
 * focus back. `placement` bottom is a drawer, `sheet` the whole window.
 */

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { shellWords } from '#words/layout/shell.ts';
import { Box } from '../styled/box.tsx';
import { Button } from '../styled/button.tsx';
import { chakra } from '../styled/chakra.ts';
import { CloseIcon } from './icons.tsx';

const Dialog = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(100vw - 2rem, var(--modal-width))',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 2rem)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'lg',
    boxShadow: 'raised',
    animation: 'rise-in 180ms',
    '&::backdrop': { bg: 'rgb(10 12 10 / 0.55)' },
  },
  variants: {
    placement: {
      center: {},
      bottom: {
        width: '100vw',
        maxHeight: 'none',
        height: '60dvh',
        mb: '0',
        // As the page it comes up from.
        bg: 'bg',
        borderBottomRadius: '0',
        animation: 'slide-up 220ms cubic-bezier(0.2, 0, 0, 1)',
      },
      sheet: {
        width: '100vw',
        height: '100dvh',
        maxHeight: 'none',
        borderRadius: '0',
        animation: 'slide-up 220ms cubic-bezier(0.2, 0, 0, 1)',
      },
    },
  },
});

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  placement?: 'center' | 'bottom' | 'sheet';
  /** CSS width on wide screens. */
  width?: string;
  /** False for a question that a stray click must not answer. */
  closeOnBackdrop?: boolean;
}

export function Modal({
  open,
  onClose,
  title,
  children,
  placement = 'center',
  width = '40rem',
  closeOnBackdrop = true,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const before = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = before;
    };
  }, [open]);

  return (
    // A click on the dialog itself is one on its backdrop; Escape does the same for the keyboard.
    <Dialog
      ref={dialog}
      placement={placement}
      aria-labelledby={titleId}
      style={{ '--modal-width': width } as Record<string, string>}
      // Escape: `close` comes a moment after the focus is back, too late for who opens it again at once, so it is told
      // at `cancel` and the late `close` of a dialog that is open again is not heard. React tells of a dialog (or a
      // file field) within this one, too.
      onCancel={(event) => event.target === event.currentTarget && onClose()}
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClose()}
      onClick={(event) => {
        if (closeOnBackdrop && event.target === dialog.current) onClose();
      }}
    >
      {open ? (
        <Box p={{ base: '4', md: '6' }} {...(placement === 'sheet' ? { pb: '0', minH: '100%' } : {})}>
          <Box display="flex" alignItems="center" justifyContent="space-between" gap="4" mb="4">
            <Box as="h2" id={titleId} textStyle="section">
              {title}
            </Box>
            <Button
              variant="ghost"
              boxSize="11"
              minH="11"
              p="0"
              me="-3"
              aria-label={shellWords.close}
              onClick={onClose}
            >
              <CloseIcon />
            </Button>
          </Box>
          {children}
        </Box>
      ) : null}
    </Dialog>
  );
}
