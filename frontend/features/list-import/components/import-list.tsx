/** The button that imports a list into the saved schools; what it opens is only in browsers. */

import { useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { Spinner } from '#frontend/components/ui/spinner.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { StoredUniversitiesAtom } from '#frontend/lib/storage/stored-universities.ts';
import { importButtonWords as words } from '#words/saved/my-universities.ts';

const ImportView = ON_SERVER
  ? () => null
  : lazy(() => import('./import-view.tsx').then((module) => ({ default: module.ImportView })));

export function ImportList({ saved }: { saved: StoredUniversitiesAtom }) {
  const [open, setOpen] = useState(false);
  // Its width is a style attribute, which the policy refuses in HTML of the Worker; it stays to give the focus back.
  const [opened, setOpened] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box mt="6" _print={{ display: 'none' }}>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {words.open}
      </Button>
      {opened ? (
        <Modal open={open} onClose={close} title={words.open} closeOnBackdrop={false}>
          {open ? (
            <Suspense fallback={<Spinner />}>
              <ImportView saved={saved} onDone={close} />
            </Suspense>
          ) : null}
        </Modal>
      ) : null}
    </Box>
  );
}
