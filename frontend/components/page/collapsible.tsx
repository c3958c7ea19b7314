/**
 * Parts of a page that open at their own line, on the browser's own `details`: one below the other between hairlines, what
 * is in a part said in a few words under its heading. Open by a link to what is inside, by a search in the page, on paper.
 */

import { type ReactNode, useEffect, useRef } from 'react';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import { Box } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import { Heading } from '../styled/heading.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { PartsInLine } from './parts-in-line.tsx';

const Details = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    '&:last-child': { borderBottomWidth: '0' },
    '& > summary > svg': { transition: 'rotate 120ms' },
    '&[open] > summary > svg': { rotate: '180deg' },
    // Nobody can open anything on paper.
    _print: { '&::details-content': { contentVisibility: 'visible' } },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    py: { base: '2', md: '2.5' },
    minH: '11',
    cursor: 'pointer',
    borderRadius: 'xs',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'accent.fg' },
    // What is in it stands beside its heading where the list of folds is wide enough.
    '@container (min-width: 40rem)': {
      gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr) auto',
      '& > svg': { gridColumn: '3' },
    },
  },
});

/** Folds one below the other. */
export function Folds({ children }: { children: ReactNode }) {
  return (
    // A part that has nothing to show is no fold, and a list of none is no line.
    <Box borderTopWidth="1px" mb="-3" containerType="inline-size" _empty={{ display: 'none' }}>
      {children}
    </Box>
  );
}

interface CollapsibleProps {
  /** The fragment of the address that leads to what is inside. */
  id: string;
  heading: string;
  /** The answer in short, for whoever does not open it. */
  brief?: readonly string[] | null;
  children: ReactNode;
}

/** Letters that a phone's line has room for. */
const LINE_LETTERS = 44;

export function Collapsible({ id, heading, brief, children }: CollapsibleProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const fragment = useFragment();
  // A browser that opens it by itself has done so by now.
  useEffect(() => {
    if (fragment !== id || !fold.current || fold.current.open) return;
    fold.current.open = true;
    fold.current.scrollIntoView();
  }, [fragment, id]);
  // Two lines on a phone only for a part that fills more than one: of several short ones the first say most.
  const isOneLine = (brief?.[0] ?? '').length <= LINE_LETTERS;
  return (
    <Details ref={fold} scrollMarginTop="12">
      <Summary>
        <Heading as="h3" size="md">
          {heading}
        </Heading>
        <ChevronDownIcon boxSize="5" color="fg.muted" />
        {brief && brief.length > 0 ? (
          <Box
            as="span"
            gridColumn="1 / -1"
            mt="0.5"
            textStyle="sm"
            color="fg.muted"
            maxH={isOneLine ? '1lh' : '2lh'}
            overflow="hidden"
            css={{ '@container (min-width: 40rem)': { gridColumn: '2', gridRow: '1', mt: '0', maxH: '1lh' } }}
          >
            <PartsInLine parts={brief} />
          </Box>
        ) : null}
      </Summary>
      {/* Inside, so that a browser that is led to it opens what it stands in; as far down as the heading is high. */}
      <Box id={id} pb="6" scrollMarginTop="28">
        {children}
      </Box>
    </Details>
  );
}
