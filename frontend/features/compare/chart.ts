/** The chart of each part: a few measures, one bar a university, all bars of a chart on the same scale. */

import type { UniversityRecordView } from '#schema/api/university.ts';
import { COMPARED } from '#schema/domain/figures/derived/compare.ts';
import { NOT_AVAILABLE } from '#schema/domain/formats/formats.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { READER } from '#schema/domain/site/reader.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import type { CompareTab } from './address.ts';
import { comparisonLines, convert, crossesBorder, formatValue, onlyCountry, type UsdPerCad } from './comparison.ts';
import { comparisonRows } from './rows.ts';

export interface Bar {
  universityId: number;
  name: string;
  /** N/A where there is no bar. */
  text: string;
  /** Part of the scale, 0-1; null when the value is missing. */
  part: number | null;
}

export interface ChartMeasure {
  key: string;
  label: string;
  /** Why its bars must not be set against each other. */
  note: string | null;
  bars: Bar[];
}

export interface ComparisonChart {
  title: string;
  measures: ChartMeasure[];
}

/** The one currency of a chart: the schools' own, or the reader's across the border, for which a rate is needed. */
function chartCurrency(universities: readonly UniversityRecordView[], usdPerCad: UsdPerCad | null): Currency {
  if (crossesBorder(universities)) return usdPerCad === null ? 'USD' : READER.currency;
  return universities[0]?.currency ?? 'USD';
}

/** Whether a part has a chart: one measure alone would be its row once more. */
export const hasChart = (tab: CompareTab): boolean => COMPARED[tab].some(({ chart }) => chart);

/** Rates run to 100; everything else to the largest value drawn. A measure that nobody has is left out, and one that schools of one country have alone. */
export function comparisonChart(
  tab: CompareTab,
  universities: readonly UniversityRecordView[],
  usdPerCad: UsdPerCad | null,
): ComparisonChart {
  const currency = chartCurrency(universities, usdPerCad);
  const isConverted = currency === 'CAD' && crossesBorder(universities) && usdPerCad !== null;
  /** What cells have in common is in US dollars across the border. */
  const inCurrency = (unit: string, common: number) =>
    isConverted && unit === 'money' ? convert(common, 'USD', usdPerCad) : common;
  const lines = comparisonLines(comparisonRows()[tab], universities, usdPerCad).filter(
    (line) =>
      COMPARED[tab].some(({ key, chart }) => chart && key === line.row.key) &&
      line.cells.some(({ common }) => common !== null) &&
      onlyCountry(line, universities) === null,
  );
  const largest = Math.max(0, ...lines.flatMap(({ cells }) => cells.map(({ common }) => common ?? 0)));
  const { inCurrency: currencyNames } = comparePageWords.chart;
  const titles: Partial<Record<CompareTab, string>> = comparePageWords.chart.titles;
  return {
    title: tab === 'financials' ? `${titles[tab]} ${currencyNames[currency]}` : (titles[tab] ?? ''),
    measures: lines.map(({ row, cells, note }) => {
      const top = row.unit === 'rate' ? 100 : largest;
      return {
        key: row.key,
        label: row.label,
        note,
        bars: cells.map(({ universityId, common, value }, place) => ({
          universityId,
          name: universities[place]?.name ?? '',
          text:
            common === null || row.unit === 'text' || row.unit === 'list'
              ? NOT_AVAILABLE
              : formatValue(
                  // What is published in the chart's currency is not converted there and back, which costs a dollar.
                  universities[place]?.currency === currency && value !== null ? value : inCurrency(row.unit, common),
                  row.unit,
                  currency,
                ),
          part: common === null ? null : top === 0 ? 0 : common / top,
        })),
      };
    }),
  };
}
