/** What a term means, with the glossary it is from: both come with the first term that is asked for. */

import type { ReactNode } from 'react';
import { findTerm } from '#frontend/content/find-term.ts';
import { glossaryWords as words } from '#words/site/glossary.ts';
import { Box } from '../styled/box.tsx';
import { GlossaryLink } from './glossary-link.tsx';

/** `term` is its key in the glossary, `name` what it is called where it stands. */
export function TermMeaning({ term, name }: { term: string; name: string }): ReactNode {
  const meaning = findTerm(term);
  if (!meaning) return <p>{words.failed}</p>;
  return (
    <>
      <Box as="p" fontWeight="semibold">
        {meaning.name}
      </Box>
      <Box as="p" mt="1">
        {meaning.definition}
      </Box>
      <Box as="p" mt="2" color="fg.muted">
        {meaning.limits}
      </Box>
      <Box as="p" mt="2">
        <GlossaryLink term={term} name={name} />
      </Box>
    </>
  );
}
