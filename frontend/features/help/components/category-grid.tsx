/** The six subjects with all their articles. */

import { useEffect } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PhoneFold } from '#frontend/components/page/phone-fold.tsx';
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
    <Section
      aria-label={words.subjects}
      borderTopWidth="1px"
      pb={{ md: '10' }}
      pt={{ md: '8' }}
      mb={{ base: '-1px', md: '0' }}
    >
      <Grid
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        columnGap={{ base: '8', lg: '14' }}
        rowGap={{ md: '10' }}
      >
        {helpCategories().map(({ key, title, description, articles }, at) => (
          <Box key={key} id={key} scrollMarginTop="8">
            {/* A phone shows the first one's articles, and of the others what they are about. */}
            <PhoneFold
              ruled
              unfolded={at === 0 || key === fragment}
              heading={(id) => (
                <Box flex="1" py={{ base: '2.5', md: '0' }} pe={{ base: '8', md: '0' }}>
                  <Heading as="h2" id={id} size="md">
                    {title}
                  </Heading>
                  <Note mt={{ base: '0.5', md: '1' }}>{description}</Note>
                </Box>
              )}
            >
              <List.Root
                mt={{ md: '3' }}
                borderTopWidth={{ base: '0', md: '1px' }}
                borderColor="border.muted"
                pt={{ md: '2' }}
              >
                {articles.map((article) => (
                  <li key={article.key}>
                    <TextLink to={paths.helpArticle(key, article.key)} touch="block">
                      {article.title}
                    </TextLink>
                  </li>
                ))}
              </List.Root>
            </PhoneFold>
          </Box>
        ))}
      </Grid>
    </Section>
  );
}
