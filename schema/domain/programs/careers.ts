/**
 * Occupations that programs prepare for, by what they teach (CIP 2020 to SOC 2018): pay, openings and growth in the United States, and
 * the matching occupations of Canada. Nobody counts here where graduates went.
 */

import type { Language } from '../formats/language.ts';

/** What one typically needs to enter an occupation, least first (BLS). */
export const ENTRY_EDUCATIONS = [
  'none',
  'high-school',
  'some-college',
  'certificate',
  'associate',
  'bachelor',
  'master',
  'doctorate',
] as const;
export type EntryEducation = (typeof ENTRY_EDUCATIONS)[number];

/** Work experience in a related occupation, beyond education (BLS). */
export const CAREER_EXPERIENCES = ['none', 'under-five-years', 'five-years'] as const;
export type CareerExperience = (typeof CAREER_EXPERIENCES)[number];

/** Training on the job (BLS). */
export const CAREER_TRAININGS = ['none', 'short', 'moderate', 'long', 'internship', 'apprenticeship'] as const;
export type CareerTraining = (typeof CAREER_TRAININGS)[number];

/** Outlook of an occupation in Canada over ten years (COPS). */
export const CANADA_OUTLOOKS = ['strong-shortage', 'shortage', 'balance', 'surplus', 'strong-surplus'] as const;
export type CanadaOutlook = (typeof CANADA_OUTLOOKS)[number];

export type PayUnit = 'year' | 'hour';

/** Pay of employees: what a tenth, a quarter, half, three quarters and nine tenths of them earn less than. */
export interface CareerPay {
  unit: PayUnit;
  p10: number;
  p25: number;
  median: number;
  p75: number;
  p90: number;
}

/** Hours that Job Bank counts a year of an hourly wage as. */
export const HOURS_A_YEAR = 2_080;

/** Pay of a tenth, half and nine tenths; null where it is not published. */
export interface CanadaPay {
  unit: PayUnit;
  low: number | null;
  median: number;
  high: number | null;
}

/** A unit group of Canada's NOC 2021 that matches an occupation. */
export interface CanadaOccupation {
  noc: string;
  title: Record<Language, string>;
  /** CAD a year; hourly pay times 2,080. */
  pay: CanadaPay | null;
  employment: number | null;
  /** Over 2024-2033. */
  openings: number | null;
  outlook: CanadaOutlook | null;
  /** British Columbia's own: pay in CAD, growth in percent a year and openings over 2025-2035. */
  britishColumbia: { pay: CanadaPay | null; growth: number | null; openings: number | null } | null;
}

/** What lists show of an occupation. */
export interface CareerFigures {
  /** The code under which BLS publishes it: SOC 2018, or one that holds several. */
  code: string;
  slug: string;
  /** In English as BLS writes it, in French in our words. */
  title: Record<Language, string>;
  /** US dollars, May 2025; null where nothing is published. */
  pay: CareerPay | null;
  /** A year on average, 2024-34. */
  openings: number;
  /** Percent, 2024-34. */
  growth: number;
  education: EntryEducation | null;
  /** So few people that its figures jump from year to year. */
  small: boolean;
}

export interface CareerRecord extends CareerFigures {
  /** What people do, in the words of SOC 2018; one for each occupation that the code holds, named where there are several. */
  definitions: { title: string | null; text: string }[];
  /** People in it in 2024, the self-employed among them. */
  people: number;
  /** Percent of them who work for themselves. */
  selfEmployed: number | null;
  experience: CareerExperience | null;
  training: CareerTraining | null;
  /** Whether it is only matched with programs because it is teaching their field at a college. */
  teachesOnly: boolean;
  /** Four-digit groups of CIP 2020 that lead there, those with most graduates in matched programs first. */
  groups: string[];
  /** Nearest by its title first, at most CANADA_OCCUPATIONS_MAX. */
  canada: CanadaOccupation[];
  /** What people of the first of them do, in the French words of NOC 2021; SOC has English ones only. */
  frenchDefinition: string | null;
}

