/** Three universities that go with an article; a failure here leaves the text as it is. */

import { TypeBadge } from '#frontend/components/badge.tsx';
import { CampusPicture } from '#frontend/components/campus-picture.tsx';
import { PlainLink, TextLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { type ArticleSchools as Schools, schoolsSearch } from '#frontend/content/articles.ts';
import { paths } from '#frontend/lib/paths.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { COUNTRY_LABELS } from '#schema/domain/enums.ts';
import { SIMILAR_COUNT } from '#schema/domain/limits.ts';
import { articleWords } from '#words/resources.ts';
import { useArticleSchools } from '../queries.ts';

const GRID = {
  display: 'grid',
  mt: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  columnGap: { base: '5', md: '8' },
  rowGap: '6',
} as const;

export function ArticleSchools({ schools }: { schools: Schools }) {
  const { data, isError, isPending } = useArticleSchools(schools);
  const words = articleWords.schools;
  return (
    <Box as="section" aria-labelledby="article-schools" mt="12" pt="8" borderTopWidth="1px">
      <Heading as="h2" id="article-schools" size="lg">
        {schools.title}
      </Heading>
      {isPending ? (
        <Box role="status" {...GRID}>
          <Box as="span" srOnly>
            {words.loading}
          </Box>
          {Array.from({ length: SIMILAR_COUNT }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three equal blocks that hold a place
            <Skeleton key={index} height={{ base: '5rem', sm: '18rem' }} />
          ))}
        </Box>
      ) : isError ? (
        <Box as="p" mt="3" color="fg.muted">
          {words.failed}
        </Box>
      ) : (
        <Box as="ul" {...GRID}>
          {data.map((university) => (
            <SchoolCard key={university.id} university={university} />
          ))}
        </Box>
      )}
      <TextLink to={paths.search(schoolsSearch(schools))} mt="5" display="inline-flex" alignItems="center" minH="6">
        {words.all}
      </TextLink>
    </Box>
  );
}

/** The whole card leads to the university, its name is the link. */
function SchoolCard({ university }: { university: UniversityCard }) {
  const { slug, name, city, state, country, type } = university;
  return (
    <Box
      as="li"
      position="relative"
      display={{ base: 'grid', sm: 'block' }}
      gridTemplateColumns="6.5rem minmax(0, 1fr)"
      columnGap="4"
    >
      <Box borderRadius="md" overflow="hidden" alignSelf="start">
        <CampusPicture university={university} width={320} credited />
      </Box>
      <Box mt={{ base: '0', sm: '3' }} minW="0">
        <Heading as="h3" size="sm" overflowWrap="break-word">
          <PlainLink
            to={paths.university(slug)}
            _hover={{ textDecoration: 'underline' }}
            css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
          >
            {name}
          </PlainLink>
        </Heading>
        <Box as="p" textStyle="sm" color="fg.muted" mt="0.5" mb="2">
          {[city, state, country === 'CA' ? COUNTRY_LABELS.CA : null].filter((part) => part !== null).join(', ')}
        </Box>
        <TypeBadge type={type} />
      </Box>
    </Box>
  );
}
