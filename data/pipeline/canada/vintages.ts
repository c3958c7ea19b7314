/**
 * Sources of each Canadian figure, in the order in which they win. For each field the kinds of evidence in order, best
 * first; among figures of the same kind the newer wins. Evidence that a field does not name is left out, and so is any
 * figure that starts before `oldest`.
 */

export const EVIDENCE = {
  'own-page': "The university's own page or calendar",
  mphec: 'Maritime Provinces Higher Education Commission, table of all its members, or the province of Newfoundland',
  'bc-government': "The province's table of all its institutions",
  cudo: "Common University Data Ontario, the universities' own common data",
  'province-rate': 'The rate the province sets for all its universities, not read from this one',
  'third-party-copy': "A copy of the university's page or of Statistics Canada's table on another site",
  'third-party-table': 'A table on another site that could not be checked; an estimate where nothing else is known',
  macleans: "Maclean's, from the universities' reports",
  encyclopedia: 'An encyclopedia page',
} as const;
export type Evidence = keyof typeof EVIDENCE;

interface Ranking {
  order: readonly Evidence[];
  /** First year of the oldest figure still shown; an older one misleads more than it tells. */
  oldest: number;
  why: string;
}

export const CANADA_VINTAGES = {
  tuition: {
    order: ['own-page', 'cudo', 'third-party-copy', 'third-party-table'],
    oldest: 2022,
    why: 'Official pages before copies; fees for international students are not regulated, so old ones say little',
  },
  tuitionInState: {
    order: ['mphec', 'own-page', 'bc-government', 'cudo', 'third-party-copy', 'province-rate'],
    oldest: 2022,
    why: "The newest common table first, then the university's own page; a province's rate stands in as an estimate",
  },
  tuitionOtherProvinces: {
    order: ['own-page'],
    oldest: 2022,
    why: 'No table has it; what a university says of itself or nothing',
  },
  roomAndBoard: {
    order: ['cudo', 'own-page', 'third-party-copy'],
    oldest: 2022,
    why: 'CUDO gives room and meals on the same basis for all of Ontario',
  },
  studentFacultyRatio: {
    order: ['macleans', 'encyclopedia'],
    oldest: 0,
    why: "Maclean's counts all schools on one basis, also where an encyclopedia has another number",
  },
  retentionRate: { order: ['macleans'], oldest: 2020, why: 'The only table' },
  graduationRate: { order: ['macleans'], oldest: 2012, why: 'The only table; the year is that of entry' },
  enteringAverage: {
    order: ['cudo', 'macleans'],
    oldest: 2020,
    why: 'CUDO is a year newer and counts all entering students',
  },
  employmentRate: { order: ['cudo'], oldest: 2020, why: 'Rates of 2013 are left out' },
} as const satisfies Record<string, Ranking>;
export type RankedField = keyof typeof CANADA_VINTAGES;

export interface Candidate {
  evidence: Evidence;
  /** First year the figure is for; null when it is undated. */
  startYear: number | null;
}

/** The best candidate for a field by the table; null when none may be used. An undated figure is of no year that may be. */
export function bestOf<C extends Candidate>(field: RankedField, candidates: readonly C[]): C | null {
  const { order, oldest }: Ranking = CANADA_VINTAGES[field];
  const usable = candidates.filter(({ evidence, startYear }) => order.includes(evidence) && (startYear ?? 0) >= oldest);
  const rank = ({ evidence }: C): number => order.indexOf(evidence);
  return usable.toSorted((a, b) => rank(a) - rank(b) || (b.startYear ?? 0) - (a.startYear ?? 0))[0] ?? null;
}

/** First year of "2025-26", "Fall 2022", "2022/2023", "fall 2012 cohort (by 2019)"; null when there is none. */
export function startYearOf(year: string | null): number | null {
  if (!year || /undated/.test(year)) return null;
  const digits = /(19|20)\d\d/.exec(year)?.[0];
  return digits ? Number(digits) : null;
}

/** The same, with the year that an undated page is put at: 2024 of "undated (c.2024)". */
export function aboutYearOf(year: string | null): number | null {
  const about = /undated \(c\. ?(\d{4})\)/.exec(year ?? '')?.[1];
  return about === undefined ? startYearOf(year) : Number(about);
}
