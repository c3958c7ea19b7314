/**
 * React's `Suspense`, for a page that the Worker drew: what it drew stays until its part has come to life. React throws
 * the Worker's markup away where a boundary is drawn anew before its part is there, so that a press on a card had the
 * page lose its filters for a moment, and what one was pressing moved. Until then a boundary is left as it first was.
 */
import { type ReactElement, type ReactNode, Suspense as ReactSuspense, useEffect, useReducer, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

interface SuspenseProps {
  children?: ReactNode;
  fallback?: ReactNode;
}

interface Boundary {
  /** Whether its parts have come to life. */
  alive: boolean;
  /** What stood in it at first, and as what it was drawn: React passes over what is the very same. */
  children: ReactNode;
  first: ReactElement | null;
  /** Whether it was to be drawn otherwise meanwhile. */
  missed: boolean;
}

export function Suspense({ children, fallback }: SuspenseProps): ReactElement {
  const hydrated = useHydrated();
  const [boundary] = useState((): Boundary => ({ alive: hydrated, children, first: null, missed: false }));
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  if (!boundary.alive && boundary.first) {
    if (children !== boundary.children) boundary.missed = true;
    return boundary.first;
  }
  const come = () => {
    if (boundary.alive) return;
    boundary.alive = true;
    Object.assign(boundary, { children: null, first: null });
    if (boundary.missed) redraw();
  };
  const drawn = (
    <ReactSuspense fallback={fallback}>
      {children}
      <Come onCome={come} />
    </ReactSuspense>
  );
  if (!boundary.alive) boundary.first = drawn;
  return drawn;
}

/** Says that what stands before it has come to life: a boundary comes in one piece. */
function Come({ onCome }: { onCome: () => void }): null {
  useEffect(onCome, [onCome]);
  return null;
}
