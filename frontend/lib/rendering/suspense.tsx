/**
 * React's `Suspense`, for markup that came from the server: it stays until the lazy part in it is hydrated. React drops
 * the markup of a boundary that is rendered again before its module has loaded, and the first effects of a page render
 * much of it again: with React's own, half of the search page's elements were removed and created again on each load
 * (tests/e2e/hydration.spec.ts counts them). Until its part is there, a boundary is left as it was rendered first.
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
    <ReactSuspense
      fallback={
        <>
          <OnItsWay />
          {fallback}
        </>
      }
    >
      {children}
      <Come onCome={come} />
    </ReactSuspense>
  );
  if (!boundary.alive) boundary.first = drawn;
  return drawn;
}

let waitedFor = 0;

/** How many boundaries show what stands in for their parts, and how much else of the page is still to come. */
export const partsOnTheirWay = (): number => waitedFor;

/** Counts something among them, until what it answers is called. */
export function putOnItsWay(): () => void {
  let coming = true;
  waitedFor += 1;
  return () => {
    if (coming) waitedFor -= 1;
    coming = false;
  };
}

function OnItsWay(): null {
  useEffect(putOnItsWay, []);
  return null;
}

/** Says that what stands before it has come to life: a boundary comes in one piece. */
function Come({ onCome }: { onCome: () => void }): null {
  useEffect(onCome, [onCome]);
  return null;
}
