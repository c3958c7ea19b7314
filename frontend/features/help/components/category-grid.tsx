/** The six subjects with all their articles. */

import { useEffect } from 'react';
import { TextLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { helpCategories } from '#frontend/content/help-categories.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useFragment } from '#frontend/lib/use-fragment.ts';
import { helpWords as words } from '#words/help.ts';

export function CategoryGrid() {
  const fragment = useFragment();
  useEffect(() => {
    if (fragment !== null) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment]);
  return (
    <Box as="section" aria-label={words.subjects} borderTopWidth="1px" py={{ base: '8', md: '12' }}>
      <Box
        display="grid"
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
            <Box as="p" mt="1" textStyle="sm" color="fg.muted">
              {description}
            </Box>
            <Box as="ul" mt="3" borderTopWidth="1px" borderColor="border.muted" pt="2">
              {articles.map((article) => (
                <li key={article.key}>
                  <TextLink to={paths.helpArticle(key, article.key)} display="inline-flex" alignItems="center" minH="8">
                    {article.title}
                  </TextLink>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
