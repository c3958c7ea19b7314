/** What was typed into a field before the page was hydrated: it is in the field alone, and is told once. */
import { type RefObject, useEffect } from 'react';

export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onText: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is hydrated
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== '' && early !== value) onText(early);
  }, []);
}
