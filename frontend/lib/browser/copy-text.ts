/** Puts a text on the clipboard and says in a toast whether that was possible. */
import { showToast } from './toasts.ts';

type Said = Parameters<typeof showToast>[0];

export async function copyText(text: string, said: { copied: Said; notCopied: Said }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(said.copied);
  } catch {
    showToast(said.notCopied);
  }
}
