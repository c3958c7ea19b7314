/** Opens the menu of narrow screens: in the header, and floating while a phone's header is out of sight. */

import { type ReactNode, useState } from 'react';
import { Button } from '#frontend/components/styled/button.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { shellWords } from '#words/layout/shell.ts';

// Once it is asked for.
const QuickDrawer = lazy(() => import('./quick-drawer.tsx').then((module) => ({ default: module.QuickDrawer })));

export function MenuButton({ floating = false, children }: { floating?: boolean; children: ReactNode }) {
  const [drawer, setDrawer] = useState<'unasked' | 'open' | 'closed'>('unasked');
  return (
    <>
      <Button
        variant={floating ? 'solid' : 'ghost'}
        minH="11"
        minW="11"
        px={floating ? '4' : '0'}
        borderRadius={floating ? 'full' : 'md'}
        boxShadow={floating ? 'raised' : 'none'}
        aria-label={shellWords.menu}
        aria-haspopup="dialog"
        onClick={() => setDrawer('open')}
      >
        {children}
      </Button>
      {drawer === 'unasked' ? null : (
        <Suspense>
          <QuickDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </>
  );
}
