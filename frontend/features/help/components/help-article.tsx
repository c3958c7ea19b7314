/** A help article: where it is, its text, whether it helped, and its neighbours beside it on wide screens. */

import { useEffect } from 'react';
import { Breadcrumbs } from '#frontend/components/links/breadcrumbs.tsx';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { ContentBlocks } from '#frontend/components/page/content-blocks.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import type { HelpArticle as Article, HelpCategory } from '#frontend/content/help-categories.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import { helpWords as words } from '#words/site/help.ts';
import { useHelpText } from '../article-texts.ts';
import { WasHelpful } from './was-helpful.tsx';

interface HelpArticleProps {
  category: HelpCategory;
  article: Article;
}

export function HelpArticle({ category, article }: HelpArticleProps) {
  const text = useHelpText(category.key, article.key);
  const fragment = useFragment();
  useEffect(() => {
    if (fragment !== null) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment]);

  return (
    <Container pt={{ base: '5', md: '8' }}>
      <Breadcrumbs
        label={words.breadcrumb}
        steps={[
          { label: words.title, to: paths.help() },
          { label: category.title, to: paths.help(category.key) },
        ]}
        current={article.title}
      />
      <Heading as="h1" size="xl" mt="4">
        {article.title}
      </Heading>
      <Text mt="4" textStyle="lg" color="fg.muted" maxW="prose">
        {article.description}
      </Text>
      <Grid
        mt={{ base: '6', md: '8' }}
        pt={{ base: '7', md: '10' }}
        borderTopWidth="1px"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: '14rem minmax(0, 1fr)',
          xl: '14rem minmax(0, 36rem) 14rem',
        }}
        columnGap="12"
        justifyContent="space-between"
        rowGap="10"
      >
        <Box as="article" minW="0" gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }} fontSize={{ xl: 'lg' }}>
          <ContentBlocks blocks={text} />
        </Box>
        {/* Where there is room, in the margin, at hand all the way down. */}
        <Box
          gridColumn={{ lg: '2', xl: '3' }}
          gridRow={{ lg: '2', xl: '1' }}
          alignSelf="start"
          position={{ xl: 'sticky' }}
          top={{ xl: '8' }}
        >
          <WasHelpful article={`${category.key}/${article.key}`} title={article.title} />
        </Box>
        <Neighbours category={category} current={article.key} />
      </Grid>
    </Container>
  );
}

function Neighbours({ category, current }: { category: HelpCategory; current: string }) {
  return (
    <Box
      as="nav"
      aria-labelledby="neighbours-title"
      gridColumn={{ lg: '1' }}
      gridRow={{ lg: '1' }}
      alignSelf="start"
      position={{ lg: 'sticky' }}
      top={{ lg: '8' }}
    >
      <Heading as="h2" id="neighbours-title" size="sm">
        {words.inCategory(category.title)}
      </Heading>
      <List.Root mt="2">
        {category.articles.map(({ key, title }) => (
          // Under the article one has just read the others are what is left to read.
          <Box as="li" key={key} display={{ base: key === current ? 'none' : 'block', lg: 'block' }}>
            <PlainLink
              to={paths.helpArticle(category.key, key)}
              aria-current={key === current ? 'page' : undefined}
              display="flex"
              alignItems="center"
              minH={{ base: '11', lg: '9' }}
              ps="3"
              textStyle="sm"
              borderInlineStartWidth="2px"
              borderColor={key === current ? 'accent.solid' : 'border'}
              color={key === current ? 'fg' : 'fg.muted'}
              fontWeight={key === current ? 'medium' : 'normal'}
              _hover={{ color: 'fg', textDecoration: 'underline' }}
            >
              {title}
            </PlainLink>
          </Box>
        ))}
      </List.Root>
    </Box>
  );
}
