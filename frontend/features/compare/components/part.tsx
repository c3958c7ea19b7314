/** One part of the comparison: its chart, its rows, and how many rows are hidden because they do not differ. */
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Caption, Note } from '#frontend/components/styled/text.tsx';
import type { Country } from '#schema/domain/record/enums.ts';
import { COUNTRIES_LISTED } from '#schema/domain/site/reader.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import type { CompareTab } from '../address.ts';
import { comparisonChart, hasChart } from '../chart.ts';
import type { Column } from '../columns.ts';
import { type ComparisonLine, comparisonLines, hasNoFigure, onlyCountry, type UsdPerCad } from '../comparison.ts';
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
  onAllRows: () => void;
}

export function Part({ tab, columns, usdPerCad, differencesOnly, amongPeers, loading, whole, onAllRows }: PartProps) {
  const records = columns.map(({ record }) => record).filter((record) => record !== null);
  const lines = comparisonLines(comparisonRows()[tab], records, usdPerCad);
  const onlyDifferences = differencesOnly && records.length > 1;
  const folded = whole ? [] : lines.filter(hasNoFigure);
  const filled = lines.filter((line) => !folded.includes(line));
  const shown = onlyDifferences ? filled.filter(({ differs }) => differs) : filled;
  const hidden = filled.length - shown.length;
  const ofCountry = (country: Country | null) => shown.filter((line) => onlyCountry(line, records) === country);
  const rows = ofCountry(null);
  return (
    <Box pt={{ base: '5', md: '8' }}>
      <Heading as="h2" size="lg" mb={{ base: '4', md: '5' }}>
        {words.tabs[tab]}
      </Heading>
      {records.length === 0 || !hasChart(tab) ? null : (
        <Box mb={{ base: '6', md: '8' }}>
          <ComparisonChart key={tab} chart={comparisonChart(tab, records, usdPerCad)} />
        </Box>
      )}
      {rows.length === 0 && hidden > 0 ? (
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
      {COUNTRIES_LISTED.map((country) => (
        <CountryRows
          key={country}
          country={country}
          part={words.tabs[tab]}
          columns={columns.filter(({ record }) => record?.country === country)}
          lines={ofCountry(country)}
          amongPeers={amongPeers}
          whole={whole}
        />
      ))}
      {folded.length > 0 ? <FoldedRows lines={folded} /> : null}
      <Wrap alignItems="center" columnGap="3" mt="3">
        <Caption role="status">{hidden > 0 ? words.hiddenRows(hidden) : ''}</Caption>
        {hidden > 0 ? (
          <Button
            variant="plain"
            textStyle="xs"
            minH={{ base: '11', md: '6' }}
            _print={{ display: 'none' }}
            onClick={onAllRows}
          >
            {words.allRows}
          </Button>
        ) : null}
      </Wrap>
    </Box>
  );
}

interface CountryRowsProps extends Pick<PartProps, 'columns' | 'amongPeers' | 'whole'> {
  country: Country;
  part: string;
  lines: readonly ComparisonLine[];
}

/** What schools of one country have alone, set among themselves, one press away: beside the others it would be blanks. */
function CountryRows({ country, part, columns, lines, amongPeers, whole }: CountryRowsProps) {
  if (lines.length === 0) return null;
  const title = words.onlyFor[country];
  const table = (
    <ComparisonTable
      part={`${part}, ${title}`}
      columns={columns}
      lines={lines}
      amongPeers={amongPeers}
      loading={false}
    />
  );
  if (!whole) return <Disclosure summary={words.rowsOnlyFor[country](lines.length)}>{table}</Disclosure>;
  return (
    <Box mt="5">
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      {table}
    </Box>
  );
}