/** The last step of a career's address, by its English title: `dental-hygienists`. */
export function careerSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** A career in the index: numbers in place of keys, since the Worker carries all of them. */
export type CareerIndexRow = [
  /** The major group of SOC 2018, two digits. */
  field: number,
  english: string,
  french: string,
  /** US dollars; null where nothing is published. */
  medianPay: number | null,
  /** 1 where it is by the hour. */
  byHour: 0 | 1,
  /** Place in ENTRY_EDUCATIONS; -1 where it is not known. */
  education: number,
  growth: number,
  openings: number,
];

/** Where a program group or a major leads, by codes. */
export interface CareerList {
  /** At most CAREERS_LISTED: specific occupations before those of few people and those that collect all others. */
  careers: string[];
  /** Teaching the field at a college, at most TEACHING_LISTED. */
  teaching: string[];
  /** How many further occupations are matched. */
  more: number;
}

/** By four-digit CIP group and by key of a major. */
export type CareerLists = Record<string, CareerList>;

/** A program group as a career's page names it. */
export interface CareerGroup {
  cip: string;
  title: string;
}

/** What is stored of a career (data/seed): its record with the titles that its page shows. */
export interface CareerDocument extends Omit<CareerRecord, 'groups'> {
  groups: CareerGroup[];
}

/** What is stored of a list: its careers with the figures that a table shows. */
export interface CareerListDocument {
  /** Of a program group; null of a major, which has its own name. */
  title: string | null;
  careers: CareerFigures[];
  teaching: CareerFigures[];
  more: number;
}

export const CAREERS_LISTED = 8;
export const TEACHING_LISTED = 2;
export const CANADA_OCCUPATIONS_MAX = 3;

/** Under so many employees, or with a relative standard error from so many percent, the figures of an occupation jump. */
export const SMALL_OCCUPATION = { employees: 5_000, error: 15 };

/** Where the figures of careers come from. */
export const CAREER_SOURCES = {
  link: { source: 'NCES and BLS, CIP 2020 to SOC 2018 crosswalk', year: '2020' },
  pay: { source: 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics', year: 'May 2025' },
  outlook: { source: 'U.S. Bureau of Labor Statistics, Employment Projections', year: '2024-34' },
  definition: { source: 'U.S. Bureau of Labor Statistics, Standard Occupational Classification', year: '2018' },
  canada: { source: 'Employment and Social Development Canada, Job Bank wages and COPS', year: '2025' },
  britishColumbia: { source: 'Province of British Columbia, Labour Market Outlook', year: '2025' },
  noc: { source: 'Statistics Canada, National Occupational Classification (NOC) 2021', year: '2021' },
} as const;

/** The right end of a picture of pay: the least of these that holds all that it shows. A quarter of each is a round amount. */
const SCALE_ENDS: Record<PayUnit, readonly number[]> = {
  year: [100_000, 160_000, 200_000, 300_000, 400_000, 600_000, 800_000],
  hour: [40, 80, 120, 200, 400],
};

/** One scale for all rows of a picture, so that they can be compared. */
export function payScaleEnd(pays: readonly CareerPay[], unit: PayUnit = 'year'): number {
  const highest = Math.max(0, ...pays.flatMap((pay) => (pay.unit === unit ? [pay.p90] : [])));
  return SCALE_ENDS[unit].find((end) => end >= highest) ?? highest;
}

/** Major groups of SOC 2018 that have careers, by their two digits: what the list can be narrowed to. */
export const CAREER_FIELDS = [
  '11',
  '13',
  '15',
  '17',
  '19',
  '21',
  '23',
  '25',
  '27',
  '29',
  '31',
  '33',
  '35',
  '37',
  '39',
  '41',
  '43',
  '45',
  '47',
  '49',
  '51',
  '53',
] as const;
export type CareerField = (typeof CAREER_FIELDS)[number];

/** What takes a degree from a college. */
export const DEGREE_EDUCATIONS: readonly EntryEducation[] = ['associate', 'bachelor', 'master', 'doctorate'];

/** Orders of the list: those that take a degree (with most openings), most openings, highest pay, fastest growth first. */
export const CAREER_ORDERS = ['degree', 'openings', 'pay', 'growth', 'name'] as const;
export type CareerOrder = (typeof CAREER_ORDERS)[number];

export const CAREERS_PAGE_SIZE = 40;
