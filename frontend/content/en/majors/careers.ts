/** Words of careers: their list, their pages, and where a major leads. */
import type { CanadaOccupationView, CareerFiguresView, CareerResponse, CareerSummary } from '#schema/api/careers.ts';
import {
  formatCents,
  formatCount,
  formatMoney,
  formatPercent,
  formatRate,
  formatShort,
} from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type {
  CanadaOutlook,
  CanadaPay,
  CareerExperience,
  CareerField,
  CareerOrder,
  CareerPay,
  CareerTraining,
  EntryEducation,
  PayUnit,
} from '#schema/domain/programs/careers.ts';

const FIELDS: Record<CareerField, string> = {
  '11': 'Management',
  '13': 'Business and finance',
  '15': 'Computing and mathematics',
  '17': 'Architecture and engineering',
  '19': 'Life, physical and social science',
  '21': 'Community and social service',
  '23': 'Law',
  '25': 'Teaching and libraries',
  '27': 'Arts, media and sports',
  '29': 'Healthcare: diagnosis and treatment',
  '31': 'Healthcare support',
  '33': 'Protective service',
  '35': 'Food',
  '37': 'Buildings and grounds',
  '39': 'Personal care and service',
  '41': 'Sales',
  '43': 'Office work',
  '45': 'Farming, fishing and forestry',
  '47': 'Construction',
  '49': 'Installation and repair',
  '51': 'Production',
  '53': 'Transportation',
};

const EDUCATIONS: Record<EntryEducation, string> = {
  none: 'no diploma',
  'high-school': 'high school diploma',
  'some-college': 'some college',
  certificate: 'certificate after high school',
  associate: 'associate degree',
  bachelor: 'bachelor’s degree',
  master: 'master’s degree',
  doctorate: 'doctoral or professional degree',
};

const NEEDS: Record<EntryEducation, string> = {
  none: 'Most people enter without a diploma.',
  'high-school': 'Most people enter with a high school diploma.',
  'some-college': 'Most people enter with some college and no degree.',
  certificate: 'Most people enter with a certificate that takes less time than a degree.',
  associate: 'Most people enter with an associate degree, which takes about two years.',
  bachelor: 'Most people enter with a bachelor’s degree, which takes about four years.',
  master: 'Most people enter with a master’s degree, after a bachelor’s.',
  doctorate: 'Most people enter with a doctoral or professional degree (PhD, MD, JD), usually after a bachelor’s.',
};

const EXPERIENCES: Record<CareerExperience, string> = {
  none: '',
  'under-five-years': 'and less than five years of related work',
  'five-years': 'and five years or more of related work',
};

const TRAININGS: Record<CareerTraining, string> = {
  none: '',
  short: 'up to a month of training on the job',
  moderate: 'one to twelve months of training on the job',
  long: 'more than a year of training on the job',
  internship: 'an internship or residency',
  apprenticeship: 'an apprenticeship',
};

const OUTLOOKS: Record<CanadaOutlook, string> = {
  'strong-shortage': 'high risk of a worker shortage',
  shortage: 'moderate risk of a worker shortage',
  balance: 'about as many workers as jobs',
  surplus: 'moderate risk of a worker surplus',
  'strong-surplus': 'high risk of a worker surplus',
};

const amount = (value: number, unit: PayUnit, currency: 'USD' | 'CAD' = 'USD') =>
  unit === 'hour' ? `${formatCents(value, currency)} per hour` : formatMoney(value, currency);

const yearly = (value: number, unit: PayUnit, currency: 'USD' | 'CAD' = 'USD') =>
  unit === 'hour' ? amount(value, unit, currency) : `${formatMoney(value, currency)} per year`;

