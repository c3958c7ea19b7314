/** A page of the list of careers: median pay on one scale, and under each name what it needs, how it grows and its openings. */
import { QuarterScale } from '#frontend/components/figures/quarter-scale.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Pagination } from '#frontend/components/page/pagination.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { CareerSummary, CareersResponse } from '#schema/api/careers.ts';
import { CAREERS_PAGE_SIZE } from '#schema/domain/programs/careers.ts';
import { careersWords, careerWords as words } from '#words/majors/careers.ts';
import { type CareersAddress, careersParameters } from '../address.ts';

/** The right end of every bar, in US dollars a year: the same on each page, so that two can be compared. */
const BAR_END = 200_000;

export function CareersResults({ found, address }: { found: CareersResponse; address: CareersAddress }) {
  const { careers, total, page, program } = found;
  if (total === 0 || careers.length === 0)
    return (
      <EmptyState
        title={address.program !== undefined && program === null ? careersWords.noProgram : careersWords.none}
        actions={<TextLink to={paths.careers()}>{careersWords.all}</TextLink>}
      />
    );
  return (
    <>
      <Flex justifyContent="space-between" alignItems="baseline" columnGap="4" flexWrap="wrap">
        <Text role="status" color="fg.muted" textStyle="sm">
          {program === null ? careersWords.found(total) : careersWords.foundFor(total, program.title)}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {careersWords.payColumn}
        </Text>
      </Flex>
      <Box
        hideBelow="md"
        ms={{ md: 'auto', lg: '33rem' }}
        width={{ md: '24rem', lg: 'auto' }}
        pe={{ md: '6.5rem', lg: '7.5rem' }}
      >
        <QuarterScale end={BAR_END} labelOf={words.scale} />
      </Box>
      <List.Root aria-label={careersWords.title} mt={{ base: '2', md: '1' }} borderTopWidth="1px">
        {careers.map((career) => (
          <Row key={career.slug} career={career} />
        ))}
      </List.Root>
      <Box mt="6">
        <Pagination
          page={page}
          totalPages={Math.ceil(total / CAREERS_PAGE_SIZE)}
          addressOf={(to) => paths.careers(careersParameters({ ...address, page: to === 1 ? undefined : to }))}
        />
      </Box>
    </>
  );
}

/** On a phone the bar lies under the name and its pay; in a wide window between them. */
function Row({ career }: { career: CareerSummary }) {
  const { slug, title, pay } = career;
  return (
    <List.Item
      position="relative"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) auto',
        md: 'minmax(0, 1fr) 16.5rem 6.5rem',
        // The bar begins near the name it belongs to.
        lg: '32rem minmax(0, 1fr) 6.5rem',
      }}
      columnGap={{ base: '4', md: '4' }}
      alignItems={{ base: 'baseline', md: 'center' }}
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <Box minW="0" gridColumn="1" gridRow="1">
        <TextLink
          to={paths.career(slug)}
          variant="quiet"
          fontSize={{ base: 'md', md: 'lg' }}
          lineHeight="snug"
          fontWeight="semibold"
          // The whole row leads to the career.
          _before={{ content: '""', position: 'absolute', inset: '0' }}
        >
          {title}
        </TextLink>
        <Note hideBelow="md" _firstLetter={{ textTransform: 'uppercase' }}>
          {words.brief(career)}
        </Note>
      </Box>
      <Box
        gridColumn={{ base: '2', md: '3' }}
        gridRow="1"
        textAlign="end"
        fontSize={pay?.unit === 'year' ? { base: 'md', md: 'lg' } : 'sm'}
        fontWeight={pay === null ? 'normal' : 'semibold'}
        color={pay === null ? 'fg.muted' : 'fg'}
        fontVariantNumeric="tabular-nums lining-nums"
      >
        {pay === null ? words.noPay : words.table.median(pay)}
      </Box>
      <Grid
        gridColumn={{ base: '1 / -1', md: '2' }}
        gridRow={{ base: '2', md: '1' }}
        alignItems="center"
        height="2"
        mt={{ base: '1', md: '0' }}
      >
        {pay?.unit === 'year' ? (
          <Box height="2" bg="bg.muted" color="accent.solid" borderRadius="full" overflow="hidden">
            <ShareBar to={pay.median / BAR_END} />
          </Box>
        ) : null}
      </Grid>
      <Note
        hideFrom="md"
        gridColumn="1 / -1"
        mt="1"
        fontSize="0.8125rem"
        lineHeight="1.125rem"
        _firstLetter={{ textTransform: 'uppercase' }}
      >
        {words.brief(career)}
      </Note>
    </List.Item>
  );
}
