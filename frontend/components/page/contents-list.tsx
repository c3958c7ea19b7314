/** A long text and the list of its parts: beside it on wide screens, where it stays in sight; folded above it on a phone. */

import { type ReactNode, useMemo } from 'react';
import { SectionList } from '../links/section-links.tsx';
import { Box, Grid } from '../styled/box.tsx';
import { PhoneFold } from './phone-fold.tsx';

interface ContentsListProps {
  /** Names the list. */
  label: string;
  /** The same over it, under the id that names the button of the fold. */
  heading: (id: string) => ReactNode;
  sections: readonly { id: string; title: string }[];
  /** A line under it on a phone. */
  ruled?: boolean;
}

/** The parts of a text; marks the one being read. */
export function ContentsList({ label, heading, sections, ruled = false }: ContentsListProps) {
  const titles = useMemo(() => new Map(sections.map(({ id, title }) => [id, title])), [sections]);
  const ids = useMemo(() => [...titles.keys()], [titles]);
  return (
    <nav aria-label={label}>
      <PhoneFold ruled={ruled} heading={heading}>
        <SectionList ids={ids} titleOf={(id) => titles.get(id)} />
      </PhoneFold>
    </nav>
  );
}

/** The two columns. */
export function BesideContents({ contents, children }: { contents: ReactNode; children: ReactNode }) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
      columnGap={{ lg: '14', xl: '28' }}
    >
      <Box
        alignSelf="start"
        position={{ lg: 'sticky' }}
        top={{ lg: '8' }}
        maxH={{ lg: 'calc(100dvh - 4rem)' }}
        overflowY={{ lg: 'auto' }}
      >
        {contents}
      </Box>
      <Box minW="0">{children}</Box>
    </Grid>
  );
}
