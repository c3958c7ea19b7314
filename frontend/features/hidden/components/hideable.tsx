/**
 * A card that a signed-in person can hide: a line takes its place, so that totals and pages stay true. Whoever is not
 * signed in downloads nothing of it but this.
 */
import { type ReactNode, useRef } from 'react';
import { useSession } from '#frontend/api/session.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useKnownHidden } from '../queries.ts';

const loadParts = () => import('./hidden-parts.tsx');
const HideButton = lazy(() => loadParts().then((parts) => ({ default: parts.HideButton })));
const HiddenLine = lazy(() => loadParts().then((parts) => ({ default: parts.HiddenLine })));

interface HideableProps {
  university: { id: number; name: string };
  /** The card with the button that hides it; null when there is none. */
  card: (hide: ReactNode) => ReactNode;
  /** What the line stands in; in a table a cell. */
  frame?: (line: ReactNode) => ReactNode;
}

export function Hideable({ university, card, frame = (line) => line }: HideableProps) {
  const { user } = useSession();
  const data = useKnownHidden(user);
  /** Whoever pressed one button finds the focus on the one that takes it back. */
  const pressed = useRef(false);
  if (user === null || data === undefined) return card(null);
  const parts = { user, university, pressed };
  return data.some(({ universityId }) => universityId === university.id)
    ? frame(
        <Suspense>
          <HiddenLine {...parts} />
        </Suspense>,
      )
    : card(
        <Suspense>
          <HideButton {...parts} />
        </Suspense>,
      );
}
