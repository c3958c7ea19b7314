/**
 * Short messages about what just happened. At most one shows at a time: a new one takes the place of the last
 * (several would hide what is beneath). The component that shows them subscribes; senders call `showToast`.
 */

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  destructive: boolean;
  /** Only read aloud: what is on the screen already shows it. */
  unseen?: boolean | undefined;
  /** Where it leads, within the site. */
  link?: { to: string; label: string } | undefined;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export function showToast(
  message: Pick<Toast, 'title' | 'description' | 'link' | 'unseen'> & { destructive?: boolean },
): void {
  lastId += 1;
  set({ destructive: false, ...message, id: lastId });
}

/** Takes the toast away; an id that no longer shows is ignored. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
