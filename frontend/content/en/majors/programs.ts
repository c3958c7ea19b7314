/** Words of the program finder. */

import { sourceName } from '#frontend/content/source-name.ts';
import { theSchool } from '#schema/domain/formats/english-grammar.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { OWN_PRICE_ORDER, type ProgramNarrowing, type ProgramSortKey } from '#schema/domain/programs/program-finder.ts';
import { yearText } from '../university/record-texts.ts';

const programs = (count: number) =>
  plural(count, { one: `${formatCount(count)} program`, other: `${formatCount(count)} programs` });
const universities = (count: number) =>
  plural(count, { one: `${formatCount(count)} university`, other: `${formatCount(count)} universities` });

const listed = (items: readonly string[], most: number) => {
  const shown = items.slice(0, most).join('; ');
  const more = items.length - most;
  return more > 0
    ? `${shown}, and ${formatCount(more)} more ${plural(more, { one: 'program', other: 'programs' })}`
    : shown;
};

const NARROWING_LABELS: Record<ProgramNarrowing, string> = {
  check: 'the earnings check',
  trend: 'the change in graduates',
  q: 'your words',
  field: 'the academic field',
  program: 'the program',
  cip: 'the program',
  location: 'the location',
  state: 'the state',
  levels: 'the choice of degrees',
  onlineOnly: '“fully online”',
};

