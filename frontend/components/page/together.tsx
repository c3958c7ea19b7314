/**
 * What is made of several answers and parts shows once all of them are here: one after the other they would push each
 * other, and the foot of the page, about. What does not come in time does not hold up the rest.
 */

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { partsOnTheirWay } from '#frontend/lib/rendering/suspense.tsx';
import { Box } from '../styled/box.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** Waited for no longer. */
const LONGEST_MS = 8_000;
/** One answer may lead to the next question, which is asked a frame or two later. */
const QUIET_FRAMES = 4;

interface TogetherProps {
  /** Whether there is anything to wait for. What the Worker draws without it is seen at once. */
  waits?: boolean;
  children: ReactNode;
}

export function Together({ waits = true, children }: TogetherProps) {
  const client = useQueryClient();
  const [here, setHere] = useState(false);
  useEffect(() => {
    const givenUp = performance.now() + LONGEST_MS;
    let quiet = 0;
    let frame = 0;
    const look = () => {
      const asked = client.isFetching({ predicate: ({ state }) => state.data === undefined });
      quiet = asked + partsOnTheirWay() > 0 ? 0 : quiet + 1;
      if (quiet > QUIET_FRAMES || performance.now() > givenUp) setHere(true);
      else frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [client]);
  const seen = here || !waits;
  return (
    // Always about as high as a screen: the foot of the page is nowhere else while one waits than afterwards.
    <Box position="relative" display="flow-root" minH="calc(100vh - 8rem)">
      {seen ? null : (
        <Box position="absolute" insetX="0" top="0" _scriptless={{ display: 'none' }}>
          <Spinner part />
        </Box>
      )}
      {/* There, and asking for what it shows, but not seen yet. */}
      <Box visibility={seen ? undefined : 'hidden'} _scriptless={{ visibility: 'visible' }}>
        {children}
      </Box>
    </Box>
  );
}
