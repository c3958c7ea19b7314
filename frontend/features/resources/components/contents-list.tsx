/** The parts of an article; marks the one that is read. */

import { useMemo } from 'react';
import { SectionList } from '#frontend/components/links/section-links.tsx';
import { PhoneFold } from '#frontend/components/page/phone-fold.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import type { Section } from '#frontend/content/running-text.ts';
import { articleWords as words } from '#words/site/resources.ts';

export function ContentsList({ sections }: { sections: readonly Section[] }) {
  const titles = useMemo(() => new Map(sections.map(({ heading }) => [heading.id, heading.text])), [sections]);
  const ids = useMemo(() => [...titles.keys()], [titles]);
  return (
    <nav aria-label={words.contents}>
      <PhoneFold
        ruled
        heading={(id) => (
          <Text id={id} textStyle="overline" color="fg.muted">
            {words.contents}
          </Text>
        )}
      >
        <SectionList ids={ids} titleOf={(id) => titles.get(id)} />
      </PhoneFold>
    </nav>
  );
}
