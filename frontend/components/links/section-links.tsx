/** Table of contents of a long page: links to its sections, the one that is being read marked. */
import { useEffect, useRef } from 'react';
import { useReadSection } from '#frontend/lib/rendering/use-read-section.ts';
import { chakra } from '../styled/chakra.ts';
import { List } from '../styled/list.tsx';
import { ScrollBox } from '../styled/scroll-box.tsx';

interface SectionLinksProps<Id extends string> {
  ids: readonly Id[];
  titleOf: (id: Id) => string | undefined;
}

const CURRENT = {
  '&[aria-current]': { color: 'var(--ca-colors-fg)', borderColor: 'var(--ca-colors-accent-solid)' },
} as const;

const SectionLink = chakra('a', { base: { textStyle: 'sm', color: 'fg.muted', _hover: { color: 'fg' }, ...CURRENT } });

/** As a numbered list in columns, or in a column of its own. */
export function SectionList<Id extends string>({ ids, titleOf }: SectionLinksProps<Id>) {
  const reading = useReadSection(ids);
  return (
    <List.Root as="ol" mt="2" columnCount={{ sm: '2', lg: '1' }} columnGap="6">
      {ids.map((id) => (
        <li key={id}>
          <SectionLink
            href={`#${id}`}
            aria-current={reading === id ? 'location' : undefined}
            display="block"
            py={{ base: '2.5', md: '1' }}
            ps="3"
            minH={{ base: '11', md: '6' }}
            borderInlineStartWidth="2px"
            borderColor="border"
          >
            {titleOf(id)}
          </SectionLink>
        </li>
      ))}
    </List.Root>
  );
}

/** As one row, which scrolls sideways where the window is narrower, and fades where it goes on. */
export function SectionRow<Id extends string>({ ids, titleOf }: SectionLinksProps<Id>) {
  const reading = useReadSection(ids);
  const row = useRef<HTMLDivElement>(null);
  // The link of what one reads stays in sight, with a bit of the one before it.
  useEffect(() => {
    const item = row.current?.children[reading === null ? 0 : ids.indexOf(reading)];
    if (row.current && item instanceof HTMLElement)
      row.current.scrollLeft = item.offsetLeft - row.current.clientWidth / 4;
  }, [ids, reading]);
  return (
    <ScrollBox
      as="ul"
      ref={row}
      display="flex"
      gap={{ base: '5', lg: '7' }}
      px={{ base: '4', md: '0' }}
      css={{ scrollbarWidth: 'none' }}
    >
      {ids.map((id) => (
        <li key={id}>
          <SectionLink
            href={`#${id}`}
            aria-current={reading === id ? 'location' : undefined}
            display="inline-flex"
            alignItems="center"
            minH="11"
            minW={{ base: '11', md: '0' }}
            whiteSpace="nowrap"
            outlineOffset="-2px"
            borderBottomWidth="2px"
            borderColor="transparent"
          >
            {titleOf(id)}
          </SectionLink>
        </li>
      ))}
    </ScrollBox>
  );
}
