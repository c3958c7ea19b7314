/**
 * On phones: the floating button of the quick menu; the drawer comes when it is first asked for. Whoever scrolls down
 * reads, and it goes out of the way.
 */

import { useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { MenuIcon } from '#frontend/components/ui/icons.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { aroundPageWords } from '#words/places/around-page.ts';
import { useScrollingDown } from './use-scrolling-down.ts';

const QuickDrawer = lazy(() => import('./quick-drawer.tsx').then((module) => ({ default: module.QuickDrawer })));

export function QuickMenu() {
  const [drawer, setDrawer] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const away = useScrollingDown();
  return (
    <Box hideFrom="md" _print={{ display: 'none' }}>
      <Button
        aria-label={aroundPageWords.quickMenu.open}
        aria-haspopup="dialog"
        onClick={() => setDrawer('open')}
        position="fixed"
        insetEnd="3"
        bottom="3"
        zIndex="docked"
        // The bar of the schools picked to compare, or of what one does with a school, takes the place below.
        css={{ 'body:has([data-compare-tray], [data-action-bar]) &': { bottom: '5.5rem' } }}
        // Not taken out: whoever goes by keys still comes to it.
        translate={away ? '0 12rem' : '0 0'}
        transition="translate 180ms"
        _focusVisible={{ translate: '0 0' }}
        data-away={away}
        // No larger than a finger needs: what lies under it is to be read.
        boxSize="12"
        minH="12"
        p="0"
        borderRadius="full"
        boxShadow="raised"
      >
        <MenuIcon boxSize="6" />
      </Button>
      {drawer === 'unasked' ? null : (
        <Suspense>
          <QuickDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </Box>
  );
}
