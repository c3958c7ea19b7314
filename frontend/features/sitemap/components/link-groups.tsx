/** The site's links, group by group: the heading beside them on wide screens, they in columns. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { siteLinks } from '../site-links.ts';

export function LinkGroups() {
  return siteLinks().map(({ title, links }) => (
    <Grid
      as="section"
      key={title}
      borderTopWidth="1px"
      py={{ base: '5', md: '7' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="2"
    >
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      <List.Root columnCount={{ sm: '2', xl: '3' }} columnGap="8">
        {links.map(({ label, to }) => (
          <Box as="li" key={to} breakInside="avoid">
            <TextLink to={to} touch="block">
              {label}
            </TextLink>
          </Box>
        ))}
      </List.Root>
    </Grid>
  ));
}
