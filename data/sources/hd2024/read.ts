/** IPEDS HD2024: who the institutions are, where, and what they offer. */
import { code, readUnits, text, yes } from '../unit-rows.ts';

export const readHd2024 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    name: text('INSTNM'),
    /** Number for federal student aid: six digits of the institution, two of the campus (00 is the main one). */
    opeid: text('OPEID'),
    aliases: text('IALIAS'),
    city: text('CITY'),
    state: text('STABBR'),
    zip: text('ZIP'),
    website: text('WEBADDR'),
    admissionsUrl: text('ADMINURL'),
    applyUrl: text('APPLURL'),
    netPriceUrl: text('NPRICURL'),
    aidUrl: text('FAIDURL'),
    sector: code('SECTOR'),
    /** ICLEVEL: 1 four years, 2 two years. */
    level: code('ICLEVEL'),
    control: code('CONTROL'),
    highestOffering: code('HLOFFER'),
    highestDegree: code('HDEGOFR1'),
    offersUndergraduate: code('UGOFFER'),
    offersGraduate: code('GROFFER'),
    grantsDegrees: yes('DEGGRANT'),
    active: yes('CYACTIVE'),
    /** Closed (M), new (N), restored (R), active (A) and others, of the year of the file. */
    act: text('ACT'),
    /** UNITID of the institution it was merged into; -2 when it was not. */
    mergedInto: code('NEWID'),
    /** Year in which it was taken off the list; -2 when it was not. */
    deathYear: code('DEATHYR'),
    /** "12/14/2024"; "-2" when it is open. */
    closedAt: text('CLOSEDAT'),
    hbcu: yes('HBCU'),
    tribal: yes('TRIBAL'),
    landGrant: yes('LANDGRNT'),
    locale: code('LOCALE'),
    /** FIPS code of the county. */
    county: code('COUNTYCD'),
    cbsa: code('CBSA'),
    /** 1 metropolitan, 2 micropolitan, -2 neither. */
    cbsaType: code('CBSATYPE'),
    /** Carnegie 2025: the institutional classification, the research designation, and access with earnings. */
    carnegieClass: code('CARNEGIEIC'),
    carnegieResearch: code('CARNEGIERSCH'),
    carnegieAccess: code('CARNEGIESAEC'),
    /** Code of the system the institution belongs to; -1 or -2 when to none. */
    system: code('F1SYSCOD'),
    longitude: code('LONGITUD'),
    latitude: code('LATITUDE'),
  });

export type Hd2024Row = ReturnType<typeof readHd2024>['rows'][number];
