/** The articles that a search found, best first. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Section } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { helpCategories } from '#frontend/content/help-categories.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { helpWords as words } from '#words/site/help.ts';
import type { SearchedArticle } from '../search-articles.ts';

export function FoundArticles({ articles }: { articles: readonly SearchedArticle[] }) {
  const titles = new Map<string, string>(helpCategories().map(({ key, title }) => [key, title]));
  return (
    <Section aria-label={words.results} borderTopWidth="1px" py={{ base: '4', md: '6' }}>
      <List.Root as="ol" maxW="3xl">
        {articles.map(({ category, key, title, description }) => (
          <List.Item key={`${category}/${key}`} py="4" borderBottomWidth="1px" borderColor="border.muted">
            <Heading as="h2" size="md">
              <TextLink to={paths.helpArticle(category, key)}>{title}</TextLink>
            </Heading>
            <Text mt="1">{description}</Text>
            <Note mt="1">{titles.get(category)}</Note>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}