export const programFinderWords = {
  title: 'Find a program',
  intro:
    'Name a subject and a place. You get the schools that teach it, with their price, their degrees and what graduates earn.',
  words: {
    /** What the form is for, to an assistant in the browser. */
    tool: 'Find university programs in plain words: a subject, a degree, a place.',
    label: 'In your own words',
    placeholder: 'psychology in Oregon',
    submit: 'Find',
    examples: 'For example',
    majors: 'See all majors by field',
    list: ['nursing in Texas', 'online MBA', 'game design', 'engineering in Ontario', 'marine biology Florida'],
  },
  form: {
    /** What the form is for, to an assistant in the browser. */
    tool: 'Find university programs by field, place and degree.',
    title: 'Or choose a field',
    field: 'Academic field',
    fieldEmpty: 'Choose a field',
    program: 'Program',
    programEmpty: 'Any program in the field',
    programFirst: 'Choose a field first',
    location: 'Location',
    locationPlaceholder: 'State, city or postal code',
    check: 'Earnings check (United States)',
    checkAny: 'Any',
    online: 'Fully online',
    onlineHint: 'You take every course online.',
    degrees: 'Degrees',
    degreesHint: 'If you check none, we show all degrees.',
    levels: { bachelors: 'Bachelor’s', masters: 'Master’s', doctoral: 'Doctoral', certificate: 'Certificate' },
    submit: 'Find programs',
    show: 'Choose field, place and degrees',
    more: 'More options',
  },
  searching: 'Searching…',
  results: 'Programs',
  found: (count: number) => ({
    title: plural(count, {
      one: `Found ${formatCount(count)} program`,
      other: `Found ${formatCount(count)} programs`,
    }),
    description: 'Review the results below to find programs that match your criteria.',
  }),
  foundNone: { title: 'Found 0 programs', description: 'Try adjusting your filters to see more results.' },
  error: { title: 'Error', description: 'Unable to load university data. Please try again later.' },
  tryAgain: 'Try again',
  summary: (from: number, to: number, total: number, schools: number) =>
    `Showing ${formatCount(from)} to ${formatCount(to)} of ${programs(total)} at ${universities(schools)}`,
  sort: 'Sort by',
  sorts: {
    relevance: 'Best match',
    graduates: 'Most graduates',
    earnings: 'Highest pay',
    [OWN_PRICE_ORDER]: 'Lowest price for you',
    name: 'University (A-Z)',
  } satisfies Record<ProgramSortKey, string>,
  /** Leads to the page of the major. */
  major: (title: string) => `About this major: ${title}`,
  /** Leads to the careers of the program that is listed. */
  leads: 'Careers it leads to',
  table: (title: string) => `Compare every school for ${title}`,
  onlyProgram: (title: string) => `Show only ${title}`,
  understood: {
    programs: (titles: readonly string[]) => `We read this as ${listed(titles, 1)}.`,
    degrees: (labels: readonly string[]) => `Degrees: ${labels.join(', ')}.`,
    online: 'Fully online.',
    paysOff: 'Only programs that pay clearly more than a high school diploma.',
    filters: (labels: readonly string[]) => `Schools: ${labels.join(', ')}.`,
    schools: (words: readonly string[]) => `School: “${words.join(' ')}”.`,
    unknown: (words: readonly string[]) => {
      const quoted = words.map((word) => `“${word}”`).join(', ');
      return plural(words.length, {
        one: `We couldn’t use ${quoted}, so we left it out.`,
        other: `We couldn’t use ${quoted}, so we left them out.`,
      });
    },
  },
  graduates: (count: number) => plural(count, { one: 'graduate', other: 'graduates' }),
  /** After the count, where it is of another year than the rest of the list. */
  inYear: (year: string | null) => (year === null ? 'per year' : `in ${yearText(year)}`),
  /** Over the columns of a wide screen. */
  heads: { tuition: 'Tuition', pay: 'Pay after 4 years', graduates: 'Graduates' },
  /** What holds for the rows of a list, said once over it. */
  over: {
    /** `title` is null where the line above has named it. */
    program: (title: string | null, all: boolean) =>
      title === null
        ? 'The program is shown only where it is a different one.'
        : all
          ? `Program: ${title}.`
          : `${title}, unless a row names another program.`,
    pay: 'Pay is the median 4 years after graduating, for a bachelor’s degree unless a row names another.',
    graduates: (year: string) => `Graduates: ${yearText(year)}, all listed degrees together.`,
  },
  noneFinished: (year: string | null) =>
    year === null
      ? 'Offered, but nobody graduated from it in the year counted.'
      : `Offered, but nobody graduated from it in ${yearText(year)}.`,
  ended: (before: number, year: string | null) =>
    `${plural(before, { one: '1 person', other: `${formatCount(before)} people` })} graduated from it in 2019–20 and nobody${year === null ? ' since' : ` in ${yearText(year)}`}, and the school no longer lists it. It may teach the subject under another name.`,
  fewFinished: 'A small program: the number can change a lot from year to year.',
  /** In Canada. */
  notCounted: 'Our Canadian sources don’t count graduates by program.',
  /** Found by what we know, which is no statement about the school. */
  mayTeach: (title: string) => `${title}: may be offered here`,
  checkWithSchool: 'We haven’t confirmed this with the university. Ask before you apply.',
  /** Below this many graduates a year a program is called small. */
  fewBelow: 10,
  online: 'fully online',
  allOnline: (degrees: string) => `Fully online: ${degrees}`,
  howWeCount: 'How we count',
  payOfAll: (name: string) => `Pay is for all campuses of ${theSchool(name)}.`,
  /** Under the amount; it is said of which degree, where that is not the one that people expect. */
  payOf: (degree: string | null) => `pay after 4 years${degree === null ? '' : ` (${degree.toLowerCase()})`}`,
  /** How the number of graduates has changed: "growing". */
  trend: (label: string) => `${label.toLowerCase()} since 2019–20`,
  degreeColumns: (year: string | null) => [
    'Degree',
    year === null ? 'Graduates per year' : `Graduates in ${yearText(year)}`,
    'Since 2019–20',
    'Pay 4 years after graduating',
    'Earnings check',
  ],
  empty: {
    title: 'No programs match.',
    loosen: 'You would get',
    without: (part: ProgramNarrowing, total: number) => `${programs(total)} without ${NARROWING_LABELS[part]}`,
    nothing: 'Try fewer words, another spelling, or a field from the list above.',
    unknownPlace: (place: string) => `We couldn’t find a place called “${place}” with a university.`,
    otherPlaces: 'Did you mean',
    startOver: 'Start over',
  },
  withoutPrograms: {
    canada: (count: number) =>
      plural(count, {
        one: `We don’t have a list of programs for ${formatCount(count)} Canadian university there. Check its own page.`,
        other: `We don’t have a list of programs for ${formatCount(count)} Canadian universities there. Check their own pages.`,
      }),
    us: (count: number) =>
      plural(count, {
        one: `${universities(count)} there reports no programs.`,
        other: `${universities(count)} there report no programs.`,
      }),
    search: 'See the universities there',
  },
  pastEnd: (page: number, totalPages: number) =>
    `There is no page ${formatCount(page)}: the last is ${formatCount(totalPages)}.`,
  toLastPage: 'Go to the last page',
  about: (origin: { source: string; year: string } | null) =>
    `A program is a four-digit group of the Classification of Instructional Programs (CIP 2020). Graduates are degrees and certificates awarded in a year, first majors only${origin === null ? '' : ` (${sourceName(origin.source)}, ${yearText(origin.year)})`}. Whether a program is fully online comes from the College Scorecard for 2023–24, by field and degree. For Canada, where our sources don’t count graduates by program, we use Ontario’s application service, accrediting bodies and public lists, and sort their programs into CIP groups ourselves. A program that is missing may still be taught. The earnings check is a US rule and doesn’t apply to Canadian programs.`,
} as const;
