/** Result of reading a visitor's words about programs. */

import type { FinderTrend } from '#schema/domain/programs/graduates-trend.ts';
import type { AwardLevel } from '#schema/domain/record/enums.ts';
import type { Area } from './find-area.ts';

export interface ReadWords {
  /** Group to how well it fits; null when the words name no subject. */
  groups: ReadonlyMap<number, number> | null;
  levels: AwardLevel[];
  onlineOnly: boolean;
  /** "Programs that pay off": only those whose pay is above the lines of the earnings check. */
  paysOff: boolean;
  /** "Growing programs": trends of their graduates; none is any. */
  trends: FinderTrend[];
  /** Rows at the places and schools named; null when none is. */
  area: Area | null;
  /** Words of places and of schools, and words that mean nothing here, each as typed (folded). */
  places: string[];
  schools: string[];
  unknown: string[];
}
