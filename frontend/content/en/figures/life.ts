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
    meaning: 'Share of undergraduates with a federal Pell Grant, which goes to families with low incomes.',
  },
  studentBody: { meaning: 'Who the undergraduates are.' },
  services: { meaning: 'What the school offers besides teaching.' },
  links: { meaning: 'The school’s own pages for applicants.' },
  safety: { meaning: 'Offenses reported on the main campus, for each 1,000 students.' },
};
