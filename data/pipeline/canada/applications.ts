/**
 * Application routes and dates of Canadian institutions. A row of the source speaks of institutions in words and of
 * dates within a sentence: which of them are meant, and which dates one can plan by, stands in application-routes.json,
 * read by hand from the rows; the build stops where a date there is not in its row. Rows that rest on knowledge alone
 * are not used, and of the others the cells that say so of themselves (`leave`).
 */
import type { ApplicationRoute } from '#schema/domain/record/university-figures.ts';
import type { CanadaApplicationRow } from '../../sources/ca-applications/read.ts';
import { hostOf, registeredDomainOf } from '../us/website.ts';
import routes from './application-routes.json' with { type: 'json' };
import type { Figure } from './figures.ts';

/** When the rows were put together. */
const READ = '2026-11-22';
const KEY = 'ca-applications';

export interface Applying {
  name: string;
  province: string;
  isPublic: boolean;
  website: string | null;
  /** Whether Ontario's application service lists programs of it. */
  inOuac: boolean;
}

/** Groups of institutions that a row names by what they are. */
const GROUPS: Record<string, (one: Applying) => boolean> = {
  ouac: ({ inOuac }) => inOuac,
  'public-alberta': ({ province, isPublic }) => province === 'AB' && isPublic,
};

/**
 * Where one applies to a school itself. A row of several schools names the addresses of one or two: the others' is their
 * own site, never another university's.
 */
function ownAddress(addresses: string | null, { website }: Applying): string | null {
  const host = hostOf(website);
  const domain = host && registeredDomainOf(host);
  const own = addresses?.split(/\s*;\s*/).find((address) => {
    const other = hostOf(address);
    return other !== null && registeredDomainOf(other) === domain;
  });
  return own ?? website;
}

/** Throws when application-routes.json names a row or a date that the source does not have. */
export function applicationRoutes(
  rows: readonly CanadaApplicationRow[],
  one: Applying,
): Figure<ApplicationRoute[]> | null {
  const found = routes.flatMap(({ key, province, system, who, universities, dates, leave }): ApplicationRoute[] => {
    const row = rows.find((each) => each.province === province && each.system === system && each.who === who);
    if (!row) throw new Error(`No row of ${KEY} for ${system}, ${who}`);
    const missing = dates.find(({ date }) => !row.deadline?.includes(date));
    if (missing) throw new Error(`${system}, ${who}: ${missing.date} is not in its row`);
    if (row.confidence === 'from knowledge') throw new Error(`${system}, ${who} rests on knowledge alone`);
    const isMeant =
      typeof universities === 'string'
        ? (GROUPS[universities] as (one: Applying) => boolean)(one)
        : universities.includes(one.name);
    if (!isMeant) return [];
    const { applicants, cycle, fee, confidence } = row;
    const url = key === 'school' ? ownAddress(row.url, one) : row.url;
    const shown = (cell: 'opens' | 'deadline' | 'note') => (leave.some((left) => left === cell) ? null : row[cell]);
    const [opens, deadline, note] = [shown('opens'), shown('deadline'), shown('note')];
    return [{ key, system, applicants, cycle, opens, deadline, fee, url, confidence, note, asOf: READ, dates }];
  });
  if (found.length === 0) return null;
  return {
    value: found,
    from: KEY,
    provenance: {
      source: 'Application services and universities, as named in each row',
      variable: 'how and when one applies',
      year: `read ${READ}`,
    },
  };
}
