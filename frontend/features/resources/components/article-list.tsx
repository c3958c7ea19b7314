/** The guides or the articles: picture, title, what it is about, and how long it takes. */

import { PlainLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { ARTICLES, type Article, type ArticleKind } from '#frontend/content/articles/articles.ts';
import { resourcesWords as words } from '#frontend/content/resources.ts';
import { paths } from '#frontend/lib/paths.ts';
import { ArticlePicture } from './article-picture.tsx';

export function ArticleList({ kind }: { kind: ArticleKind }) {
  const articles = ARTICLES.filter((article) => article.kind === kind);
  return (
    <Box
      as="ul"
      mt="6"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
      columnGap={{ base: '6', lg: '8' }}
      rowGap="10"
    >
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} eager={index < 3} />
        </li>
      ))}
    </Box>
  );
}

/** An article's card; the whole of it leads there, its title is the link. */
export function ArticleCard({
  article: { id, title, description, category, minutes, picture },
  eager = false,
}: {
  article: Article;
  eager?: boolean;
}) {
  return (
    <Box as="article" position="relative">
      <Box borderRadius="md" overflow="hidden">
        {/* The title beside it says what it leads to. */}
        <ArticlePicture drawing={picture.drawing} alt="" eager={eager} />
      </Box>
      <Box as="p" mt="3" textStyle="xs" color="fg.muted">
        {category} · {words.minutes(minutes)}
      </Box>
      <Heading as="h3" size="md" mt="1">
        <PlainLink
          to={paths.article(id)}
          _hover={{ textDecoration: 'underline' }}
          css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
        >
          {title}
        </PlainLink>
      </Heading>
      <Box as="p" mt="1.5" textStyle="sm" color="fg.muted">
        {description}
      </Box>
    </Box>
  );
}
