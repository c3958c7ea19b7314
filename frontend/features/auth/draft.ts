/** The name typed so far, which the forms hand on to each other when one goes from one to the next. */
import { type RefObject, useEffect, useRef } from 'react';

export type Draft = RefObject<string>;

/** Hands on what `read` says when the form goes. */
export function useDraft(draft: Draft, read: () => string): void {
  const latest = useRef(read);
  latest.current = read;
  useEffect(
    () => () => {
      draft.current = latest.current();
    },
    [draft],
  );
}
