/**
 * The place of a published price, where one's own shows for whoever said who they are. What the Worker drew stays and
 * holds the place; one's own lies over it, so that nothing moves when it comes.
 */

import type { ReactNode } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { publishedAtom, showsOwnAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import type { OwnPriceProps } from './own-price.tsx';

const OwnPrice = lazyPart(() => import('./own-price.tsx').then((module) => module.OwnPrice));

export function PricePlace({ children, ...rest }: Omit<OwnPriceProps, 'published'> & { children: ReactNode }) {
  const told = useStoredAtom(showsOwnAtom, false);
  const published = useStoredAtom(publishedAtom, false);
  const own = told || (rest.university.yourPrice !== undefined && !published);
  if (!own) return children;
  return (
    // Another price must not stand there first, under "Your price".
    <Suspense fallback={<Box visibility="hidden">{children}</Box>}>
      <OwnPrice {...rest} published={children} />
    </Suspense>
  );
}
