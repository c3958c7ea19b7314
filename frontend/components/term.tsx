/**
 * A term explained where it stands: press it, by mouse, touch or keyboard, and its meaning opens under it. The glossary
 * comes when the first one is asked for.
 */
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useState } from 'react';
import type { GlossaryTerm } from '#schema/domain/glossary.ts';
import { glossaryWords as words } from '../content/glossary.ts';
import { GlossaryLink } from './glossary-link.tsx';
import { Popover } from './popover.tsx';

const TermButton = chakra('button', {
  base: {
    // 24 px to press, no higher than its words to the line it stands in.
    minH: '6',
    my: '-3px',
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

function Meaning({ term, name }: { term: string; name: string }): ReactNode {
  const [meaning, setMeaning] = useState<GlossaryTerm | null | 'failed'>(null);
  useEffect(() => {
    let wanted = true;
    import('#schema/domain/glossary.ts').then(
      ({ findTerm }) => wanted && setMeaning(findTerm(term) ?? 'failed'),
      () => wanted && setMeaning('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [term]);

  if (meaning === null) return <p>{words.loading}</p>;
  if (meaning === 'failed') return <p>{words.failed}</p>;
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
