/**
 * The nine academic fields' programs, nine each, by which people look for what to study. Each stands for four-digit
 * groups of the Classification of Instructional Programs (NCES, CIP 2020); no group belongs to two of them. What a
 * field holds besides its nine programs follows from the two-digit family of a group.
 */
import { PROGRAM_TITLES } from '#names/academic-programs.ts';
import type { AcademicFieldKey } from './academic-fields.ts';

export interface AcademicProgram {
  key: string;
  field: AcademicFieldKey;
  /** In the language that is spoken when it is read. */
  readonly title: string;
  /** Four-digit groups, the most usual one first. */
  cips: readonly string[];
}

type Listed = readonly [key: string, cips: string];

const LISTED = {
  business: [
    ['business-administration', '52.02 52.01 52.99'],
    ['accounting', '52.03 52.16'],
    ['finance', '52.08'],
    ['marketing', '52.14 52.18 52.19'],
    ['human-resources', '52.10'],
    ['business-analytics', '52.13 52.12'],
    ['international-business', '52.11'],
    ['entrepreneurship', '52.07'],
    ['hospitality', '52.09 12.05'],
  ],
  computing: [
    ['computer-science', '11.07 11.01'],
    ['programming', '11.02'],
    ['information-science', '11.04 11.05'],
    ['networking', '11.09'],
    ['cybersecurity', '11.10'],
    ['data-science', '30.70 30.71'],
    ['digital-media', '11.08 10.03'],
    ['human-computer-interaction', '30.31'],
    ['computational-science', '30.30 30.08 30.16 30.39 30.48'],
  ],
  engineering: [
    ['mechanical-engineering', '14.19'],
    ['civil-engineering', '14.08 14.14'],
    ['electrical-engineering', '14.10 14.47'],
    ['computer-engineering', '14.09'],
    ['chemical-engineering', '14.07 14.18 14.43'],
    ['biomedical-engineering', '14.05'],
    ['aerospace-engineering', '14.02'],
    ['industrial-engineering', '14.35 14.27 14.36 14.37'],
    [
      'engineering-technology',
      '15.00 15.01 15.02 15.03 15.04 15.05 15.06 15.07 15.08 15.09 15.10 15.11 15.12 15.13 15.14 15.15 15.16 15.17 15.99',
    ],
  ],
  health: [
    ['nursing', '51.38 51.39'],
    ['medicine', '51.11 51.12 51.14'],
    ['dentistry', '51.04 51.06 51.05'],
    ['pharmacy', '51.20'],
    ['public-health', '51.22 51.07'],
    ['therapy', '51.23 51.02'],
    ['mental-health', '51.15'],
    ['medical-technology', '51.09 51.10 51.08'],
    ['nutrition-exercise', '31.05 51.31 30.19 19.05'],
  ],
  'natural-sciences': [
    ['biology', '26.01 26.03 26.04 26.07 26.08 26.09 26.11 26.13 26.99 30.27'],
    ['biochemistry', '26.02 26.05 26.10 26.12 26.14'],
    ['neuroscience', '26.15 30.10 30.25'],
    ['chemistry', '40.05'],
    ['physics', '40.08 40.02 40.11 14.12'],
    ['mathematics', '27.01 27.03 27.05 27.06 27.99'],
    ['environmental-science', '03.01 03.02 30.33 30.35 30.41 03.05 03.06 03.03 03.99'],
    ['earth-science', '40.06 40.04 30.32 30.38'],
    [
      'animal-plant-science',
      '01.09 01.11 01.80 01.13 01.81 01.83 01.82 01.00 01.01 01.02 01.03 01.04 01.05 01.06 01.07 01.08 01.10 01.12 01.99',
    ],
  ],
  'social-sciences': [
    ['psychology', '42.01 42.27 42.28 42.99 30.17'],
    ['economics', '45.06 30.49'],
    ['political-science', '45.10 30.51 30.46'],
    ['sociology', '45.11 45.13'],
    ['anthropology', '45.02 45.03'],
    ['international-relations', '45.09 30.20 30.05'],
    ['communication', '09.01 09.04 09.09 09.07 09.10 09.99'],
    ['geography-planning', '45.07 04.03 45.12 30.44'],
    ['cultural-studies', '05.01 05.02 05.99 30.23 30.26'],
  ],
  'arts-humanities': [
    ['fine-art', '50.07 50.01 50.02'],
    ['design', '50.04 19.09 04.05'],
    ['music', '50.09 39.05'],
    ['theatre-film', '50.05 50.06 50.03 10.02'],
    ['architecture', '04.02 04.09 04.06 04.04 04.08 04.10 04.99'],
    ['english', '23.01 23.13 23.14 23.99'],
    ['history', '54.01 30.12 30.13 30.22'],
    [
      'languages',
      '16.01 16.02 16.03 16.04 16.05 16.06 16.07 16.08 16.09 16.10 16.11 16.12 16.13 16.14 16.15 16.16 16.17 16.99',
    ],
    ['philosophy-religion', '38.01 38.02 38.00 38.99 39.02 39.03 39.04 39.06 39.07 39.08 39.99'],
  ],
  education: [
    ['teaching-by-level', '13.12'],
    ['teaching-by-subject', '13.13'],
    ['special-education', '13.10'],
    ['general-education', '13.01 13.99'],
    ['curriculum', '13.03'],
    ['educational-leadership', '13.04'],
    ['school-counseling', '13.11'],
    ['educational-technology', '13.05'],
    ['language-teaching', '13.14 13.02'],
  ],
  'law-public-service': [
    ['law', '22.01 22.02'],
    ['legal-studies', '22.00 22.99'],
    ['paralegal', '22.03'],
    ['criminal-justice', '43.01 45.04'],
    ['emergency-security', '43.03 43.04 43.02 43.99'],
    ['public-administration', '44.04 44.99'],
    ['public-policy', '44.05'],
    ['social-work', '44.07'],
    ['human-services', '44.00 44.02'],
  ],
} as const satisfies Record<AcademicFieldKey, readonly Listed[]>;