const signed = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatRate(Math.abs(percent))}`;

const workers = (count: number) => plural(count, { one: '1 person', other: `${formatCount(count)} people` });
const openings = (count: number) =>
  count === 0 ? 'hardly any openings' : plural(count, { one: '1 opening', other: `${formatCount(count)} openings` });
/** In one piece, wherever a line ends. */
const perYear = (count: number) => `${openings(count)} per year`.replaceAll(' ', '\u00a0');

export const careersWords = {
  title: 'Jobs and pay',
  description:
    'Look up a career: what people do, what it pays, how many jobs open each year, and which majors and schools in the United States and Canada lead there.',
  lead: 'Look up a career to see what it pays, how many jobs open each year, and which majors and schools lead there.',
  form: {
    label: 'Search careers',
    name: 'Career',
    placeholder: 'dental hygienist',
    field: 'Field of work',
    anyField: 'Any field',
    order: 'Sort by',
    usual: 'Best match',
    submit: 'Search',
  },
  fields: FIELDS,
  orders: {
    degree: 'Degree jobs first',
    openings: 'Most openings',
    pay: 'Highest pay',
    growth: 'Fastest growth',
    name: 'Name',
  } satisfies Record<CareerOrder, string>,
  payColumn: 'Median pay per year, US',
  found: (total: number) => plural(total, { one: '1 career', other: `${formatCount(total)} careers` }),
  foundFor: (total: number, program: string) =>
    `${plural(total, { one: '1 career', other: `${formatCount(total)} careers` })} matched with ${program}`,
  none: 'No career matches that.',
  noProgram: 'We don’t have a career that matches that program.',
  all: 'All careers',
  meaning:
    'This list has every career that matches what a program at a school on this site teaches. Military jobs are left out because their pay is not published.',
  loading: 'Loading careers…',
  failed: 'We couldn’t load the careers. Try again.',
  tryAgain: 'Try again',
} as const;

export const careerWords = {
  title: ({ title }: CareerResponse) => `${title}: pay, openings and how to get there`,
  description: ({ title, pay, openings: count, education }: CareerResponse) =>
    [
      pay === null ? `${title}:` : `${title}: median pay ${yearly(pay.median, pay.unit)},`,
      `${openings(count)} per year in the United States.`,
      education === null ? '' : NEEDS[education],
      'See the majors and schools that lead there, and pay in Canada.',
    ]
      .filter((part) => part !== '')
      .join(' '),
  /** One sentence for a list of answers. */
  sentence: ({ pay, education }: Pick<CareerSummary, 'pay' | 'education'>) => {
    const enter = education === null ? null : `ost people enter with: ${EDUCATIONS[education]}`;
    if (pay === null) return enter === null ? '' : `M${enter}`;
    return `Median pay ${yearly(pay.median, pay.unit)}${enter === null ? '' : `; m${enter}`}`;
  },
  all: 'All careers',
  fieldNames: FIELDS,
  educations: EDUCATIONS,
  needs: (education: EntryEducation) => NEEDS[education],
  publishedAs: 'The US government calls it:',
  inCanada: (title: string) => `In Canada (${title}):`,
  median: (pay: { unit: PayUnit; median: number } | null) =>
    pay === null ? 'No pay published' : yearly(pay.median, pay.unit),
  growth: signed,
  scale: (value: number) => `$${formatShort(value)}`,
  line: ({ openings: count, growth, education, small, pay }: CareerFiguresView) =>
    [
      perYear(count),
      `${signed(growth)} by 2034`,
      education === null ? '' : EDUCATIONS[education],
      pay?.unit === 'hour' ? 'no yearly pay published' : '',
      small ? 'few people, so pay is a rough estimate' : '',
    ]
      .filter((part) => part !== '')
      .join(' · '),
  noPay: 'Not published',
  /** What a line of the list says of a career under its name. */
  brief: ({ education, growth, openings: count }: Pick<CareerSummary, 'education' | 'growth' | 'openings'>) =>
    [education === null ? '' : EDUCATIONS[education], `growth ${signed(growth)}`, perYear(count)]
      .filter((part) => part !== '')
      .join(' · '),
  work: {
    id: 'work',
    heading: 'What people do',
    people: (people: number, selfEmployed: number | null) =>
      `${workers(people)} in 2024${selfEmployed === null ? '' : `, ${formatPercent(selfEmployed)} self-employed`}.`,
  },
  legend:
    'The thick part is the pay of the middle 50% of workers. The thin line runs from the lowest-paid tenth to the highest-paid tenth, and the mark is the median.',
  source:
    'Pay: U.S. Bureau of Labor Statistics, May 2025, workers of all ages. Openings and growth: its projections for 2024–34.',
  explained: 'Where these numbers come from and what they don’t say',
  table: {
    heading: 'The same numbers as a table',
    columns: [
      'Career',
      'Lowest 10%',
      'Lowest 25%',
      'Median pay',
      'Top 25%',
      'Top 10%',
      'Openings per year',
      'Growth 2024–34',
      'Most people enter with',
    ],
    pay: (pay: CareerPay | null): (string | null)[] =>
      pay === null
        ? [null, null, null, null, null]
        : [pay.p10, pay.p25, pay.median, pay.p75, pay.p90].map((value) => amount(value, pay.unit)),
    median: (pay: { unit: PayUnit; median: number } | null) => pay && amount(pay.median, pay.unit),
    openings: (count: number) => formatCount(count),
  },
  leads: {
    id: 'careers',
    heading: 'Where it leads',
    intro: 'Careers that match what the program teaches. We don’t know which jobs its graduates took.',
    none: 'No career matches this major directly. It is broad, or it prepares you for further study.',
    teaching: 'Teaching this field at a college:',
    meaning:
      'Pay is for everyone in the job across the United States, young and old, with any degree. Careers closest to this major come first. Jobs that few people have, and “all other” groups, come last.',
    all: 'See these careers as a list',
  },
  figuresLabel: 'By the numbers',
  figures: ({ pay, openings: count, growth, education, experience, training }: CareerResponse) => [
    {
      name: 'Median pay',
      value: pay === null ? 'Not published' : yearly(pay.median, pay.unit),
      note: pay === null ? '' : 'half of workers earn more; May 2025',
    },
    {
      name: 'Openings per year',
      value: formatCount(count),
      note: 'new jobs, and jobs people leave; average for 2024–34',
    },
    {
      name: 'Growth 2024–34',
      value: signed(growth),
      note: 'all jobs: +3.1%',
    },
    {
      name: 'Most people enter with',
      value: education === null ? 'Not published' : EDUCATIONS[education],
      note: [experience === null ? '' : EXPERIENCES[experience], training === null ? '' : TRAININGS[training]]
        .filter((part) => part !== '')
        .join('; '),
    },
  ],
  pay: {
    id: 'pay',
    heading: 'Pay',
    intro: 'United States, workers of all ages, before taxes.',
    none: 'The government publishes no pay for this career.',
    tableOf: (title: string) => `Pay: ${title}`,
    columns: ['Share of workers', 'Pay'],
    steps: ({ unit, p10, p25, median, p75, p90 }: CareerPay) => [
      { name: '10% earn less than', amount: amount(p10, unit) },
      { name: '25% earn less than', amount: amount(p25, unit) },
      { name: 'Half earn less than (median)', amount: amount(median, unit) },
      { name: '25% earn more than', amount: amount(p75, unit) },
      { name: '10% earn more than', amount: amount(p90, unit) },
    ],
    byHour: 'Yearly pay is not published because many people in this job don’t work full time all year.',
    small:
      'Few people have this job, so its pay and growth can change a lot from year to year. Treat them as rough numbers.',
    meaning:
      'People who are just starting usually earn less than the median. People who work for themselves are not counted.',
  },
  programs: {
    id: 'programs',
    heading: 'How to get there',
    intro: 'Majors and programs that teach what this career needs.',
    teaches: 'People in this job teach the field at a college, mostly after a master’s or doctoral degree in it.',
    taught: ({ universities: { US, CA }, pay }: NonNullable<CareerResponse['taught']>) =>
      [
        CA === 0
          ? plural(US, { one: '1 US school teaches it', other: `${formatCount(US)} US schools teach it` })
          : `${formatCount(US)} US and ${plural(CA, { one: '1 Canadian school', other: `${formatCount(CA)} Canadian schools` })} teach it`,
        pay === null ? '' : `graduates earn ${formatMoney(pay, 'USD')} after 4 years`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    see: 'See the schools',
    majors: 'Other majors',
    schools: 'Find schools by program',
    more: (count: number) =>
      plural(count, { one: 'and 1 more program', other: `and ${formatCount(count)} more programs` }),
    near: 'Schools near you',
    nearPlaceholder: 'State, city or postal code',
    nearSubmit: 'Find schools',
  },
  canada: {
    id: 'canada',
    heading: 'In Canada',
    intro: 'Matching occupations in Canada’s National Occupational Classification (NOC 2021).',
    title: ({ title, noc }: CanadaOccupationView) => `${title} (NOC ${noc})`,
    line: ({ employment, openings: count, outlook }: CanadaOccupationView) =>
      [
        employment === null ? '' : `${workers(employment)} in 2023`,
        count === null ? '' : `${openings(count)} from 2024 to 2033`,
        outlook === null ? '' : `outlook: ${OUTLOOKS[outlook]}`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    columns: ['Place', '10% earn less than', 'Median', '10% earn more than'],
    whole: 'Canada',
    britishColumbia: 'British Columbia',
    cells: (pay: CanadaPay | null): (string | null)[] =>
      pay === null
        ? [null, null, null]
        : [pay.low, pay.median, pay.high].map((value) => (value === null ? null : amount(value, pay.unit, 'CAD'))),
    lineOfBritishColumbia: ({ growth, openings: count }: { growth: number | null; openings: number | null }) =>
      [
        'British Columbia',
        count === null ? '' : `${openings(count)} from 2025 to 2035`,
        growth === null ? '' : `jobs: ${signed(growth)} per year`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    meaning:
      'CA$ per year from Job Bank (November 2025; wages from 2023 and 2024). An hourly wage is counted as 2,080 hours per year. The two classifications don’t match exactly. We have British Columbia’s own numbers; other provinces publish theirs on Job Bank.',
  },
  sources: {
    id: 'sources',
    /** Those that the page calls otherwise than the data do. */
    named: {} as Readonly<Record<string, string>>,
    heading: 'Sources',
    code: (code: string) => `Occupation ${code} of the U.S. Standard Occupational Classification (2018).`,
  },
  loading: 'Loading the career…',
  failure: {
    title: 'We can’t find that career',
    unknown: 'We don’t have a page for a career with that name.',
    unreachable: 'We couldn’t load this career',
    offline: 'The link may be right. Try again.',
    retry: 'Try again',
    all: 'All careers',
  },
} as const;
