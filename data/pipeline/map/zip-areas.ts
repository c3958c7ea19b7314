/** Where US ZIP areas are: for each first three digits the middle of the institutions there. */
import type { Hd2024Row } from '../../sources/hd2024/read.ts';

/** First three digits of a ZIP code, and where that is, in degrees with two decimals. */
export type ZipArea = [digits: string, latitude: number, longitude: number];

type ZipRow = Pick<Hd2024Row, 'zip' | 'latitude' | 'longitude'>;

const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The areas in order of their digits. Rows without a ZIP code or a position tell nothing. */
export function zipAreas(rows: readonly ZipRow[]): ZipArea[] {
  const located = rows.flatMap(({ zip, latitude, longitude }) =>
    zip !== null && /^\d{5}/.test(zip) && latitude !== null && longitude !== null
      ? [{ area: zip.slice(0, 3), latitude, longitude }]
      : [],
  );
  return [...Map.groupBy(located, ({ area }) => area)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, here]) => [
      area,
      hundredths(mean(here.map(({ latitude }) => latitude))),
      hundredths(mean(here.map(({ longitude }) => longitude))),
    ]);
}
