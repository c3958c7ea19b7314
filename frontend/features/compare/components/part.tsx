/** One part of the comparison: its chart, its rows, and how many rows are hidden because they do not differ. */
import { Box } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Caption, Note } from '#frontend/components/styled/text.tsx';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import type { CompareTab } from '../address.ts';
import { comparisonChart } from '../chart.ts';
import type { Column } from '../columns.ts';
import { comparisonLines, hasNoFigure, type UsdPerCad } from '../comparison.ts';
import { comparisonRows } from '../rows.ts';
import { ComparisonChart } from './comparison-chart.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { FoldedRows } from './folded-rows.tsx';

interface PartProps {
  tab: CompareTab;
  columns: readonly Column[];
  usdPerCad: UsdPerCad | null;
  differencesOnly: boolean;
  amongPeers: boolean;
  loading: boolean;
  /** On paper nothing is folded. */
  whole: boolean;
}

export function Part({ tab, columns, usdPerCad, differencesOnly, amongPeers, loading, whole }: PartProps) {
  const records = columns.map(({ record }) => record).filter((record) => record !== null);
  const lines = comparisonLines(comparisonRows()[tab], records, usdPerCad);
  const onlyDifferences = differencesOnly && records.length > 1;
  const shown = onlyDifferences ? lines.filter(({ differs }) => differs) : lines;
  const hidden = lines.length - shown.length;
  const folded = whole ? [] : shown.filter(hasNoFigure);
  const rows = shown.filter((line) => !folded.includes(line));
  return (
    <Box pt={{ base: '5', md: '8' }}>
      <Heading as="h2" size="lg" mb={{ base: '4', md: '5' }}>
        {words.tabs[tab]}
      </Heading>
      {records.length === 0 ? null : (
        <Box mb={{ base: '6', md: '8' }}>
          <ComparisonChart key={tab} chart={comparisonChart(tab, records, usdPerCad)} />
        </Box>
      )}
      {shown.length === 0 ? (
        <Note borderTopWidth="1px" pt="4">
          {words.noDifferences}
        </Note>
      ) : (
        <ComparisonTable
          part={words.tabs[tab]}
          columns={columns}
          lines={rows}
          amongPeers={amongPeers}
          loading={loading}
        />
      )}
      {folded.length > 0 ? <FoldedRows lines={folded} /> : null}
      <Caption role="status" mt="3">
        {hidden > 0 ? words.hiddenRows(hidden) : ''}
      </Caption>
    </Box>
  );
}
