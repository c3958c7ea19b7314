/** The guides or the articles, those about the reader's country first, then by what they are about: picture, title, what it is about, and how long it takes. */

import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Caption, Note } from '#frontend/components/styled/text.tsx';
import { type Article, allArticles } from '#frontend/content/articles.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { ARTICLE_CATEGORIES, type ArticleKind } from '#schema/domain/site/articles.ts';
import { READER } from '#schema/domain/site/reader.ts';
import { ARTICLE_CATEGORY_NAMES } from '#words/articles/index.md';
import { resourcesWords as words } from '#words/site/resources.ts';
import { ArticlePicture } from './article-picture.tsx';

export function ArticleList({ kind }: { kind: ArticleKind }) {
  const all = allArticles().filter((article) => article.kind === kind);
  const isOwn = ({ country }: Article) => country === READER.country;
  const groups = [
    { key: READER.country, name: words.ofCountry[READER.country], articles: all.filter(isOwn) },
    ...ARTICLE_CATEGORIES.map((category) => ({
      key: category,
      name: ARTICLE_CATEGORY_NAMES[category],
      articles: all.filter((article) => article.category === category && !isOwn(article)),
    })),
  ].filter(({ articles }) => articles.length > 0);
  return groups.map(({ key, name, articles }, group) => (
    // On wide screens the heading stands beside its articles, so that a group of one leaves no page blank.
    <Grid
      as="section"
      key={key}
      aria-label={name}
      py={{ base: '5', md: '8' }}
      borderTopWidth={group === 0 ? '0' : '1px'}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '14rem minmax(0, 1fr)' }}
      columnGap="12"
      rowGap={{ base: '3', md: '5' }}
    >
      <Heading as="h3" size="lg">
        {name}
      </Heading>
      <Grid
        as="ul"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap={{ base: '6', lg: '10' }}
        rowGap={{ base: '4', md: '7' }}
      >
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} inList eager={group === 0 && index < 3} />
          </li>
        ))}
      </Grid>
    </Grid>
  ));
}

/** An article's card; the whole of it leads there, its title is the link. */
export function ArticleCard({
  article: { id, title, description, categoryName, minutes, picture },
  inList = false,
  eager = false,
}: {
  article: Article;
  /** Among those of its kind, under the heading of its subject: a row at any width. */
  inList?: boolean;
  eager?: boolean;
}) {
  return (
    // On a phone a row: a list to read down, not a picture at a time.
    <Box
      as="article"
      position="relative"
      display={inList ? 'grid' : { base: 'grid', sm: 'block' }}
      gridTemplateColumns={{ base: '6rem minmax(0, 1fr)', md: '7rem minmax(0, 1fr)', xl: '10rem minmax(0, 1fr)' }}
      columnGap={{ base: '4', xl: '5' }}
      alignItems={{ base: 'center', md: 'start' }}
    >
      <Box borderRadius="md" overflow="hidden">
        {/* The title beside it says what it leads to. */}
        <ArticlePicture drawing={picture.drawing} alt="" eager={eager} />
      </Box>
      <Box minW="0">
        <Heading as={inList ? 'h4' : 'h3'} size="md" mt={inList ? '0' : { sm: '3' }}>
          <PlainLink
            to={paths.article(id)}
            _hover={{ textDecoration: 'underline' }}
            css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
          >
            {title}
          </PlainLink>
        </Heading>
        <Caption mt="0.5">{inList ? words.minutes(minutes) : `${categoryName} · ${words.minutes(minutes)}`}</Caption>
        <Note mt="1.5" hideBelow="sm" textWrap="pretty">
          {description}
        </Note>
      </Box>
    </Box>
  );
}
