/** Words of the figures in schema/domain/figures/school.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { SCHOOL_FIGURES } from '#schema/domain/figures/school.ts';

export const SCHOOL_WORDS: WordsOf<typeof SCHOOL_FIGURES> = {
  id: { csv: 'ID' },
  name: { csv: 'Name' },
  city: { csv: 'City' },
  country: { csv: 'Country' },
  place: { label: 'Location' },
  status: { label: 'Status', meaning: 'Whether the school still teaches, or has closed, merged or changed its name.' },
  type: {
    label: 'Type',
    meaning:
      'Who runs the school: the state or province (public), a nonprofit organization (private) or owners who make a profit (for-profit).',
    csv: 'Type',
  },
  kind: {
    label: 'Kind',
    meaning: 'What the school mostly awards: bachelor’s degrees, associate degrees or others.',
    csv: 'Kind',
  },
  website: { meaning: 'The school’s own website.' },
  currency: { csv: 'Currency' },
  yearFounded: {
    label: 'Founded',
    meaning: 'The year the school, or the school it grew out of, was founded.',
    csv: 'Year founded',
    search: {
      label: 'Year founded',
      finder: 'age old new history',
      fields: ['Founded in or after', 'Founded in or before'],
      placeholders: ['From', 'To'],
      parameters: ['the earliest founding year', 'the latest founding year'],
      chips: ['Founded {value} or later', 'Founded {value} or earlier'],
      orders: ['Founded: oldest first', 'Founded: newest first'],
      without: 'founding year',
      read: { amount: 'founded', orders: ['Oldest', 'Newest'], reason: 'founded {value}' },
    },
  },
  studentPopulation: {
    label: 'Student population',
    meaning:
      'All students in the fall term, undergraduate and graduate. Some Canadian numbers count full-time students only.',
    csv: 'Students',
    search: {
      label: 'Student population',
      finder: 'size small large enrollment students',
      fields: ['Minimum number of students', 'Maximum number of students'],
      parameters: ['the minimum number of students', 'the maximum number of students'],
      chips: ['{value} students or more', '{value} students or fewer'],
      orders: ['Students: fewest first', 'Students: most first'],
      without: 'enrollment data',
      read: { amount: 'students', orders: ['Smallest', 'Largest'], reason: '{value} students' },
    },
  },
  size: {
    label: 'Size',
    meaning: 'Small under 5,000 students, Medium 5,000 to 15,000, Large 15,000 to 30,000, Very Large over 30,000.',
  },
  campusSetting: { label: 'Campus setting', meaning: 'What kind of place the campus is in.', csv: 'Campus setting' },
  religiousAffiliation: {
    label: 'Religious affiliation',
    meaning: 'Whether the school is tied to a faith, and to which one.',
    csv: 'Religious affiliation',
  },
  religiousDenomination: { csv: 'Denomination' },
  designations: {
    label: 'Designations',
    meaning:
      'A status the school has by law, often because of the students it serves, or that it is a women’s college, a men’s college or fully online.',
  },
};
