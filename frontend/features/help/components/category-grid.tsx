/** The six subjects with all their articles. */

import { useEffect } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid, Section } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { helpCategories } from '#frontend/content/help-categories.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import { helpWords as words } from '#words/site/help.ts';

export function CategoryGrid() {
  const fragment = useFragment();
  useEffect(() => {
    if (fragment !== null) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment]);
  return (
    <Section aria-label={words.subjects} borderTopWidth="1px" py={{ base: '8', md: '12' }}>
      <Grid
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        columnGap={{ base: '8', lg: '14' }}
        rowGap="10"
      >
        {helpCategories().map(({ key, title, description, articles }) => (
          <Box key={key} id={key} scrollMarginTop="8">
            <Heading as="h2" size="md">
              {title}
            </Heading>
            <Note mt="1">{description}</Note>
            <List.Root mt="3" borderTopWidth="1px" borderColor="border.muted" pt="2">
              {articles.map((article) => (
                <li key={article.key}>
                  <TextLink to={paths.helpArticle(key, article.key)} touch="block">
                    {article.title}
                  </TextLink>
                </li>
              ))}
            </List.Root>
          </Box>
        ))}
      </Grid>
    </Section>
  );
}
