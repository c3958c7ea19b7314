/**
 * On phones: the floating button of the quick menu; the drawer comes when it is first asked for. Whoever scrolls down
 * reads, and it goes out of the way; where it would lie on words or a control it becomes a bar along the edge.
 */

import { useRef, useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { MenuIcon } from '#frontend/components/ui/icons.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { aroundPageWords } from '#words/places/around-page.ts';
import { usePlaceBelow } from './use-place-below.ts';

const QuickDrawer = lazy(() => import('./quick-drawer.tsx').then((module) => ({ default: module.QuickDrawer })));

const LOOKS = {
  // No larger than a finger needs: what lies under it is to be read.
  round: {
    position: 'fixed',
    insetEnd: '3',
    bottom: '3',
    boxSize: '12',
    minH: '12',
    borderRadius: 'full',
    // The bar of the schools picked to compare, or of what one does with a school, takes the place below.
    css: {
      'body:has([data-compare-tray], [data-action-bar]) &': { bottom: '5.5rem' },
      '@media (prefers-reduced-motion: no-preference)': { transition: 'translate 180ms' },
    },
  },
  bar: {
    position: 'fixed',
    insetInline: '0',
    bottom: 'var(--above-bar, 0px)',
    // As high as a finger; a phone's own gestures have the strip below.
    height: 'calc(2.75rem + env(safe-area-inset-bottom))',
    alignItems: 'flex-start',
    pt: '3',
    borderRadius: '0',
    borderWidth: '0',
    borderTopWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    color: 'fg',
    _hover: { bg: 'bg.muted' },
  },
} as const;

export function QuickMenu() {
  const [drawer, setDrawer] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const room = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const place = usePlaceBelow(room, button);
  return (
    // Where it lies only a browser knows, by what is under it.
    <Box hideFrom="md" _print={{ display: 'none' }} data-personal="">
      <Box ref={room} aria-hidden="true" visibility="hidden" pointerEvents="none" {...LOOKS.round} />
      <Button
        // A new one takes its place: one that changed its shape would count as so much shift of the layout.
        key={place === 'bar' ? 'bar' : 'round'}
        ref={button}
        aria-label={aroundPageWords.quickMenu.open}
        aria-haspopup="dialog"
        onClick={() => setDrawer('open')}
        zIndex="docked"
        // Not taken out: whoever goes by keys still comes to it.
        translate={place === 'away' ? '0 12rem' : '0 0'}
        _focusVisible={{ translate: '0 0' }}
        p="0"
        boxShadow="raised"
        {...LOOKS[place === 'bar' ? 'bar' : 'round']}
      >
        <MenuIcon boxSize="5" />
      </Button>
      {drawer === 'unasked' ? null : (
        <Suspense>
          <QuickDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </Box>
  );
}
