/** Words of the figures in schema/domain/figures/admission.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { ADMISSION_FIGURES } from '#schema/domain/figures/admission.ts';

export const ADMISSION_WORDS: WordsOf<typeof ADMISSION_FIGURES> = {
  acceptanceRate: {
    label: 'Acceptance rate',
    card: 'Acceptance',
    meaning: 'The percentage of first-year applicants the school admits.',
    csv: 'Acceptance rate',
    trend: 'Acceptance',
    changed: 'Acceptance rate',
    search: {
      label: 'Acceptance rate',
      hint: 'Percent of applicants who are admitted.',
      finder: 'admission admit selective selectivity chances easy hard open',
      fields: ['Minimum acceptance rate', 'Maximum acceptance rate'],
      parameters: ['the minimum acceptance rate', 'the maximum acceptance rate'],
      chips: ['At least {value} admitted', 'At most {value} admitted'],
      orders: ['Acceptance rate: lowest first', 'Acceptance rate: highest first'],
      without: 'acceptance rate',
      read: {
        amount: 'acceptance rate',
        orders: ['Hardest to get into', 'Easiest to get into'],
        reason: '{value} admitted',
      },
    },
  },
  admissionPolicy: {
    label: 'Admission',
    meaning: 'Whether the school chooses among applicants or admits everyone who qualifies.',
    csv: 'Admission',
  },
  testPolicy: { label: 'SAT and ACT', meaning: 'Whether first-year applicants have to send SAT or ACT scores.' },
  applicationFee: {
    label: 'Application fee',
    meaning: 'What it costs to apply as a first-year student.',
    csv: 'Application fee',
    search: {
      label: 'Application fee',
      hint: 'US dollars. For no fee, enter 0 as the maximum.',
      finder: 'apply free waiver',
      fields: ['Minimum application fee', 'Maximum application fee'],
      parameters: ['the minimum application fee', 'the maximum application fee'],
      chips: ['Application fee from {value}', 'Application fee up to {value}'],
      orders: ['Application fee: low to high', 'Application fee: high to low'],
      without: 'application fee data',
      read: {
        amount: 'application fee',
        orders: ['Lowest application fee', 'Highest application fee'],
        reason: 'application fee {value}',
      },
    },
  },
  satRange: {
    label: 'SAT total, middle 50%',
    meaning: 'The middle 50% of first-year students scored in this range: a quarter below it, a quarter above.',
  },
  actRange: {
    label: 'ACT, middle 50%',
    meaning: 'The middle 50% of first-year students scored in this range: a quarter below it, a quarter above.',
  },
  enteringAverage: {
    label: 'Entering average',
    card: 'Entering average',
    meaning: 'The average high school grade of first-year students.',
    search: {
      label: 'Entering average',
      hint: 'The average high school grade of first-year students. Some Canadian schools only.',
      finder: 'grades',
      fields: ['Lowest entering average', 'Highest entering average'],
      parameters: ['the minimum entering average', 'the maximum entering average'],
      chips: ['Entering average {value} or more', 'Entering average {value} or less'],
      orders: ['Entering average: lowest first', 'Entering average: highest first'],
      without: 'entering average',
      read: {
        amount: 'entering average',
        orders: ['Lowest entering averages', 'Highest entering averages'],
        reason: 'entering average {value}',
      },
    },
  },
  enteringAverages: { meaning: 'High school averages of the students who entered, by field.' },
  deadlines: { meaning: 'When first-year applications are due.' },
  applicationParts: { meaning: 'What you send with your application.' },
  applicationRoutes: { meaning: 'How and when to apply in Canada.' },
  admissionFactors: { meaning: 'What the school looks at when it chooses first-year students.' },
  earlyDecision: { meaning: 'How many applied and were admitted by early decision.' },
  waitlist: { meaning: 'How many were offered a spot on the waitlist, and how many of them got in.' },
};
