/** Words of "My situation" and of the prices that come of it. */
import { formatCount } from '#schema/domain/formats.ts';
import type { Attendance, Living, OwnScore, Starting } from '#schema/domain/personal-situation.ts';

export const situationWords = {
  title: 'My situation',
  intro: 'Answer what you like. We’ll estimate your yearly price at each school from what families like yours paid.',
  staysHere:
    'This stays in this browser. When you are signed in, it is saved in your account too. It is never in a link you share or in a log.',
  aside: {
    text: (what: string) => `Before you signed in, someone entered this here: ${what}. We do not use it for you.`,
    use: 'It’s mine, use it',
    forget: 'Forget it',
    told: {
      title: 'Prices are the published ones',
      description: 'The home and income entered here before you signed in may not be yours. Look under My situation.',
    },
  },
  home: 'Home state or province',
  homeAbroad: 'Somewhere else, or no answer',
  canada: 'Canada',
  postalCode: 'ZIP or postal code, if you like',
  postalCodeHint:
    'No price needs it. It tells which schools are closer to you, and only its first three characters are sent with a question. With an account, it is saved there with the rest.',
  postalCodeWrong: 'Five digits, or a Canadian code like M5V 2T6.',
  residence: 'Citizenship or residence',
  residenceUnsaid: 'Same as home',
  residences: {
    us: 'US citizen, or eligible for US aid',
    ca: 'Canadian citizen or resident',
    other: 'Neither',
  },
  income: 'Family income per year, US dollars',
  incomeUnsaid: 'Rather not say',
  starting: 'Starting as',
  startings: { 'first-year': 'First year', transfer: 'Transfer student' } satisfies Record<Starting, string>,
  attendance: 'Studying',
  attendances: { 'full-time': 'Full time', 'part-time': 'Part time' } satisfies Record<Attendance, string>,
  living: 'Living',
  livings: {
    campus: 'On campus',
    'off-campus': 'Off campus',
    'with-family': 'With family',
  } satisfies Record<Living, string>,
  unsaid: 'No answer',
  more: 'More about you, if you like',
  scores: { sat: 'SAT total', act: 'ACT', average: 'School average, percent' } satisfies Record<OwnScore, string>,
  scoreWrong: (from: number, to: number) => `A whole number from ${formatCount(from)} to ${formatCount(to)}.`,
  subjects: 'Subjects',
  subjectsHint: (most: number) => `Up to ${most}.`,
  addSubject: 'Add a subject',
  removeSubject: (subject: string) => `Remove ${subject}`,
  save: 'Show my prices',
  saveWithoutPrice: 'Keep this',
  needsHome: 'For a price we need your home or your citizenship.',
  cancel: 'Cancel',
  forget: 'Forget everything',
  forgotten: { title: 'Forgotten', description: 'You see the published prices again.' },
} as const;
