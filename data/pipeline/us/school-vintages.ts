/** Vintages of a school's characteristics and services. */
import type { AcademicCalendar, CampusSetting, ReligiousGroup, UniversityType } from '#schema/domain/record/enums.ts';
import type { OfficialLinks, Services } from '#schema/domain/record/university-figures.ts';
import { AFFILIATIONS, CALENDAR_OF_CALSYS, LOCALES, TYPE_OF_CONTROL } from './ipeds-codes.ts';
import type { RowOf } from './rows.ts';
import { type Finding, labelled, numberOrNull, read, round1, type Vintage } from './vintages.ts';
import { websiteOf } from './website.ts';

export const TYPE: readonly Vintage<UniversityType>[] = [
  read('hd2024', 'CONTROL', '2024-25', (row) => labelled(TYPE_OF_CONTROL, row.control)),
];
export const WEBSITE: readonly Vintage<string>[] = [
  read('hd2024', 'WEBADDR', '2024-25', (row) => {
    const address = websiteOf(row.website);
    return address ? { value: address } : 'not-reported';
  }),
];
export const CALENDAR: readonly Vintage<AcademicCalendar>[] = [
  read('ic2024', 'CALSYS', '2024-25', (row) => labelled(CALENDAR_OF_CALSYS, row.calendar)),
  read('ic2023', 'CALSYS', '2023-24', (row) => labelled(CALENDAR_OF_CALSYS, row.calendar)),
];
export const SETTING: readonly Vintage<{ setting: CampusSetting; label: string }>[] = [
  read('hd2024', 'LOCALE', '2024-25', (row) => labelled(LOCALES, row.locale)),
];
export const AFFILIATION: readonly Vintage<{ group: ReligiousGroup; label: string | null }>[] = [
  read('ic2024', 'RELAFFIL', '2024-25', (row) => affiliation(row.affiliation)),
  read('ic2023', 'RELAFFIL', '2023-24', (row) => affiliation(row.affiliation)),
  // College Scorecard leaves the code empty for schools without an affiliation.
  read('scorecard-2026-06', 'RELAFFIL', '2024-25', (row) => affiliation(row.affiliation ?? -2)),
];

function affiliation(code: number | null): Finding<{ group: ReligiousGroup; label: string | null }> {
  return code === -2 ? { value: { group: 'none', label: null } } : labelled(AFFILIATIONS, code);
}

type Offerings = RowOf<'ic2024'>;

const marked = <K extends keyof Offerings>(row: Offerings, phrases: readonly (readonly [K, string])[]): string[] =>
  phrases.filter(([key]) => row[key] === true).map(([, phrase]) => phrase);

const ROTC = [
  ['rotcArmy', 'Army'],
  ['rotcNavy', 'Navy'],
  ['rotcAirForce', 'Air Force'],
] as const;
const VETERANS = [
  ['yellowRibbon', 'Yellow Ribbon program'],
  ['militaryCredit', 'Credit for military training'],
  ['veteranContact', 'Dedicated contact for veterans and military families'],
  ['veteranGroup', 'Recognized student veteran organization'],
  ['militaryPartner', 'Agreement with the Department of Defense'],
] as const;

const yesNo = (code: number | null): boolean | null => (code === 1 ? true : code === 0 ? false : null);

/** DISAB 1 is "3 percent or less", which schools report without a number; 2 comes with one. */
function disabilityShare(row: Offerings): Services['disabilityShare'] {
  if (row.disability === 1) return '3 or less';
  const share = row.disability === 2 ? numberOrNull(row.disabilityShare) : null;
  return share === null ? null : round1(share);
}

export const SERVICES: readonly Vintage<Services>[] = [
  read('ic2024', 'SLO5, SLO6, VET1 to VET5, DISAB, DISABPCT, DSTNUGP', '2024-25', (row) => {
    if (row.rotc === null || row.rotc < 0) return 'not-reported';
    return {
      value: {
        rotc: marked(row, ROTC),
        studyAbroad: yesNo(row.studyAbroad),
        veterans: marked(row, VETERANS),
        disabilityShare: disabilityShare(row),
        distancePrograms: yesNo(row.distancePrograms),
      },
    };
  }),
];

/** Some addresses are typed with blanks in the path. */
const linkOf = (address: string | null): string | null => websiteOf(address?.replaceAll(' ', '%20') ?? null);

export const LINKS: readonly Vintage<OfficialLinks>[] = [
  read('hd2024', 'ADMINURL, APPLURL, NPRICURL, FAIDURL', '2024-25', (row) => {
    const links = {
      admissions: linkOf(row.admissionsUrl),
      apply: linkOf(row.applyUrl),
      netPriceCalculator: linkOf(row.netPriceUrl),
      aid: linkOf(row.aidUrl),
    };
    return Object.values(links).some(Boolean) ? { value: links } : 'not-reported';
  }),
];

/** The two ways to a ROR record; which one was taken follows from the link, not from the rows. */
export const YEAR_FOUNDED = {
  founded: rorYear('founded', 'ESTABLISHED'),
  ror: rorYear('ror', 'established'),
} as const;

function rorYear(table: 'founded' | 'ror', variable: string): Vintage<number> {
  return { table, variable, year: 'ROR, 2022 to 2025', read: () => 'no-source' };
}

/** Programs are folded from all rows of an institution at once (programs.ts). */
export const PROGRAMS: readonly [Vintage<never>] = [
  {
    table: 'completions2024',
    variable: 'CTOTALT by CIPCODE, AWLEVEL',
    year: '2023-24',
    computed: 'Six-digit programs summed to four digits; first majors',
    read: () => 'not-reported',
  },
];

/** Pay and debt of those who finished, joined to the programs (programs.ts). */
export const PROGRAM_EARNINGS: readonly [Vintage<never>] = [
  {
    table: 'fos-2026-06',
    variable: 'EARN_MDN_1YR, EARN_MDN_4YR, DEBT_ALL_STGP_EVAL_MDN',
    year: 'release of June 2026',
    computed: 'By four-digit program and level; of two awards at one of our levels the one with more graduates',
    read: () => 'not-reported',
  },
];
