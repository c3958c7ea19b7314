/** What graduates earn four years on: the middle half of the schools that publish it, and what that means. */
import { AsPublished } from '#frontend/components/page/as-published.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import type { MajorResponse } from '#schema/api/majors.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { majorWords } from '#words/majors/majors.ts';

/** The bar's right end in US dollars: the same for every major, so that two pages can be compared. */
const BAR_END = 160_000;

export function Earnings({ major: { earnings, level, origins } }: { major: MajorResponse }) {
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
      intro={origins.earnings === null ? undefined : <AsPublished>{origins.earnings.source}</AsPublished>}
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
    </PageSection>
  );
}
