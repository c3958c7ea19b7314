/** Who stands behind a source, as readers know it: the series or body, without the table, its columns and its release. */

/** Sources begin with it, and go on with the table. */
const SERIES = [
  'Alberta Colleges Athletics Conference',
  'Canada Mortgage and Housing Corporation (CMHC)',
  'College Scorecard',
  'Common Data Set',
  'Common University Data Ontario',
  'IPEDS',
  'Maritime Provinces Higher Education Commission',
  'Memorial University',
  'Research Organization Registry',
  'Statistics Canada',
  'Wikipedia',
] as const;

/** Those whose name says what they hold, and not who published it. */
const NAMED: readonly (readonly [begin: string, publisher: string])[] = [
  ['Application deadlines, fees and test policy', 'Admissions pages of the universities'],
  ['Campus Safety and Security', 'US Department of Education'],
  ['Fair Market Rents', 'US Department of Housing and Urban Development'],
  ['Ontario Universities', 'OUAC'],
  ['Regional Price Parities', 'US Bureau of Economic Analysis'],
  ['Requirements Grid', 'Common App'],
  ['ROR', 'Research Organization Registry'],
  ['SAT and ACT policy', 'Admissions pages of the universities'],
];

/** "College Scorecard" of "College Scorecard, MERGED2023_24"; a source that is of no series is its own publisher. */
export function publisherOf(source: string): string {
  const begins = (begin: string) => source.startsWith(begin) && !/^\p{L}/u.test(source.slice(begin.length));
  return NAMED.find(([begin]) => begins(begin))?.[1] ?? SERIES.find(begins) ?? source;
}
