/** All US tables with one row an institution, read once and put side by side by UNITID. */
import { readAdm2023 } from '../../sources/adm2023/read.ts';
import { readAdm2024 } from '../../sources/adm2024/read.ts';
import { readAthletics2024 } from '../../sources/athletics2024/read.ts';
import { type PriceParityRow, readPriceParities } from '../../sources/bea-price-parities-2024/read.ts';
import { readCdsEarlyDecision } from '../../sources/cds-early-decision-2024/read.ts';
import { readCdsWaitlist } from '../../sources/cds-waitlist/read.ts';
import { readClery } from '../../sources/clery-2019-2023/read.ts';
import { readCommonAppGrid } from '../../sources/common-app-grid/read.ts';
import { readCost2023 } from '../../sources/cost2023/read.ts';
import { readDistance2024 } from '../../sources/distance2024/read.ts';
import { readEf2022d } from '../../sources/ef2022d/read.ts';
import { readEffy2024 } from '../../sources/effy2024/read.ts';
import { readFallEnrolment2023 } from '../../sources/fall-enrolment-2023/read.ts';
import { readFounded } from '../../sources/founded/read.ts';
import { readGr2002022 } from '../../sources/gr200-2022/read.ts';
import { readGradRate2023 } from '../../sources/grad-rate-2023/read.ts';
import { readHd2024 } from '../../sources/hd2024/read.ts';
import { type HudRentRow, readHudRents } from '../../sources/hud-rents-2026/read.ts';
import { readIc2023 } from '../../sources/ic2023/read.ts';
import { readIc2023Ay } from '../../sources/ic2023-ay/read.ts';
import { readIc2024 } from '../../sources/ic2024/read.ts';
import { readNetPrice202606 } from '../../sources/net-price-2026-06/read.ts';
import { readPellGraduation } from '../../sources/pell-graduation-2016-2023/read.ts';
import { readRetention2023 } from '../../sources/retention-2023/read.ts';
import { readScorecard202122 } from '../../sources/scorecard-2021-22/read.ts';
import { readScorecard202223 } from '../../sources/scorecard-2022-23/read.ts';
import { readScorecard202324 } from '../../sources/scorecard-2023-24/read.ts';
import { readScorecard202501Attributes } from '../../sources/scorecard-2025-01-attributes/read.ts';
import { readScorecard202505Earnings } from '../../sources/scorecard-2025-05-earnings/read.ts';
import { readScorecard202604 } from '../../sources/scorecard-2026-04/read.ts';
import { readScorecard202606 } from '../../sources/scorecard-2026-06/read.ts';
import { readSfa2324 } from '../../sources/sfa2324/read.ts';
import type { Reject, Source } from '../../sources/source.ts';
import { readTestPolicy202627 } from '../../sources/test-policy-2026-27/read.ts';
import { readTrends } from '../../sources/trends-2016-2024/read.ts';
import { readUsImages } from '../../sources/us-images/read.ts';
import { readUsPublicDeadlines } from '../../sources/us-public-deadlines/read.ts';
import { priceParityOf, rentOf } from './places.ts';

const READERS = {
  hd2024: readHd2024,
  ic2023: readIc2023,
  'ic2023-ay': readIc2023Ay,
  ef2022d: readEf2022d,
  'gr200-2022': readGr2002022,
  adm2023: readAdm2023,
  effy2024: readEffy2024,
  'fall-enrolment-2023': readFallEnrolment2023,
  cost2023: readCost2023,
  distance2024: readDistance2024,
  'retention-2023': readRetention2023,
  'grad-rate-2023': readGradRate2023,
  'scorecard-2026-06': readScorecard202606,
  'scorecard-2026-04': readScorecard202604,
  'scorecard-2025-05-earnings': readScorecard202505Earnings,
  'scorecard-2025-01-attributes': readScorecard202501Attributes,
  'scorecard-2022-23': readScorecard202223,
  'scorecard-2021-22': readScorecard202122,
  adm2024: readAdm2024,
  athletics2024: readAthletics2024,
  'cds-early-decision-2024': readCdsEarlyDecision,
  'cds-waitlist': readCdsWaitlist,
  'clery-2019-2023': readClery,
  'common-app-grid': readCommonAppGrid,
  ic2024: readIc2024,
  'net-price-2026-06': readNetPrice202606,
  'pell-graduation-2016-2023': readPellGraduation,
  'scorecard-2023-24': readScorecard202324,
  sfa2324: readSfa2324,
  'test-policy-2026-27': readTestPolicy202627,
  'trends-2016-2024': readTrends,
  'us-public-deadlines': readUsPublicDeadlines,
  founded: readFounded,
  'us-images': readUsImages,
};

type UnitTable = keyof typeof READERS;
type UnitRowOf<K extends UnitTable> = ReturnType<(typeof READERS)[K]>['rows'][number];
/** Rows of places, one row for many institutions. */
interface PlaceRows {
  'hud-rents-2026': HudRentRow;
  'bea-price-parities-2024': PriceParityRow;
}

export type UsTable = UnitTable | keyof PlaceRows;
export type RowOf<K extends UsTable> = K extends UnitTable
  ? UnitRowOf<K>
  : K extends keyof PlaceRows
    ? PlaceRows[K]
    : never;
/** The rows of one institution; a table that does not list it is absent. */
export type UsRows = { [K in UnitTable]?: UnitRowOf<K> } & Partial<PlaceRows>;

/** Rows of every institution by UNITID, with the sources and what their readers would not take. */
export function readUsRows(): { byId: Map<number, UsRows>; sources: Source[]; rejects: Reject[] } {
  const byId = new Map<number, UsRows>();
  const sources: Source[] = [];
  const rejects: Reject[] = [];
  for (const [table, read] of Object.entries(READERS)) {
    const reading = read();
    sources.push(reading.source);
    rejects.push(...reading.rejects);
    for (const row of reading.rows) {
      const rows = byId.get(row.unitid);
      if (rows) Object.assign(rows, { [table]: row });
      else byId.set(row.unitid, { [table]: row } as UsRows);
    }
  }
  const rents = readHudRents();
  const parities = readPriceParities();
  for (const { source, rejects: left } of [rents, parities]) {
    sources.push(source);
    rejects.push(...left);
  }
  addPlaces(byId, rents.rows, parities.rows);
  return { byId, sources, rejects };
}

function addPlaces(
  byId: ReadonlyMap<number, UsRows>,
  rents: readonly HudRentRow[],
  parities: readonly PriceParityRow[],
): void {
  const byCounty = Map.groupBy(rents, ({ county }) => county);
  const byArea = new Map(parities.map((row) => [row.cbsa, row]));
  for (const rows of byId.values()) {
    if (!rows.hd2024) continue;
    const rent = rentOf(rows.hd2024, byCounty);
    const parity = priceParityOf(rows.hd2024, byArea);
    if (rent) rows['hud-rents-2026'] = rent;
    if (parity) rows['bea-price-parities-2024'] = parity;
  }
}
