/** What assistants are told: the words of answers, and the two prompts. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const assistantWords = {
  line: (label: string, value: string) => `${label}: ${value}`,
  estimate: 'estimate',
  people: (count: number) => `of ${plural(count, { one: '1 student', other: `${formatCount(count)} students` })}`,
  found: (count: string, total: number) => (total === 1 ? '1 school found.' : `${count} schools found.`),
  foundPrograms: (count: string, total: number) => (total === 1 ? '1 program found.' : `${count} programs found.`),
  understood: (reading: string) => `Understood as: ${reading}.`,
  unused: (unused: string) => `We didn’t use: ${unused}.`,
  noPrice: (why: string) => `Your price per year: ${why}`,
  price: (amount: string) => `Your price per year: ${amount}`,
  estimatedPrice: (amount: string) => `Your price per year: about ${amount} (estimate)`,
  fields: 'Largest fields of study:',
  graduates: (count: number) =>
    plural(count, { one: `${formatCount(count)} graduate`, other: `${formatCount(count)} graduates` }),
  graduatesOf: (origin: string) => `Graduates: ${origin}.`,
  payFourYears: (amount: string) => `median pay four years after graduating ${amount}`,
  nothingCounted: 'graduates and pay are not published',
  unconfirmed: 'The school may teach it. Ask the school.',
  check: {
    above: 'pays more than both lines of the earnings check',
    between: 'pays more than one of the two lines of the earnings check',
    below: 'pays less than both lines of the earnings check',
    close: 'pay is close to a line of the earnings check',
  },
  checkCaution:
    'The earnings check uses College Scorecard data. It is not a decision by the U.S. Department of Education.',
  taughtBy: (us: string, canada: string) => `Taught at ${us} schools in the US and ${canada} in Canada.`,
  majorGraduates: (count: string, year: string | null) =>
    year === null ? `US graduates in a year: ${count}.` : `US graduates: ${count} (${year}).`,
  noMajorPay: 'Pay: published for too few schools.',
  majorPay: (median: string, lower: string, upper: string, schools: string) =>
    `Pay four years after the degree: ${median} at the median school. Half of the ${schools} schools are between ${lower} and ${upper}.`,
  variable: (name: string) => `Published under: ${name}`,
  computed: (how: string) => `How we computed it: ${how}`,
  serverTitle: 'CampusAtlas: universities and colleges in the US and Canada',
  instructions:
    'Facts about universities and colleges of the United States and Canada from public data. Quote a number with its year and source. Where a number is missing, say why, and don’t guess. "Your price" is an estimate. Chances of admission are not predicted. Link to the page of each school.',
  recordTitle: 'Record of one university',
  recordDescription: 'Everything published about one school as JSON, each number with source and year.',
  sourcesTitle: 'Sources and licenses of the data',
  promptBalanced: {
    title: 'Balanced list',
    description: 'Build a list of likely, target and reach schools that the family can pay for.',
    arguments: {
      interests: 'What the student wants to study',
      home: 'State or province, US-OH or CA-ON',
      income: 'Family income in thousands of US dollars: 0-30, 30-48, 48-75, 75-110 or 110+',
      scores: 'SAT, ACT or average, if there is one',
    },
    text: ({ interests, home, income, scores }: Record<string, string>) =>
      [
        'Help me build a balanced list of six to nine universities: about a third likely, a third target and a third reach.',
        `I want to study: ${interests || 'not decided yet'}.`,
        home ? `I live in ${home}.` : 'Ask me where I live before you talk about prices.',
        income ? `My family earns ${income} (thousands of US dollars a year).` : '',
        scores ? `My scores: ${scores}.` : '',
        'Use search and price. Give each school’s acceptance rate, graduation rate and my price, with year and source. Name the numbers that are missing. At least two schools must be likely and affordable for us. A rate is not a prediction for me.',
      ]
        .filter((line) => line !== '')
        .join('\n'),
  },
  promptOffers: {
    title: 'Compare offers',
    description: 'Compare financial aid offers: what is a gift, what is a loan, what is left to pay.',
    arguments: { offers: 'The offers, as the letters say', home: 'State or province, US-OH or CA-ON' },
    text: ({ offers, home }: Record<string, string>) =>
      [
        'Compare these financial aid offers for one year.',
        offers || 'Ask me for the letters first.',
        home ? `I live in ${home}.` : '',
        'For each school, list the full cost of attendance, grants and scholarships, work, and loans. Then: what is left to pay before loans, and after. Use university for the published costs where a letter leaves them out, and say which numbers are not from the letter. Loans are not aid. Ask which grants can be renewed.',
      ]
        .filter((line) => line !== '')
        .join('\n'),
  },
};
