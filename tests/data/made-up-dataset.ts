/** Small datasets made by hand, for tests of the loader and the checks. */
import type { Dataset, UniversityRecord } from '#schema/domain/record/dataset.ts';
import { FACT_FIELDS, type FactField, type MissingReason } from '#schema/domain/record/facts.ts';
import { aUniversity } from '../search/made-up-universities.ts';

/** What is known of a made-up university. */
const FACTS: Partial<Record<FactField, string>> = {
  type: 'hd.control',
  yearFounded: 'hd.founded',
  website: 'hd.web',
  studentPopulation: 'ef.heads',
  undergraduateEnrollment: 'ef.heads',
  graduateEnrollment: 'ef.heads',
  tuition: 'ic.tuition',
  tuitionInState: 'ic.tuition',
  religiousAffiliation: 'ic.religion',
  academicCalendar: 'ic.calendar',
  campusSetting: 'hd.locale',
  programs: 'c.completions',
  status: 'hd.status',
  kind: 'c.kind',
};
/** Why some of the rest is not known; all else was not reported. */
const REASONS: Partial<Record<FactField, MissingReason>> = {
  tuitionInDistrict: 'not-applicable',
  graduationRate: 'suppressed',
  roomAndBoard: 'not-applicable',
  medianEarnings: 'suppressed',
  medianDebt: 'suppressed',
  studentOrganizations: 'no-source',
  athleticsDivision: 'not-applicable',
  enteringAverage: 'no-source',
  employmentRate: 'no-source',
  deadlines: 'no-source',
  earlyDecision: 'no-source',
  waitlist: 'no-source',
  rent: 'no-source',
  priceParity: 'no-source',
  programEarnings: 'suppressed',
  enrolmentByYear: 'no-source',
  enteringAverages: 'no-source',
  employmentByField: 'no-source',
  ontarioPrograms: 'no-source',
  accreditedSchools: 'no-source',
  onlineShare: 'no-source',
};
const MISSING = Object.fromEntries(
  FACT_FIELDS.filter((field) => !(field in FACTS)).map((field) => [field, REASONS[field] ?? 'not-reported']),
);

/** A university with few facts, all of them in order. */
export function madeUpUniversity(id: number, changes: Partial<UniversityRecord> = {}): UniversityRecord {
  return aUniversity(id, {
    city: 'Columbus',
    state: 'OH',
    type: 'public',
    description:
      'Founded in 1870, this is a research university, set in a large city. Courses are taught in many fields of study.',
    website: 'https://www.example.edu/',
    latitude: 40,
    longitude: -83,
    tuition: 30_000,
    tuitionInState: 12_000,
    yearFounded: 1870,
    studentPopulation: 1_000,
    undergraduateEnrollment: 800,
    graduateEnrollment: 200,
    religiousAffiliation: 'none',
    academicCalendar: 'semester',
    campusSetting: 'Urban',
    locale: 'City: Large',
    highestAward: 'doctorate',
    facts: FACTS,
    missing: MISSING,
    // No rate, so nobody that it is of.
    cohorts: {},
    ...changes,
  });
}

const provenance = (variable: string) => ({ source: 'IPEDS, made up', variable, year: '2023-24' });

/** A dataset of these universities, each with one alias and one program, all neighbours of each other. */
export function madeUpDataset(version: string, universities: UniversityRecord[]): Dataset {
  return {
    manifest: {
      version,
      asOf: '2026-11-22',
      counts: {
        universities: universities.length,
        US: universities.filter(({ country }) => country === 'US').length,
        CA: universities.filter(({ country }) => country === 'CA').length,
        programs: universities.length,
        aliases: universities.length,
      },
      exchangeRate: { usdPerCad: 0.73, date: '2024', source: 'made up' },
      affordability: { budgetFriendlyBelow: 10_000, moderateBelow: 20_000 },
      sources: [],
      coverage: { US: {}, CA: {} },
    },
    universities,
    aliases: universities.map(({ id }) => ({ id, name: `U${id}`, kind: 'acronym' })),
    programs: universities.map(({ id }) => ({ id, programs: [['11.07', 'bachelor', 12, 0]] })),
    neighbours: universities.map(({ id }) => ({
      id,
      neighbours: universities
        .filter((other) => other.id !== id)
        .map((other, index) => [
          other.id,
          (index + 1) / 10,
          [
            ['state', 'US', 'OH'],
            ['control', 'public'],
          ],
        ]),
    })),
    trends: [],
    peers: [],
    peerGroups: {},
    outside: [],
    redirects: {},
    provenance: Object.fromEntries(
      [...new Set(universities.flatMap(({ facts }) => Object.values(facts)))].map((key) => [key, provenance(key)]),
    ),
    cipTitles: { '11': 'Computer and information sciences', '11.07': 'Computer science' },
    careers: [],
    careerLists: {},
    endedPrograms: [],
  };
}
