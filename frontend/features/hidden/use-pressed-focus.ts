/** Gives the focus to what takes the place of a button that was pressed. */
import { type RefObject, useEffect, useRef } from 'react';

/** For the button of each of the two; `press` is to be called before the change. */
export function usePressedFocus(pressed: RefObject<boolean>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pressed.current) button.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [pressed]);
  const press = () => {
    pressed.current = true;
  };
  return { button, press };
}
