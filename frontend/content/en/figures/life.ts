/** Words of the figures in schema/domain/figures/life.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { LIFE_FIGURES } from '#schema/domain/figures/life.ts';

export const LIFE_WORDS: WordsOf<typeof LIFE_FIGURES> = {
  undergraduateEnrollment: {
    label: 'Undergraduates',
    meaning: 'Students working toward a bachelor’s degree or a lower award.',
    csv: 'Undergraduates',
  },
  graduateEnrollment: {
    label: 'Graduate students',
    meaning: 'Students working toward a master’s degree, a doctorate or a graduate certificate.',
    csv: 'Graduate students',
  },
  enrolmentByYear: { meaning: 'Full-time students in each fall.' },
  housingOptions: { label: 'Housing', meaning: 'Whether the school offers housing, and of what kind.' },
  studentOrganizations: { label: 'Student organizations', meaning: 'How many student organizations there are.' },
  athleticsDivision: { label: 'Athletics', meaning: 'The association its teams play in.', csv: 'Athletics' },
  athleticsConference: { label: 'Conference' },
  percentPell: {
    label: 'Undergraduates with a Pell Grant',
    meaning:
      'Share of undergraduates with a federal Pell Grant, which goes to students from families with low incomes.',
    search: {
      label: 'Share of students with a Pell Grant',
      hint: 'Percent of undergraduates with a federal Pell Grant, which goes to students from families with low incomes. US only.',
      finder: 'low income aid',
      fields: ['Lowest share with a Pell Grant', 'Highest share with a Pell Grant'],
      parameters: ['the minimum share with a Pell Grant', 'the maximum share with a Pell Grant'],
      chips: ['At least {value} with a Pell Grant', 'At most {value} with a Pell Grant'],
      orders: ['Pell Grants: lowest share first', 'Pell Grants: highest share first'],
      without: 'data on Pell Grants',
      read: {
        amount: 'with a Pell Grant',
        orders: ['', 'Most students with a Pell Grant'],
        reason: '{value} have a Pell Grant',
      },
    },
  },
  studentBody: { meaning: 'Who the undergraduates are.' },
  adultShare: {
    search: {
      label: 'Share of students 25 or older',
      hint: 'Percent of undergraduates. US only.',
      finder: 'adult age mature',
      fields: ['Lowest share 25 or older', 'Highest share 25 or older'],
      parameters: ['the minimum share of adults', 'the maximum share of adults'],
      chips: ['At least {value} 25 or older', 'At most {value} 25 or older'],
      orders: ['Students 25 or older: lowest share first', 'Students 25 or older: highest share first'],
      without: 'data on the age of students',
      read: {
        amount: 'aged 25 or older',
        orders: ['', 'Most students 25 or older'],
        reason: '{value} are 25 or older',
      },
    },
  },
  partTimeShare: {
    search: {
      label: 'Share of part-time students',
      hint: 'Percent of undergraduates. US only.',
      fields: ['Lowest part-time share', 'Highest part-time share'],
      parameters: ['the minimum part-time share', 'the maximum part-time share'],
      chips: ['At least {value} part time', 'At most {value} part time'],
      orders: ['Part-time students: lowest share first', 'Part-time students: highest share first'],
      without: 'data on part-time students',
      read: {
        amount: 'part-time students',
        orders: ['', 'Most part-time students'],
        reason: '{value} study part time',
      },
    },
  },
  services: { meaning: 'What the school offers besides teaching.' },
  studentsWithDisability: {
    search: {
      label: 'Share of students with a disability',
      hint: 'Percent of undergraduates registered with a disability. Schools with 3% or less don’t give the number. US only.',
      fields: ['Lowest share with a disability', 'Highest share with a disability'],
      parameters: ['the minimum share with a disability', 'the maximum share with a disability'],
      chips: ['At least {value} with a disability', 'At most {value} with a disability'],
      orders: ['Students with a disability: lowest share first', 'Students with a disability: highest share first'],
      without: 'data on students with a disability',
      read: {
        amount: 'with a disability',
        orders: ['', 'Most students with a disability'],
        reason: '{value} are registered with a disability',
      },
    },
  },
  links: { meaning: 'The school’s own pages for applicants.' },
  safety: { meaning: 'Offenses reported on the main campus, per 1,000 students.' },
};
