/** Average undergraduate tuition of each province, shown beside a school's own fee and never in its place. */
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import type { ProvinceTuitionRow, TuitionLevel } from '../../sources/ca-provinces-tuition/read.ts';

/** By province, of the newest year that Statistics Canada's own table has; figures copied from elsewhere are not used. */
export function provincialAverages(
  rows: readonly ProvinceTuitionRow[],
): Map<string, NonNullable<UniversityRecord['provincialAverage']>> {
  const primary = rows.filter(({ secondary }) => !secondary);
  const year = primary
    .map((row) => row.year)
    .sort()
    .at(-1);
  const newest = primary.filter((row) => row.year === year);
  return new Map(
    [...Map.groupBy(newest, ({ province }) => province)].map(([province, ofProvince]) => {
      const at = (level: TuitionLevel): number | null => ofProvince.find((row) => row.level === level)?.tuition ?? null;
      const average = { tuition: at('international_undergraduate'), tuitionInState: at('canadian_undergraduate') };
      return [province, { ...average, year: year ?? '' }];
    }),
  );
}
