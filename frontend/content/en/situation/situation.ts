/** Words of "About you" and of the prices that come of it. */
import { formatScore } from '#schema/domain/formats/formats.ts';
import type { Attendance, Living, OwnScore, Starting } from '#schema/domain/situation/personal-situation.ts';

export const situationWords = {
  title: 'About you',
  intro:
    'Answer two questions, and we’ll estimate your yearly price at each school from what families like yours paid.',
  staysHere:
    'This is stored in this browser and, when you are signed in, in your account. To work out a price, we send your home, citizenship and income with the question. None of it is in a link you share or in a log.',
  aside: {
    text: (what: string) =>
      `Before you signed in, someone entered this in this browser: ${what}. We don’t use it for your prices.`,
    use: 'It’s mine, use it',
    forget: 'Delete it',
    told: {
      title: 'You’re seeing sticker prices',
      description:
        'The home and income entered here before you signed in may not be yours. Select “Get my price” to check.',
    },
  },
  home: 'Home state or province',
  homeAbroad: 'Somewhere else, or prefer not to say',
  postalCode: 'ZIP or postal code',
  postalCodeHint: 'For your state or province, and for schools closer to you. We send only its first three characters.',
  homeIs: (name: string) => `Home: ${name}`,
  otherHome: 'Choose a state, or say you live abroad',
  postalCodeWrong: 'Enter five digits, or a Canadian code like M5V 2T6.',
  residence: 'Citizenship or residence',
  residenceUnsaid: 'Same as home',
  residences: {
    us: 'US citizen, or eligible for US aid',
    ca: 'Canadian citizen or permanent resident',
    other: 'Neither',
  },
  income: 'Family income per year, US dollars',
  incomeUnsaid: 'Prefer not to say',
  starting: 'Starting as',
  startings: { 'first-year': 'First-year student', transfer: 'Transfer student' } satisfies Record<Starting, string>,
  attendance: 'Studying',
  attendances: { 'full-time': 'Full time', 'part-time': 'Part time' } satisfies Record<Attendance, string>,
  living: 'Living',
  livings: {
    campus: 'On campus',
    'off-campus': 'Off campus',
    'with-family': 'With family',
  } satisfies Record<Living, string>,
  unsaid: 'Prefer not to say',
  more: 'More about you (optional)',
  scores: { sat: 'SAT total', act: 'ACT', average: 'High school average, percent' } satisfies Record<OwnScore, string>,
  scoreWrong: (from: number, to: number) => `Enter a whole number from ${formatScore(from)} to ${formatScore(to)}.`,
  subjects: 'Subjects',
  subjectsHint: (most: number) => `Up to ${most}.`,
  addSubject: 'Add a subject',
  removeSubject: (subject: string) => `Remove ${subject}`,
  save: 'Get my price',
  saveWithoutPrice: 'Save',
  needsHome: 'To show a price, we need your ZIP or postal code, your state, or your citizenship.',
  cancel: 'Cancel',
  forget: 'Delete my answers',
  forgotten: { title: 'Answers deleted', description: 'You now see sticker prices again.' },
} as const;
