/** The parts of an article; marks the one that is read. */

import { useMemo } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import type { Section } from '#frontend/content/running-text.ts';
import { useReadSection } from '#frontend/lib/use-read-section.ts';
import { articleWords as words } from '#words/resources.ts';

export function ContentsList({ sections }: { sections: readonly Section[] }) {
  const ids = useMemo(() => sections.map(({ heading }) => heading.id), [sections]);
  const reading = useReadSection(ids);
  return (
    <Box as="nav" aria-label={words.contents}>
      <Box as="p" aria-hidden="true" textStyle="overline" color="fg.muted">
        {words.contents}
      </Box>
      <Box as="ol" mt="2" columnCount={{ sm: '2', lg: '1' }} columnGap="6">
        {sections.map(({ heading: { id, text } }) => (
          <li key={id}>
            <chakra.a
              href={`#${id}`}
              aria-current={reading === id ? 'location' : undefined}
              display="block"
              py="1"
              ps="3"
              minH="6"
              textStyle="sm"
              color="fg.muted"
              borderInlineStartWidth="2px"
              borderColor="border"
              _hover={{ color: 'fg' }}
              css={{
                '&[aria-current]': {
                  color: 'var(--ca-colors-fg)',
                  borderColor: 'var(--ca-colors-accent-solid)',
                },
              }}
            >
              {text}
            </chakra.a>
          </li>
        ))}
      </Box>
    </Box>
  );
}
