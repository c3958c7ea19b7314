/** Leads to the parts of the page and stays at the top; marks the part one is reading. */
import { SectionRow } from '#frontend/components/links/section-links.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { universityWords } from '#words/university/university.ts';
import { type SectionId, sectionTitle } from '../sections.ts';

export function SectionNav({ ids }: { ids: readonly SectionId[] }) {
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
      <SectionRow ids={ids} titleOf={sectionTitle} />
    </Box>
  );
}
