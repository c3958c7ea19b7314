/** On a phone, along the bottom while one is on the page: what one does with a school, and where one applies or else its own site. */
import type { ReactNode } from 'react';
import { ButtonAnchor } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { websiteLink } from '#frontend/content/website-link.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { universityWords } from '#words/university/university.ts';
import { applyAddress } from '../apply-address.ts';

interface ActionBarProps {
  university: UniversityRecordView;
  children: ReactNode;
}

export function ActionBar({ university, children }: ActionBarProps) {
  const apply = applyAddress(university);
  const { href, host } = websiteLink(university);
  return (
    <Box
      data-action-bar
      display={{ base: 'flex', md: 'none', _print: 'none' }}
      position="sticky"
      bottom="0"
      zIndex="docked"
      mx="-4"
      px="4"
      py="2"
      gap="2"
      // All of its width, also where a school's form is not known; in one row in French too, whose words are longer.
      css={{ '& > *': { flex: '1 1 auto', px: '2' } }}
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.emphasized"
    >
      {children}
      {apply === null && host === null ? null : (
        <ButtonAnchor href={apply ?? href} target="_blank">
          {apply === null ? universityWords.website.brief : universityWords.linkNames.apply}
        </ButtonAnchor>
      )}
    </Box>
  );
}
