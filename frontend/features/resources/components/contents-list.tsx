/** The parts of an article; marks the one that is read. */

import { useMemo } from 'react';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import type { Section } from '#frontend/content/running-text.ts';
import { useReadSection } from '#frontend/lib/use-read-section.ts';
import { articleWords as words } from '#words/resources.ts';

export function ContentsList({ sections }: { sections: readonly Section[] }) {
  const ids = useMemo(() => sections.map(({ heading }) => heading.id), [sections]);
  const reading = useReadSection(ids);
  return (
    <nav aria-label={words.contents}>
      <Text aria-hidden="true" textStyle="overline" color="fg.muted">
        {words.contents}
      </Text>
      <List.Root as="ol" mt="2" columnCount={{ sm: '2', lg: '1' }} columnGap="6">
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
      </List.Root>
    </nav>
  );
}
