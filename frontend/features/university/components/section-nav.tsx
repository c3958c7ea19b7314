/** Leads to the parts of the page and stays at the top; marks the part one is reading. */
import { useEffect, useRef } from 'react';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { useReadSection } from '#frontend/lib/use-read-section.ts';
import { universityWords } from '#words/university.ts';
import { SECTION_IDS, sectionTitle } from '../sections.ts';

export function SectionNav() {
  const reading = useReadSection(SECTION_IDS);
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the window: what one reads stays in sight, with a bit of what comes before it.
  useEffect(() => {
    const item = row.current?.children[reading === null ? 0 : SECTION_IDS.indexOf(reading)];
    if (row.current && item instanceof HTMLElement)
      row.current.scrollLeft = item.offsetLeft - row.current.clientWidth / 4;
  }, [reading]);
  return (
    <Box
      as="nav"
      aria-label={universityWords.onThisPage}
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg"
      borderTopWidth="1px"
      borderBottomWidth="1px"
      mx={{ base: '-4', md: '0' }}
      mb="-1px"
    >
      <Flex
        as="ul"
        ref={row}
        gap={{ base: '5', lg: '7' }}
        overflowX="auto"
        px={{ base: '4', md: '0' }}
        css={{ scrollbarWidth: 'none' }}
      >
        {SECTION_IDS.map((id) => (
          <li key={id}>
            <chakra.a
              href={`#${id}`}
              aria-current={reading === id ? 'location' : undefined}
              display="inline-flex"
              alignItems="center"
              minH="11"
              whiteSpace="nowrap"
              textStyle="sm"
              outlineOffset="-2px"
              color="fg.muted"
              borderBottomWidth="2px"
              borderColor="transparent"
              _hover={{ color: 'fg' }}
              css={{
                '&[aria-current]': {
                  color: 'var(--ca-colors-fg)',
                  borderColor: 'var(--ca-colors-accent-solid)',
                },
              }}
            >
              {sectionTitle(id)}
            </chakra.a>
          </li>
        ))}
      </Flex>
    </Box>
  );
}
