/** How many of a school's undergraduate programs pay more than a high school diploma, and what the check is. */

import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Caption, Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { EARNINGS_RESULTS } from '#schema/domain/programs/earnings-check.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import { checkWords as words } from '#words/majors/earnings-check.ts';

export function EarningsCheckPart({ university }: { university: UniversityRecordView }) {
  const { earningsLines: lines, earningsChecks: counts } = university;
  if (lines === null || !counts) return null;
  const known = EARNINGS_RESULTS.reduce((sum, result) => sum + counts[result], 0);
  const usd = (amount: number) => formatMoney(amount, 'USD');
  return (
    <Box mt="4">
      <Disclosure summary={words.summary(counts.above, known)}>
        <Text maxW="prose">{words.lines(usd(lines.state), usd(lines.nation))}</Text>
        <FigureTable
          label={words.caption}
          columns={[words.column, words.count]}
          rows={EARNINGS_RESULTS.map((result) => ({
            key: result,
            name: words.results[result],
            cells: [<Share key="count" count={counts[result]} of={known} />],
          }))}
        />
        <Caption mt="3" maxW="prose">
          {words.close} {Object.keys(lines.fields).length > 0 ? `${words.graduate} ` : null}
          {words.source} <TextLink to={paths.article(ARTICLE_IDS['earnings-check'])}>{words.more}</TextLink>{' '}
          <FactSource university={university} field="earningsLines" label={words.column} />
        </Caption>
      </Disclosure>
    </Box>
  );
}

/** A count with its part of all as a bar. */
function Share({ count, of }: { count: number; of: number }) {
  return (
    <>
      {formatCount(count)}
      <Box aria-hidden="true" height="3px" mt="1" minW="6rem" bg="bg.muted" color="accent.solid">
        <ShareBar to={count / of} />
      </Box>
    </>
  );
}
