/** Division and conference in which a school's teams play. */
import { SPORTS, type Sport } from '#schema/domain/search/filter-values.ts';
import type { UsRows } from './rows.ts';
import type { Vintage } from './vintages.ts';

export interface Athletics {
  division: string;
  conference: string | null;
}

/** IPEDS has no division of its own: it follows from the conference of the main sport, or is the association alone. */
export const ATHLETICS: readonly Vintage<Athletics>[] = [
  {
    table: 'athletics2024',
    variable: 'ASSOC1 to ASSOC3, CONFNO1, CONFNO2',
    year: '2024-25',
    computed: 'Division by the conference of the main sport',
    read: ({ athletics2024: row, ic2024 }) => {
      if (!row) return ic2024?.athleticAssociation === 2 ? 'not-applicable' : 'not-reported';
      const association = row.ncaa ? 'NCAA' : row.naia ? 'NAIA' : row.njcaa ? 'NJCAA' : null;
      const division = row.division ?? association;
      return division ? { value: { division, conference: row.conference } } : 'not-reported';
    },
  },
];

/** The sports that IPEDS asks for (SPORT1-4), of a school with teams; null where it reports none of the question. */
export function sportsOf({ ic2024 }: UsRows): Sport[] | null {
  return ic2024?.athleticAssociation === 1 ? SPORTS.filter((sport) => ic2024[sport]) : null;
}
