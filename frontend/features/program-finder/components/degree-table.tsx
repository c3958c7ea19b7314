/** A program's degrees one by one: how many graduate with each, whether they grow, what they earn, and its earnings check. */

import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import type { ProgramResult } from '#schema/api/programs.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { AWARD_LEVEL_LABELS } from '#schema/domain/record/enums.ts';
import { checkWords } from '#words/majors/earnings-check.ts';
import { trendWords } from '#words/majors/graduates-trend.ts';
import { programFinderWords as words } from '#words/majors/programs.ts';

export function DegreeTable({ program: { program, awards, graduatesYear } }: { program: ProgramResult }) {
  return (
    <FigureTable
      label={program}
      columns={words.degreeColumns(graduatesYear)}
      rows={awards.map(({ level, graduates, trend, earningsFourYears, check, checkLines }) => ({
        key: level,
        name: AWARD_LEVEL_LABELS[level],
        cells: [
          graduates === null ? null : formatCount(graduates),
          trend === undefined ? null : trendWords.trends[trend],
          earningsFourYears === null ? null : usd(earningsFourYears),
          check === undefined ? null : withLines(checkWords.of(check), checkLines),
        ],
      }))}
    />
  );
}

const usd = (amount: number) => formatMoney(amount, 'USD');

/** A result of the check with what the pay is set against. */
const withLines = (result: string, lines: ProgramResult['awards'][number]['checkLines']) =>
  lines === undefined
    ? result
    : `${result} (${checkWords.against(lines.state === null ? null : usd(lines.state), usd(lines.nation))})`;
