/**
 * The boundary around parts that come when they are due. What the Worker has drawn of them stays as it is until their own
 * scripts have come. React itself would take the drawing away as soon as anything around it changes before that (the
 * width of the window becoming known is enough), show the fallback, and draw the part anew a moment later.
 */
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';

interface LaterProps {
  /** As large as what comes: it shows where the Worker has not drawn the part. */
  fallback?: ReactNode;
  children: ReactNode;
}

export function Later({ fallback = null, children }: LaterProps) {
  const [alive, setAlive] = useState(false);
  const [first] = useState(() => children);
  const shown = alive ? children : first;
  // The same element each time, which React does not look into again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fallback that has begun to show stays
  return useMemo(
    () => (
      <Suspense fallback={fallback}>
        {shown}
        <Begun onBegin={setAlive} />
      </Suspense>
    ),
    [shown],
  );
}

/** Tells when all that stands beside it has come. */
function Begun({ onBegin }: { onBegin: (begun: boolean) => void }) {
  useEffect(() => onBegin(true), [onBegin]);
  return null;
}
