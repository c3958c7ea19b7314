/** The button that shares a list of an account; what it opens comes when it is pressed. */

import { useState } from 'react';
import { Button } from '#frontend/components/styled/button.tsx';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { shareButtonWords as words } from '#words/controls/share-button.ts';
import type { ShareLinkProps } from './share-dialog.tsx';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((module) => module.ShareDialog));

export function ShareLink(list: ShareLinkProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-label={words.openNamed(list.name)} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Suspense>{open ? <ShareDialog {...list} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
