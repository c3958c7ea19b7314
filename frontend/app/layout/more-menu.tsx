/** On wide screens: the plan, scholarships, majors and careers, one press away; on phones they are in the quick menu. */

import type { MouseEvent } from 'react';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { MenuIcon } from '#frontend/components/ui/icons.tsx';
import { Popover } from '#frontend/components/ui/popover.tsx';
import { shellWords } from '#words/layout/shell.ts';
import { ownLinks } from './main-links.ts';

const leave = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

export function MoreMenu({ signedIn }: { signedIn: boolean }) {
  return (
    <Box hideBelow="lg">
      <Popover
        name={shellWords.more}
        opener={(props) => (
          <Button
            variant="ghost"
            boxSize="10"
            minH="10"
            p="0"
            aria-label={shellWords.more}
            title={shellWords.more}
            {...props}
          >
            <MenuIcon />
          </Button>
        )}
      >
        <Grid as="ul">
          {ownLinks(signedIn).map(({ to, label }) => (
            <li key={to}>
              <PlainLink to={to} display="flex" alignItems="center" minH="11" onClick={leave}>
                {label}
              </PlainLink>
            </li>
          ))}
        </Grid>
      </Popover>
    </Box>
  );
}
