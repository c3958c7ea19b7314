/** All US tables with one row an institution, read once and put side by side by UNITID. */
import { readAdm20222024 } from '../../sources/adm-2022-2024/read.ts';
import { readAdm2023 } from '../../sources/adm2023/read.ts';
import { readAthletics2023 } from '../../sources/athletics2023/read.ts';
import { readCost2023 } from '../../sources/cost2023/read.ts';
import { readDistance2024 } from '../../sources/distance2024/read.ts';
import { readEf2022d } from '../../sources/ef2022d/read.ts';
import { readEffy2024 } from '../../sources/effy2024/read.ts';
import { readFallEnrolment2023 } from '../../sources/fall-enrolment-2023/read.ts';
import { readFounded } from '../../sources/founded/read.ts';
import { readGr2002022 } from '../../sources/gr200-2022/read.ts';
import { readGradRate2023 } from '../../sources/grad-rate-2023/read.ts';
import { readHd2024 } from '../../sources/hd2024/read.ts';
import { readIc2023 } from '../../sources/ic2023/read.ts';
import { readIc2023Ay } from '../../sources/ic2023-ay/read.ts';
import { readPell2023 } from '../../sources/pell-2023/read.ts';
import { readRetention2023 } from '../../sources/retention-2023/read.ts';
import { readScorecard202122 } from '../../sources/scorecard-2021-22/read.ts';
import { readScorecard202223 } from '../../sources/scorecard-2022-23/read.ts';
import { readScorecard202501Attributes } from '../../sources/scorecard-2025-01-attributes/read.ts';
import { readScorecard202505Earnings } from '../../sources/scorecard-2025-05-earnings/read.ts';
import { readScorecard2025Admissions } from '../../sources/scorecard-2025-admissions/read.ts';
import { readScorecard202604 } from '../../sources/scorecard-2026-04/read.ts';
import { readScorecard202606 } from '../../sources/scorecard-2026-06/read.ts';
import { readSfa2122 } from '../../sources/sfa2122/read.ts';
import type { Reject, Source } from '../../sources/source.ts';
import { readUsImages } from '../../sources/us-images/read.ts';

const READERS = {
  hd2024: readHd2024,
  ic2023: readIc2023,
  'ic2023-ay': readIc2023Ay,
  ef2022d: readEf2022d,
  sfa2122: readSfa2122,
  'gr200-2022': readGr2002022,
  adm2023: readAdm2023,
  'adm-2022-2024': readAdm20222024,
  effy2024: readEffy2024,
  'fall-enrolment-2023': readFallEnrolment2023,
  cost2023: readCost2023,
  distance2024: readDistance2024,
  'retention-2023': readRetention2023,
  'grad-rate-2023': readGradRate2023,
  'pell-2023': readPell2023,
  athletics2023: readAthletics2023,
  'scorecard-2026-06': readScorecard202606,
  'scorecard-2026-04': readScorecard202604,
  'scorecard-2025-05-earnings': readScorecard202505Earnings,
  'scorecard-2025-admissions': readScorecard2025Admissions,
  'scorecard-2025-01-attributes': readScorecard202501Attributes,
  'scorecard-2022-23': readScorecard202223,
  'scorecard-2021-22': readScorecard202122,
  founded: readFounded,
  'us-images': readUsImages,
};

export type UsTable = keyof typeof READERS;
export type RowOf<K extends UsTable> = ReturnType<(typeof READERS)[K]>['rows'][number];
/** The rows of one institution; a table that does not list it is absent. */
export type UsRows = { [K in UsTable]?: RowOf<K> };

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
      const rows = byId.get(row.unitid) ?? {};
      byId.set(row.unitid, { ...rows, [table]: row });
    }
  }
  return { byId, sources, rejects };
}
