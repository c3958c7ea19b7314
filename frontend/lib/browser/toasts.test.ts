import { describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast, subscribeToasts } from './toasts.ts';

describe('toasts', () => {
  it('show one at a time: the new one takes the place of the last', () => {
    const listener = vi.fn();
    const stop = subscribeToasts(listener);
    showToast({ title: 'First' });
    const first = currentToast();
    showToast({ title: 'Second', description: 'More', destructive: true });
    expect(currentToast()).toMatchObject({ title: 'Second', description: 'More', destructive: true });
    expect(listener).toHaveBeenCalledTimes(2);
    dismissToast(first?.id ?? -1);
    expect(currentToast()?.title).toBe('Second');
    dismissToast(currentToast()?.id ?? -1);
    expect(currentToast()).toBeNull();
    stop();
  });
});
