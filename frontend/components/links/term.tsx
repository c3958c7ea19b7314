/**
 * A term explained where it stands: press it, by mouse, touch or keyboard, and its meaning opens under it. The glossary
 * comes when the first one is asked for.
 */

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { glossaryWords as words } from '#words/site/glossary.ts';
import { chakra } from '../styled/chakra.ts';
import { Popover } from '../ui/popover.tsx';
import { GlossaryLink } from './glossary-link.tsx';

const TermButton = chakra('button', {
  base: {
    // As high as a finger or a mouse needs it, no higher than its words to the line that it is in.
    minH: '6',
    py: { base: '13px', md: '0' },
    my: { base: '-13px', md: '-3px' },
    cursor: 'pointer',
    textAlign: 'start',
    borderRadius: 'xs',
    textDecoration: 'underline dotted',
    textDecorationColor: 'fg.subtle',
    textUnderlineOffset: '0.25em',
    _hover: { color: 'fg', textDecorationColor: 'currentColor' },
  },
});

/** `term` is its key in the glossary. */
export function Term({ term, children }: { term: string; children: string }) {
  return (
    <Popover
      name={words.explain(children)}
      unscripted={ON_SERVER ? <GlossaryLink term={term} name={children} /> : null}
      opener={(props) => (
        <TermButton type="button" {...props}>
          {children}
        </TermButton>
      )}
    >
      <Meaning term={term} name={children} />
    </Popover>
  );
}

interface MeaningProps {
  term: string;
  name: string;
}

/** Asked for anew each time it opens, so that a network that was gone for a moment is no lasting failure. */
function Meaning(props: MeaningProps): ReactNode {
  const [Shown, setShown] = useState<ComponentType<MeaningProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    import('./term-meaning.tsx').then(
      ({ TermMeaning }) => wanted && setShown(() => TermMeaning),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (failed) return <p>{words.failed}</p>;
  return Shown === null ? <p>{words.loading}</p> : <Shown {...props} />;
}
