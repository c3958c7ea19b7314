/** Three universities that go with an article; a failure here leaves the text as it is. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Section } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Text, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { SchoolTile, TILE_GRID } from '#frontend/components/universities/school-tile.tsx';
import { type ArticleSchools as Schools, schoolsSearch } from '#frontend/content/articles.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';
import { articleWords } from '#words/site/resources.ts';
import { useArticleSchools } from '../queries.ts';

export function ArticleSchools({ schools }: { schools: Schools }) {
  const { data, isError, isPending } = useArticleSchools(schools);
  const words = articleWords.schools;
  return (
    <Section aria-labelledby="article-schools" mt="12" pt="8" borderTopWidth="1px">
      <Heading as="h2" id="article-schools" size="lg">
        {schools.title}
      </Heading>
      {isPending ? (
        <Box role="status" mt="5" {...TILE_GRID}>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          {Array.from({ length: SIMILAR_COUNT }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three equal blocks that hold a place
            <Skeleton key={index} height={{ base: '5rem', sm: '18rem' }} />
          ))}
        </Box>
      ) : isError ? (
        <Text mt="3" color="fg.muted">
          {words.failed}
        </Text>
      ) : (
        <List.Root mt="5" {...TILE_GRID}>
          {data.map((university) => (
            <SchoolTile key={university.id} university={university} />
          ))}
        </List.Root>
      )}
      <TextLink to={paths.search(schoolsSearch(schools))} mt="5" touch="line">
        {words.all}
      </TextLink>
    </Section>
  );
}
