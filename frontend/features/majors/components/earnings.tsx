/** What graduates earn four years on: the middle half of the schools that publish it, and what that means. */

import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { QuarterScale } from '#frontend/components/figures/quarter-scale.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { AsPublished } from '#frontend/components/page/as-published.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
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
export function Checks({ major: { checks, level } }: { major: MajorResponse }) {
  if (checks === null) return null;
  const known = EARNINGS_RESULTS.reduce((sum, result) => sum + checks[result], 0);
  return (
    <PageSection id={majorWords.earnings.checkId} title={checkWords.column}>
      <Text maxW="prose">{majorWords.earnings.checks(known, level)}</Text>
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
    </PageSection>
  );
}

/** The middle half of the schools as a bar, with the median school's mark, and the three amounts under it. */
export function Earnings({ major: { earnings, level, origins } }: { major: MajorResponse }) {
  const { earnings: words } = majorWords;
  return (
    <Box as="section" id={words.id} aria-labelledby={`${words.id}-title`} scrollMarginTop="12" maxW="3xl">
      <Heading as="h2" id={`${words.id}-title`} size="md">
        {words.heading}
      </Heading>
      {earnings === null ? (
        <Text mt="2" maxW="prose" color="fg.muted">
          {words.none}
        </Text>
      ) : (
        <>
          <PayBar earnings={earnings} />
          <Note mt="4" maxW="prose">
            {words.meaning({ earnings, level })} {words.caveat}
          </Note>
          {origins.earnings === null ? null : (
            <Note mt="2">
              <AsPublished>{sourceName(origins.earnings.source)}</AsPublished>
            </Note>
          )}
        </>
      )}
    </Box>
  );
}

/** How wide the mark of the median is, as a share of the bar. */
const MARK = 0.006;

function PayBar({ earnings }: { earnings: NonNullable<MajorResponse['earnings']> }) {
  const { earnings: words } = majorWords;
  const median = earnings.median / BAR_END;
  return (
    <>
      <Box aria-hidden="true" mt="4" position="relative" height="5" bg="bg.muted" borderRadius="xs" overflow="hidden">
        <Box position="absolute" inset="0" color="accent.solid">
          <ShareBar from={earnings.lower / BAR_END} to={earnings.upper / BAR_END} />
        </Box>
        <Box position="absolute" inset="0" color="bg">
          <ShareBar from={median - MARK / 2} to={median + MARK / 2} />
        </Box>
      </Box>
      <QuarterScale end={BAR_END} labelOf={words.scale} />
      <Grid as="dl" mt="3" gridTemplateColumns="repeat(3, minmax(0, 1fr))" columnGap={{ base: '3', md: '6' }}>
        {[
          [words.lower, earnings.lower] as const,
          [words.median, earnings.median] as const,
          [words.upper, earnings.upper] as const,
        ].map(([name, value]) => (
          <Box key={name} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
            <DataList.Label textStyle="sm" color="fg.muted">
              {name}
            </DataList.Label>
            <DataList.Value fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {formatMoney(value, 'USD')}
            </DataList.Value>
          </Box>
        ))}
      </Grid>
    </>
  );
}
