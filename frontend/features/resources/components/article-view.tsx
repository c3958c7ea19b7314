/** An article: head, picture, contents beside the text on wide screens, what to go on with. */

import { useEffect, useMemo, useRef } from 'react';
import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { ContentBlocks } from '#frontend/components/page/content-blocks.tsx';
import { BesideContents, ContentsList } from '#frontend/components/page/contents-list.tsx';
import { Box, Grid, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { ChevronLeftIcon } from '#frontend/components/ui/icons.tsx';
import { type Article, articleDate, articleOf } from '#frontend/content/articles.ts';
import { sectionsOf } from '#frontend/content/running-text.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import { articleWords as words } from '#words/site/resources.ts';
import { useArticleText } from '../article-text.ts';
import { ArticleCard } from './article-list.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { ArticleSchools } from './article-schools.tsx';
import { ReadingProgress } from './reading-progress.tsx';

export function ArticleView({ article }: { article: Article }) {
  const { opening, sections } = sectionsOf(useArticleText(article.key));
  const parts = useMemo(() => sections.map(({ heading: { id, text } }) => ({ id, title: text })), [sections]);
  const read = useRef<HTMLElement>(null);
  const fragment = useFragment();
  // The browser looked for it before the text was there.
  useEffect(() => {
    if (fragment !== null) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment]);
  return (
    <Container pt={{ base: '5', md: '8' }}>
      <ReadingProgress of={read} />
      <TextLink to={paths.resources()} touch="block" gap="1" textStyle="sm">
        <ChevronLeftIcon boxSize="4" />
        {words.back}
      </TextLink>
      <article ref={read}>
        <ArticleHead article={article} />
        <Box mt={{ base: '6', md: '10' }}>
          <BesideContents
            contents={
              <Box mb={{ base: '8', lg: '0' }}>
                <ContentsList
                  ruled
                  label={words.contents}
                  heading={(id) => (
                    <Text id={id} textStyle="overline" color="fg.muted">
                      {words.contents}
                    </Text>
                  )}
                  sections={parts}
                />
              </Box>
            }
          >
            <Box fontSize={{ xl: 'lg' }}>
              <ContentBlocks blocks={opening} />
              {sections.map(({ heading: { id, text }, blocks }) => (
                <Section key={id} id={id} aria-labelledby={`${id}-title`} mt="10" scrollMarginTop="6">
                  <Heading as="h2" id={`${id}-title`} size="lg" maxW="prose" mb="3">
                    {text}
                  </Heading>
                  <ContentBlocks blocks={blocks} />
                </Section>
              ))}
              <Note mt="10" maxW="prose">
                {words.sources}
              </Note>
            </Box>
          </BesideContents>
        </Box>
      </article>
      {/* Under the text, whose column begins here. */}
      <Wrap mt="8" gap="3" ps={{ lg: '18.5rem', xl: '22rem' }}>
        <ButtonLink to={paths.search()}>{words.search}</ButtonLink>
        <ButtonLink to={paths.resources()} variant="outline">
          {words.back}
        </ButtonLink>
      </Wrap>
      <ArticleSchools schools={article.schools} />
      <Related article={article} />
    </Container>
  );
}

function ArticleHead({ article }: { article: Article }) {
  const { title, description, author, categoryName, minutes, date, picture } = article;
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 18rem', lg: 'minmax(0, 1fr) 22rem' }}
      columnGap={{ md: '10', lg: '16' }}
      rowGap="5"
      // The picture ends where the line on the author does.
      alignItems="end"
      mt="4"
    >
      <div>
        <Text textStyle="overline" color="accent.fg">
          {categoryName}
        </Text>
        <Heading as="h1" size="xl" mt="2">
          {title}
        </Heading>
        <Text mt="4" textStyle="lg" color="fg.muted" maxW="prose">
          {description}
        </Text>
        <Note mt="4">
          <Span display={{ base: 'block', sm: 'inline' }}>{words.by(author)}</Span>
          <Span hideBelow="sm"> · </Span>
          <Span whiteSpace="nowrap">
            <time dateTime={date}>{words.updated(articleDate(article))}</time> · {words.minutes(minutes)}
          </Span>
        </Note>
      </div>
      <Box borderRadius="md" overflow="hidden">
        <ArticlePicture {...picture} eager flat />
      </Box>
    </Grid>
  );
}

function Related({ article }: { article: Article }) {
  const related = article.related.map((id) => articleOf(String(id))).filter((one) => one !== undefined);
  return (
    <Section aria-labelledby="article-related" mt="12" pt="8" borderTopWidth="1px">
      <Heading as="h2" id="article-related" size="lg">
        {words.related}
      </Heading>
      <Grid
        as="ul"
        mt="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
        columnGap={{ base: '6', md: '8' }}
        rowGap="8"
      >
        {related.map((one) => (
          <li key={one.id}>
            <ArticleCard article={one} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
