/** The panel of filters on a phone: a sheet over the list, with its title and the way back. */
import type { ComponentProps } from 'react';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { searchWords as words } from '#words/search/search.ts';
import { AskedPanel } from './asked-panel.tsx';

interface AskedSheetProps extends Omit<ComponentProps<typeof AskedPanel>, 'sheet'> {
  open: boolean;
  onClose: () => void;
}

export function AskedSheet({ open, onClose, ...panel }: AskedSheetProps) {
  return (
    <Modal open={open} onClose={onClose} title={words.filters} placement="sheet">
      <AskedPanel {...panel} sheet />
    </Modal>
  );
}
