/** Leads to the parts of the page and stays at the top; marks the part one is reading. */
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { universityWords } from '#frontend/content/university.ts';
import { SECTIONS, type SectionId } from '../sections.ts';

export function SectionNav() {
  const reading = useReadSection();
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
      <Box
        as="ul"
        display="flex"
        gap={{ base: '5', lg: '7' }}
        overflowX="auto"
        px={{ base: '4', md: '0' }}
        css={{ scrollbarWidth: 'none' }}
      >
        {SECTIONS.map(({ id, title }) => (
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
                  color: 'var(--chakra-colors-fg)',
                  borderColor: 'var(--chakra-colors-accent-solid)',
                },
              }}
            >
              {title}
            </chakra.a>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The last part whose beginning has come up to the upper third of the window. */
function useReadSection(): SectionId | null {
  const [reading, setReading] = useState<SectionId | null>(null);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setReading(SECTIONS.findLast(({ id }) => seen.has(id))?.id ?? null);
      },
      { rootMargin: '-20% 0px -65% 0px' },
    );
    for (const { id } of SECTIONS) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return reading;
}
