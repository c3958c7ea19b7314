/** National scholarships of both countries, each with where and when it was read and how sure it is; text as it stands. */
import { type Cells, loadSource, readCsv, textOf } from '../source.ts';

const toRow = (cells: Cells) => {
  const name = textOf(cells.NAME);
  if (name === null) return 'a scholarship without a name';
  return {
    name,
    country: textOf(cells.COUNTRY) ?? '',
    provider: textOf(cells.PROVIDER) ?? '',
    amount: textOf(cells.AMOUNT),
    who: textOf(cells.WHO) ?? '',
    level: textOf(cells.LEVEL) ?? '',
    citizenship: textOf(cells.CITIZENSHIP),
    basis: textOf(cells.BASIS) ?? '',
    group: textOf(cells.GROUP),
    opens: textOf(cells.OPENS),
    deadline: textOf(cells.DEADLINE),
    cycle: textOf(cells.CYCLE),
    awards: textOf(cells.NUMBER_OF_AWARDS),
    link: textOf(cells.OFFICIAL_LINK),
    status: textOf(cells.STATUS) ?? '',
    source: textOf(cells.SOURCE) ?? '',
    sourceDate: textOf(cells.SOURCE_DATE),
    confidence: textOf(cells.CONFIDENCE) ?? '',
    note: textOf(cells.NOTE),
  };
};

export const readScholarships = () => readCsv(loadSource(import.meta.dirname), toRow);

export type ScholarshipRow = ReturnType<typeof readScholarships>['rows'][number];
