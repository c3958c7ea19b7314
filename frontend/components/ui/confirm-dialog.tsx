/** A question before something that cannot be undone: a stray click outside is no answer. */
import { Box } from '../styled/box.tsx';
import { Button } from '../styled/button.tsx';
import { Modal } from './modal.tsx';

export interface ConfirmWords {
  title: string;
  question: string;
  confirm: string;
  cancel: string;
}

interface ConfirmDialogProps {
  open: boolean;
  words: ConfirmWords;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({ open, words, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title={words.title} width="28rem" closeOnBackdrop={false}>
      <Box as="p">{words.question}</Box>
      <Box mt="6" display="flex" flexWrap="wrap" gap="3">
        <Button
          colorPalette="destructive"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {words.confirm}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </Box>
    </Modal>
  );
}
