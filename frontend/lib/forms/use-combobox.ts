/**
 * Drives a combobox with a listbox as ARIA describes it: arrow keys move through the options and pass over the text
 * itself, Escape closes the list and then empties the text, and what loses the focus closes.
 */

import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';

interface ComboboxOptions<T> {
  options: readonly T[];
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The option that is marked while nobody has moved; -1 for none. */
  first?: number;
  onText: (text: string) => void;
  onPick: (option: T) => void;
  /** Enter; `marked` is the option it would pick. What it returns true for is dealt with. */
  onEnter?: (marked: T | undefined) => boolean;
}

export function useCombobox<T>({ options, open, onOpen, first = -1, onText, onPick, onEnter }: ComboboxOptions<T>) {
  const [moved, setMoved] = useState<number | null>(null);
  const listId = useId();
  const listed = open && options.length > 0;
  const active = moved ?? first;
  const marked = listed ? options[active] : undefined;

  const close = () => {
    onOpen(false);
    setMoved(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onOpen(true);
      setMoved(nextActive(active, options.length, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Escape') {
      // A search field empties itself on Escape; here the first press only closes the list.
      if (listed) {
        event.preventDefault();
        close();
      } else onText('');
    } else if (event.key === 'Enter') {
      if (onEnter?.(marked)) event.preventDefault();
      else if (marked !== undefined) {
        event.preventDefault();
        onPick(marked);
      }
    }
  };

  return {
    listId,
    listed,
    active,
    close,
    point: setMoved,
    /** Properties of the text field. */
    field: {
      role: 'combobox',
      'aria-expanded': listed,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': marked === undefined ? undefined : optionId(listId, active),
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onKeyDown,
    },
    /** For the field's `onChange`. */
    type: (text: string) => {
      onText(text);
      setMoved(null);
      onOpen(true);
    },
    /** For the element around the field and its list. */
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  } as const;
}

/** The next marked option; -1, the text itself, lies between the last and the first. */
export function nextActive(active: number, count: number, step: 1 | -1): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

/** The element of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;
