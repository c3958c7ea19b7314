/** Words of the figures in schema/domain/figures/outcomes.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { OUTCOMES_FIGURES } from '#schema/domain/figures/outcomes.ts';

export const OUTCOMES_WORDS: WordsOf<typeof OUTCOMES_FIGURES> = {
  studentFacultyRatio: {
    label: 'Student-to-faculty ratio',
    meaning: 'How many students there are per faculty member. A lower number usually means smaller classes.',
    csv: 'Students per faculty member',
    search: {
      label: 'Student-to-faculty ratio',
      finder: 'class size small classes professors',
      fields: ['Fewest students per faculty member', 'Most students per faculty member'],
      parameters: ['the minimum students per faculty member', 'the maximum students per faculty member'],
      chips: ['{value} students or more per faculty member', '{value} students or fewer per faculty member'],
      orders: ['Student-to-faculty ratio: low to high', 'Student-to-faculty ratio: high to low'],
      without: 'student-to-faculty ratio',
      read: {
        amount: 'students per faculty member',
        orders: ['Fewest students per faculty member', 'Most students per faculty member'],
        reason: '{value}:1 student-to-faculty ratio',
      },
    },
  },
  retentionRate: {
    label: 'Retention rate',
    card: 'Retention',
    meaning: 'The percentage of first-year students who come back for the second year.',
    csv: 'Retention rate',
    trend: 'Retention',
    changed: 'Retention rate',
    search: {
      label: 'Retention rate',
      hint: 'Percent of first-year students who come back.',
      finder: 'return second year freshmen',
      fields: ['Minimum retention rate', 'Maximum retention rate'],
      parameters: ['the minimum retention rate', 'the maximum retention rate'],
      chips: ['At least {value} come back', 'At most {value} come back'],
      orders: ['Retention rate: lowest first', 'Retention rate: highest first'],
      without: 'retention rate',
      read: {
        amount: 'retention rate',
        orders: ['Lowest retention rate', 'Best retention rate'],
        reason: '{value} return for a second year',
      },
    },
  },
  graduationRate: {
    label: 'Graduation rate',
    card: 'Graduation',
    meaning:
      'The percentage of students who started here full time and graduated here within six years (three at two-year colleges).',
    inTime: {
      fourYear: 'The percentage of students who started here full time and graduated here within six years.',
      twoYear: 'The percentage of students who started here full time and graduated here within three years.',
    },
    inCanada:
      'The percentage of students who started here full time and graduated here within seven years. US rates count six.',
    csv: 'Graduation rate',
    trend: 'Graduation',
    changed: 'Graduation rate',
    search: {
      label: 'Graduation rate',
      hint: 'Percent of full-time students who graduate within 6 years (3 at two-year colleges, 7 in Canada).',
      finder: 'finish complete completion',
      fields: ['Minimum graduation rate', 'Maximum graduation rate'],
      parameters: ['the minimum graduation rate', 'the maximum graduation rate'],
      chips: ['At least {value} graduate', 'At most {value} graduate'],
      orders: ['Graduation rate: lowest first', 'Graduation rate: highest first'],
      without: 'graduation rate',
      read: {
        amount: 'graduation rate',
        orders: ['Lowest graduation rate', 'Best graduation rate'],
        reason: '{value} graduate',
      },
    },
  },
  graduationRates: { meaning: 'Share of first-year students who graduate within four, six and eight years.' },
  fourYears: {
    label: 'Graduated within four years, full-time students who started here',
    search: {
      label: 'Four-year graduation rate',
      hint: 'Percent of full-time students who earn a bachelor’s degree in four years. US only.',
      finder: 'on time',
      fields: ['Lowest four-year rate', 'Highest four-year rate'],
      parameters: ['the minimum four-year graduation rate', 'the maximum four-year graduation rate'],
      chips: ['At least {value} graduate in 4 years', 'At most {value} graduate in 4 years'],
      orders: ['Four-year graduation: lowest first', 'Four-year graduation: highest first'],
      without: 'four-year graduation rate',
      read: {
        amount: 'graduate in four years',
        orders: ['', 'Best four-year graduation rate'],
        reason: '{value} graduate in four years',
      },
    },
  },
  sixYears: { label: 'Graduated within six years, full-time students who started here' },
  eightYears: { label: 'Graduated within eight years, full-time students who started here' },
  graduationRatePell: {
    label: 'Graduation rate of Pell Grant recipients',
    meaning: 'Share of students with a federal Pell Grant who graduate within six years (three at two-year colleges).',
    inTime: {
      fourYear: 'Share of students with a federal Pell Grant who graduate within six years.',
      twoYear: 'Share of students with a federal Pell Grant who graduate within three years.',
    },
    csv: 'Graduation rate of Pell Grant recipients',
    search: {
      label: 'Graduation rate of Pell Grant recipients',
      hint: 'Percent of Pell Grant recipients who graduate within 6 years (3 at two-year colleges). US schools only.',
      fields: ['Minimum graduation rate of Pell Grant recipients', 'Maximum graduation rate of Pell Grant recipients'],
      parameters: [
        'the minimum graduation rate of Pell Grant recipients',
        'the maximum graduation rate of Pell Grant recipients',
      ],
      chips: [
        'At least {value} of Pell Grant recipients graduate',
        'At most {value} of Pell Grant recipients graduate',
      ],
      orders: [
        'Pell Grant recipients’ graduation rate: lowest first',
        'Pell Grant recipients’ graduation rate: highest first',
      ],
      without: 'graduation rate for Pell Grant recipients',
      read: {
        amount: 'graduation rate of Pell Grant recipients',
        orders: ['', 'Best graduation rate of Pell Grant recipients'],
        reason: '{value} of Pell Grant recipients graduate',
      },
    },
  },
  graduationRateBesidePell: {
    meaning: 'The graduation rate of all students who started in the same year as these Pell Grant recipients.',
  },
  outcomes: { meaning: 'Where students are eight years after they started.' },
  outcomeAll: { label: 'Graduated within eight years, all students' },
  outcomePell: {
    label: 'Graduated within eight years, Pell Grant recipients',
    search: {
      label: 'Pell Grant recipients who graduate within 8 years',
      hint: 'The percentage who graduate there within eight years, whether full time or part time. US schools only.',
      fields: [
        'Minimum percent of Pell Grant recipients who graduate',
        'Maximum percent of Pell Grant recipients who graduate',
      ],
      parameters: [
        'the minimum percent of Pell Grant recipients who graduate',
        'the maximum percent of Pell Grant recipients who graduate',
      ],
      chips: [
        'At least {value} of Pell Grant recipients graduate in 8 years',
        'At most {value} of Pell Grant recipients graduate in 8 years',
      ],
      orders: [
        'Pell Grant recipients who graduate within 8 years: lowest first',
        'Pell Grant recipients who graduate within 8 years: highest first',
      ],
      without: 'graduation data for Pell Grant recipients',
      read: {
        amount: 'of Pell Grant recipients graduate within eight years',
        orders: ['', ''],
        reason: '{value} of Pell Grant recipients graduate within eight years',
      },
    },
  },
  outcomeTransfer: {
    label: 'Graduated within eight years, transfer students',
    search: {
      label: 'Transfer students who graduate within 8 years',
      hint: 'The percentage who graduate there within eight years. US schools only.',
      fields: [
        'Minimum percent of transfer students who graduate',
        'Maximum percent of transfer students who graduate',
      ],
      parameters: [
        'the minimum percent of transfer students who graduate',
        'the maximum percent of transfer students who graduate',
      ],
      chips: [
        'At least {value} of transfer students graduate in 8 years',
        'At most {value} of transfer students graduate in 8 years',
      ],
      orders: [
        'Transfer students who graduate within 8 years: lowest first',
        'Transfer students who graduate within 8 years: highest first',
      ],
      without: 'graduation data for transfer students',
      read: {
        amount: 'of transfer students graduate within eight years',
        orders: ['', 'Best graduation rate for transfer students'],
        reason: '{value} of transfer students graduate within eight years',
      },
    },
  },
  outcomePartTime: {
    label: 'Graduated within eight years, part-time students',
    search: {
      label: 'Part-time students who graduate within 8 years',
      hint: 'The percentage who graduate there within eight years. US schools only.',
      fields: [
        'Minimum percent of part-time students who graduate',
        'Maximum percent of part-time students who graduate',
      ],
      parameters: [
        'the minimum percent of part-time students who graduate',
        'the maximum percent of part-time students who graduate',
      ],
      chips: [
        'At least {value} of part-time students graduate in 8 years',
        'At most {value} of part-time students graduate in 8 years',
      ],
      orders: [
        'Part-time students who graduate within 8 years: lowest first',
        'Part-time students who graduate within 8 years: highest first',
      ],
      without: 'graduation data for part-time students',
      read: {
        amount: 'of part-time students graduate within eight years',
        orders: ['', 'Best graduation rate for part-time students'],
        reason: '{value} of part-time students graduate within eight years',
      },
    },
  },
  employmentRate: {
    label: 'Employed after two years',
    meaning: 'Share of graduates who have a job two years after they graduated.',
  },
  employmentByField: { meaning: 'Share of graduates who have a job two years after they graduated, by field.' },
};
