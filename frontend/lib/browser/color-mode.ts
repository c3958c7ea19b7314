/** Color mode: the system's until the visitor chooses; public/color-mode.js applies the choice before the first paint. */
import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

const KEY = 'campusatlas:color-mode';
const listeners = new Set<() => void>();

function current(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function apply(mode: ColorMode): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(mode);
  for (const listener of listeners) listener();
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Follows the system while the visitor has not chosen. */
export function followSystemColorMode(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => {
    if (remembered() === null) apply(dark.matches ? 'dark' : 'light');
  });
}

export function chooseColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch (error) {
    console.warn('Could not keep the colour mode', error);
  }
  apply(mode);
}

export function useColorMode(): ColorMode {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => 'light',
  );
}
