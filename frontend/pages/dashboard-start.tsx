/** The dashboard of whoever has nothing yet: the way to a first school, and three to begin with. */

import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { UniversityRow } from '#frontend/components/universities/university-row.tsx';
import { BookmarkToggle } from '#frontend/features/bookmarks/bookmark-toggle.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { POPULAR_LISTS } from '#schema/domain/site/popular.ts';
import { shellWords } from '#words/layout/shell.ts';
import { dashboardWords as words } from '#words/saved/dashboard.ts';

const SUGGESTED = 3;
/** Large public universities where most students graduate, by what families pay after grants. */
const QUERY = {
  ...POPULAR_LISTS['top-value'].query,
  graduationRateMin: 70,
  sortBy: 'netPrice',
  limit: SUGGESTED,
} as const;

export function DashboardStart() {
  const { data } = useQuery({
    queryKey: ['first-schools'],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query: QUERY, signal }),
  });
  const universities = data?.universities;
  return (
    <Box>
      <Heading as="h2" size="md">
        {words.start.title}
      </Heading>
      <Text mt="2" color="fg.muted" maxW="prose">
        {words.start.text}
      </Text>
      <Wrap mt="4" columnGap="5" rowGap="2" alignItems="center">
        <ButtonLink to={paths.search()}>{words.browse}</ButtonLink>
        <TextLink to={paths.popular()} touch="block" textStyle="sm">
          {shellWords.nav.popular}
        </TextLink>
      </Wrap>
      {universities === undefined ? null : (
        <>
          <Heading as="h3" size="sm" mt={{ base: '7', md: '10' }}>
            {words.start.some}
          </Heading>
          <List.Root
            mt="2"
            borderTopWidth="1px"
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
            columnGap="8"
          >
            {universities.map((university) => (
              <UniversityRow
                key={university.id}
                university={university}
                actions={<BookmarkToggle university={university} variant="icon" />}
                first={
                  university.netPrice === null
                    ? null
                    : { label: words.start.netPrice, value: formatMoney(university.netPrice, university.currency) }
                }
              />
            ))}
          </List.Root>
        </>
      )}
    </Box>
  );
}
