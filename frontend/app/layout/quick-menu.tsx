/** On phones: the floating button of the quick menu; the drawer comes when it is first asked for. */

import { Suspense, useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { MenuIcon } from '../../components/icons.tsx';
import { shellWords } from '../../content/shell.ts';
import { lazy } from '../../lib/lazy-part.ts';

const QuickDrawer = lazy(() => import('./quick-drawer.tsx').then((module) => ({ default: module.QuickDrawer })));

export function QuickMenu() {
  const [drawer, setDrawer] = useState<'unasked' | 'open' | 'closed'>('unasked');
  return (
    <Box hideFrom="md">
      <Button
        aria-label={shellWords.quickMenu.open}
        aria-haspopup="dialog"
        onClick={() => setDrawer('open')}
        position="fixed"
        insetEnd="4"
        bottom="4"
        zIndex="docked"
        boxSize="14"
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
