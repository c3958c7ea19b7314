/** The buttons that import a list into the saved schools and export it; what they open is only in browsers. */

import { type ReactNode, useState } from 'react';
import { Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { Spinner } from '#frontend/components/ui/spinner.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { StoredUniversitiesAtom } from '#frontend/lib/storage/stored-universities.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { listFilesWords as words } from '#words/saved/my-universities.ts';

const ImportView = ON_SERVER
  ? () => null
  : lazy(() => import('./import-view.tsx').then((module) => ({ default: module.ImportView })));
const ExportView = ON_SERVER
  ? () => null
  : lazy(() => import('./export-view.tsx').then((module) => ({ default: module.ExportView })));

export function ListFiles({ saved }: { saved: StoredUniversitiesAtom }) {
  const some = useStoredList(saved).length > 0;
  return (
    <Wrap gap="3" _print={{ display: 'none' }}>
      <Opener words={words.import}>{(close) => <ImportView saved={saved} onDone={close} />}</Opener>
      {some ? <Opener words={words.export}>{(close) => <ExportView saved={saved} onDone={close} />}</Opener> : null}
    </Wrap>
  );
}

/** A button with the dialog that it opens. */
function Opener({ words: name, children }: { words: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  // Its width is a style attribute, which the policy refuses in HTML of the Worker; it stays to give the focus back.
  const [opened, setOpened] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        minH={{ base: '11', md: '9' }}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {name}
      </Button>
      {opened ? (
        <Modal open={open} onClose={close} title={name} closeOnBackdrop={false}>
          {open ? <Suspense fallback={<Spinner part />}>{children(close)}</Suspense> : null}
        </Modal>
      ) : null}
    </>
  );
}