export const ACADEMIC_PROGRAMS: readonly AcademicProgram[] = Object.entries(LISTED).flatMap(([field, programs]) =>
  programs.map(([key, cips]) => ({
    key,
    field: field as AcademicFieldKey,
    get title() {
      return PROGRAM_TITLES[key];
    },
    cips: cips.split(' '),
  })),
);

export type AcademicProgramKey = (typeof LISTED)[AcademicFieldKey][number][0];
export const ACADEMIC_PROGRAM_KEYS = ACADEMIC_PROGRAMS.map(({ key }) => key) as [
  AcademicProgramKey,
  ...AcademicProgramKey[],
];

/** The nine programs of a field, in the order they are offered. */
export function programsOfField(field: AcademicFieldKey): readonly AcademicProgram[] {
  return ACADEMIC_PROGRAMS.filter((program) => program.field === field);
}

/** Where the groups go that no program names: trades, recreation and general studies belong to no field. */
const FIELD_OF_FAMILY: Record<string, AcademicFieldKey> = {
  '52': 'business',
  '11': 'computing',
  '14': 'engineering',
  '15': 'engineering',
  '51': 'health',
  '01': 'natural-sciences',
  '03': 'natural-sciences',
  '26': 'natural-sciences',
  '27': 'natural-sciences',
  '40': 'natural-sciences',
  '41': 'natural-sciences',
  '05': 'social-sciences',
  '09': 'social-sciences',
  '19': 'social-sciences',
  '42': 'social-sciences',
  '45': 'social-sciences',
  '04': 'arts-humanities',
  '10': 'arts-humanities',
  '16': 'arts-humanities',
  '23': 'arts-humanities',
  '38': 'arts-humanities',
  '39': 'arts-humanities',
  '50': 'arts-humanities',
  '54': 'arts-humanities',
  '13': 'education',
  '25': 'education',
  '22': 'law-public-service',
  '43': 'law-public-service',
  '44': 'law-public-service',
};

const PROGRAM_OF_CIP = new Map(ACADEMIC_PROGRAMS.flatMap((program) => program.cips.map((cip) => [cip, program])));

/** The program a four-digit group belongs to; undefined where it is none of the nine of a field. */
export function programOfCip(cip: string): AcademicProgram | undefined {
  return PROGRAM_OF_CIP.get(cip);
}

/** The academic field of a four-digit group, or of a whole family; null where it belongs to none. */
export function fieldOfCip(cip: string): AcademicFieldKey | null {
  return PROGRAM_OF_CIP.get(cip)?.field ?? FIELD_OF_FAMILY[cip.slice(0, 2)] ?? null;
}

/**
 * The program that a two-digit family stands for where no more than the family is known (Canada): what most people mean
 * by its name. A family of many subjects (engineering, health) stands for none of them.
 */
const PROGRAM_OF_FAMILY: Readonly<Record<string, AcademicProgramKey>> = {
  '05': 'cultural-studies',
  '09': 'communication',
  '11': 'computer-science',
  '13': 'general-education',
  '16': 'languages',
  '23': 'english',
  '26': 'biology',
  '27': 'mathematics',
  '38': 'philosophy-religion',
  '39': 'philosophy-religion',
  '42': 'psychology',
  '43': 'criminal-justice',
  '52': 'business-administration',
  '54': 'history',
};

/** The families that may be meant where these groups are asked for: each stands for a program that has one of them. */
export function familiesStandingFor(cips: readonly string[]): string[] {
  return Object.entries(PROGRAM_OF_FAMILY).flatMap(([family, key]) => {
    const { cips: groups = [] } = ACADEMIC_PROGRAMS.find((program) => program.key === key) ?? {};
    return groups.some((group) => cips.includes(group)) ? [family] : [];
  });
}
