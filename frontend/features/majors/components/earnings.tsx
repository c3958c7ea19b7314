/** What graduates earn four years on: the middle half of the schools that publish it, and what that means. */

import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { AsPublished } from '#frontend/components/page/as-published.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { sourceName } from '#frontend/content/source-name.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { MajorResponse } from '#schema/api/majors.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { EARNINGS_RESULTS } from '#schema/domain/programs/earnings-check.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import { checkWords } from '#words/majors/earnings-check.ts';
import { majorWords } from '#words/majors/majors.ts';

/** The bar's right end in US dollars: the same for every major, so that two pages can be compared. */
const BAR_END = 160_000;

/** How many schools' programs have each result of the earnings check. */
function Checks({ checks, level }: Pick<MajorResponse, 'checks' | 'level'>) {
  if (checks === null) return null;
  const known = EARNINGS_RESULTS.reduce((sum, result) => sum + checks[result], 0);
  return (
    <>
      <Text mt="5" maxW="prose">
        {majorWords.earnings.checks(known, level)}
      </Text>
      <FigureTable
        label={checkWords.column}
        columns={[checkWords.column, majorWords.earnings.schools]}
        // Of graduate programs nothing is known below the line.
        rows={EARNINGS_RESULTS.filter((result) => checks[result] > 0).map((result) => ({
          key: result,
          name: checkWords.results[result],
          cells: [formatCount(checks[result])],
        }))}
      />
      <Note mt="2" maxW="prose">
        {checkWords.source} <TextLink to={paths.article(ARTICLE_IDS['earnings-check'])}>{checkWords.more}</TextLink>
      </Note>
    </>
  );
}

export function Earnings({ major: { earnings, level, origins, checks } }: { major: MajorResponse }) {
  if (earnings === null) {
    return (
      <PageSection id={majorWords.earnings.id} title={majorWords.earnings.heading}>
        <Text maxW="prose" color="fg.muted">
          {majorWords.earnings.none}
        </Text>
      </PageSection>
    );
  }
  const steps = [
    [majorWords.earnings.lower, earnings.lower],
    [majorWords.earnings.median, earnings.median],
    [majorWords.earnings.upper, earnings.upper],
  ] as const;
  return (
    <PageSection
      id={majorWords.earnings.id}
      title={majorWords.earnings.heading}
      intro={origins.earnings === null ? undefined : <AsPublished>{sourceName(origins.earnings.source)}</AsPublished>}
    >
      <Box fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {majorWords.earnings.range(formatMoney(earnings.lower, 'USD'), formatMoney(earnings.upper, 'USD'))}
      </Box>
      <Box
        aria-hidden="true"
        mt="3"
        maxW="3xl"
        height="3"
        bg="bg.muted"
        color="accent.solid"
        borderRadius="xs"
        overflow="hidden"
      >
        <ShareBar from={earnings.lower / BAR_END} to={earnings.upper / BAR_END} />
      </Box>
      <Flex
        aria-hidden="true"
        mt="1"
        maxW="3xl"
        justifyContent="space-between"
        textStyle="xs"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {[0, BAR_END / 4, BAR_END / 2, (BAR_END * 3) / 4, BAR_END].map((at) => (
          <span key={at}>{majorWords.earnings.scale(at)}</span>
        ))}
      </Flex>
      <Grid
        as="dl"
        mt="4"
        maxW="3xl"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
        columnGap="6"
        rowGap="2"
      >
        {steps.map(([name, value]) => (
          <Box key={name} display={{ base: 'flex', sm: 'block' }} justifyContent="space-between" columnGap="4">
            <DataList.Label textStyle="sm" color="fg.muted">
              {name}
            </DataList.Label>
            <DataList.Value fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {formatMoney(value, 'USD')}
            </DataList.Value>
          </Box>
        ))}
      </Grid>
      <Text mt="4" maxW="prose" lineHeight="relaxed">
        {majorWords.earnings.meaning({ earnings, level })}
      </Text>
      <Note mt="2" maxW="prose">
        {majorWords.earnings.caveat}
      </Note>
      <Checks checks={checks} level={level} />
    </PageSection>
  );
}
