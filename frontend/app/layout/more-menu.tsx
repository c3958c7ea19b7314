/** After the main links of wide screens: the plan, scholarships, majors and careers; on phones they are in the quick menu. */

import type { MouseEvent } from 'react';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { ChevronDownIcon } from '#frontend/components/ui/icons.tsx';
import { Popover } from '#frontend/components/ui/popover.tsx';
import { shellWords } from '#words/layout/shell.ts';
import { planLink, studyLinks } from './main-links.ts';

const leave = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

export function MoreMenu({ signedIn }: { signedIn: boolean }) {
  return (
    <Popover
      name={shellWords.more}
      opener={(props) => (
        <Button
          variant="ghost"
          size="sm"
          px="1"
          minH="10"
          mt="15.5px"
          fontWeight="normal"
          gap="0.5"
          aria-label={shellWords.more}
          {...props}
        >
          {shellWords.moreShort}
          <ChevronDownIcon boxSize="4" />
        </Button>
      )}
    >
      <Grid as="ul">
        {[planLink(signedIn), ...studyLinks()].map(({ to, label }) => (
          <li key={to}>
            <PlainLink to={to} display="flex" alignItems="center" minH="11" onClick={leave}>
              {label}
            </PlainLink>
          </li>
        ))}
      </Grid>
    </Popover>
  );
}
