/** The site's links, a column a group. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { siteLinks } from '../site-links.ts';

export function LinkGroups() {
  return (
    <Grid
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(5, minmax(0, 1fr))',
      }}
      columnGap="8"
      rowGap="10"
      borderTopWidth="1px"
      py={{ base: '7', md: '10' }}
    >
      {siteLinks().map(({ title, links }) => (
        <section key={title}>
          <Heading as="h2" size="md">
            {title}
          </Heading>
          <List.Root mt="3">
            {links.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to} touch="block">
                  {label}
                </TextLink>
              </li>
            ))}
          </List.Root>
        </section>
      ))}
    </Grid>
  );
}
