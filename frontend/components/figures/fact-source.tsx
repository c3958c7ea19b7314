/** The way to what stands behind one figure, one press away. What it says comes when it is asked for. */

import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { universityWords } from '#words/university/university.ts';
import { Box } from '../styled/box.tsx';
import type { FactSourceProps } from './fact-source-text.tsx';
import { SourceLine } from './source-line.tsx';
import { SourcePopover } from './source-popover.tsx';

const FactSourceText = lazyPart(() => import('./fact-source-text.tsx').then((module) => module.FactSourceText));

export function FactSource(props: FactSourceProps) {
  return (
    <SourcePopover
      name={universityWords.sourceOf(props.label)}
      unscripted={ON_SERVER ? <SourceLine {...props} /> : null}
    >
      <Suspense fallback={<Box minH="24" />}>
        <FactSourceText {...props} />
      </Suspense>
    </SourcePopover>
  );
}
