/** The articles that a search found, best first. */

import { TextLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { helpCategories } from '#frontend/content/help-categories.ts';
import { paths } from '#frontend/lib/paths.ts';
import { helpWords as words } from '#words/help.ts';
import type { SearchedArticle } from '../search-articles.ts';

export function FoundArticles({ articles }: { articles: readonly SearchedArticle[] }) {
  const titles = new Map<string, string>(helpCategories().map(({ key, title }) => [key, title]));
  return (
    <Box as="section" aria-label={words.results} borderTopWidth="1px" py={{ base: '4', md: '6' }}>
      <Box as="ol" maxW="3xl">
        {articles.map(({ category, key, title, description }) => (
          <Box as="li" key={`${category}/${key}`} py="4" borderBottomWidth="1px" borderColor="border.muted">
            <Heading as="h2" size="md">
              <TextLink to={paths.helpArticle(category, key)}>{title}</TextLink>
            </Heading>
            <Box as="p" mt="1">
              {description}
            </Box>
            <Box as="p" mt="1" textStyle="sm" color="fg.muted">
              {titles.get(category)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
