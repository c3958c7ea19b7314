/** Designations of a school by law or by its own rule: minority-serving, single-sex, online only, land-grant. */
import { DESIGNATIONS, type Designation } from '#schema/domain/record/enums.ts';
import type { UsRows } from './rows.ts';
import type { Vintage } from './vintages.ts';

/**
 * Funds for minority-serving institutions go by the share of students: 25 percent Hispanic, 40 percent Black, 10 percent
 * Asian American or Pacific Islander. The flags come by the number under which campuses get federal aid, so a main
 * campus carries the flag of a small branch (Indiana University Bloomington that of IU Northwest). Far below the share
 * the flag is not the campus's own. Percent of undergraduates, College Scorecard MERGED2023_24.
 */
const LEAST_SHARE = { hispanicServing: 15, pbi: 20, aanapisi: 5 } as const;

function hasShare(rows: UsRows, flag: keyof typeof LEAST_SHARE): boolean {
  const row = rows['scorecard-2023-24'];
  const parts = {
    hispanicServing: [row?.hispanic],
    pbi: [row?.black],
    aanapisi: [row?.asian, row?.pacificIslander],
  }[flag].filter((part) => typeof part === 'number');
  return parts.length === 0 || parts.reduce((sum, part) => sum + part, 0) >= LEAST_SHARE[flag];
}

/** A flag from the newest release that has it. */
type Flag = 'pbi' | 'annh' | 'aanapisi' | 'hispanicServing' | 'nasnti' | 'menOnly' | 'womenOnly';
const newest = (flag: Flag) => (rows: UsRows) =>
  rows['scorecard-2023-24']?.[flag] ?? rows['scorecard-2025-01-attributes']?.[flag];
const flagged = (flag: keyof typeof LEAST_SHARE) => (rows: UsRows) => newest(flag)(rows) && hasShare(rows, flag);

const saysOnlineOnly = (rows: UsRows) =>
  rows.ic2024?.distanceOnly ?? rows['scorecard-2025-01-attributes']?.distanceOnly;

/** Whether more than half of the students of the same survey come to a campus, whatever the school says of itself. */
function hasManyOnCampus({ distance2024 }: UsRows): boolean {
  const { total, distanceOnly } = distance2024 ?? {};
  return typeof total === 'number' && typeof distanceOnly === 'number' && distanceOnly * 2 < total;
}

/** Each designation with the newest flags that say so. */
const HOLDS: Record<Designation, (rows: UsRows) => boolean | undefined> = {
  hbcu: ({ hd2024 }) => hd2024?.hbcu,
  pbi: flagged('pbi'),
  'hispanic-serving': flagged('hispanicServing'),
  tribal: ({ hd2024 }) => hd2024?.tribal,
  aanapisi: flagged('aanapisi'),
  annh: newest('annh'),
  nasnti: newest('nasnti'),
  womens: (rows) => rows['scorecard-2026-06']?.womenOnly ?? newest('womenOnly')(rows),
  mens: (rows) => rows['scorecard-2026-06']?.menOnly ?? newest('menOnly')(rows),
  'online-only': (rows) => saysOnlineOnly(rows) && !hasManyOnCampus(rows),
  'land-grant': ({ hd2024 }) => hd2024?.landGrant,
};

const designationsOf = (rows: UsRows): Designation[] => DESIGNATIONS.filter((designation) => HOLDS[designation](rows));

export const DESIGNATION_VINTAGES: readonly Vintage<Designation[]>[] = [
  {
    table: 'scorecard-2023-24',
    variable: 'HBCU, PBI, ANNHI, TRIBAL, AANAPII, HSI, NANTI, MENONLY, WOMENONLY, DISTANCEONLY',
    year: '2023-24',
    computed: 'HBCU, tribal and land-grant from IPEDS HD2024, online only from IPEDS IC2024',
    read: (rows) => (rows['scorecard-2023-24'] ? { value: designationsOf(rows) } : 'not-reported'),
  },
  {
    table: 'scorecard-2025-01-attributes',
    variable: 'HBCU, PBI, ANNHI, TRIBAL, AANAPII, HSI, NANTI, MENONLY, WOMENONLY, DISTANCEONLY',
    year: '2022-23',
    computed: 'HBCU, tribal and land-grant from IPEDS HD2024, online only from IPEDS IC2024',
    read: (rows) => (rows['scorecard-2025-01-attributes'] ? { value: designationsOf(rows) } : 'not-reported'),
  },
  {
    table: 'hd2024',
    variable: 'HBCU, TRIBAL, LANDGRNT',
    year: '2024-25',
    read: (rows) => (rows.hd2024 ? { value: designationsOf(rows) } : 'not-reported'),
  },
];
