/** Words of the figures in schema/domain/figures/study.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { STUDY_FIGURES } from '#schema/domain/figures/study.ts';

export const STUDY_WORDS: WordsOf<typeof STUDY_FIGURES> = {
  academicCalendar: {
    label: 'Academic calendar',
    meaning: 'How the year is divided into terms.',
    csv: 'Academic calendar',
  },
  highestAward: { label: 'Highest degree' },
  carnegieClass: { label: 'Carnegie classification (2025)' },
  researchDesignation: { label: 'Research designation (Carnegie 2025)' },
  accessEarnings: { label: 'Student access and earnings (Carnegie 2025)' },
  language: { label: 'Language of instruction' },
  largestFields: { label: 'Largest fields of study', meaning: 'The fields with the most graduates in a year.' },
  programs: { meaning: 'Degrees and certificates awarded in a year, by field of study.' },
  onlineShare: {
    meaning: 'Share of students who study fully online.',
    search: {
      label: 'Share of students fully online',
      hint: 'Percent of students who take all their courses online.',
      finder: 'distance remote',
      fields: ['Lowest share online', 'Highest share online'],
      parameters: ['the minimum share online', 'the maximum share online'],
      chips: ['At least {value} fully online', 'At most {value} fully online'],
      orders: ['Fully online: lowest share first', 'Fully online: highest share first'],
      without: 'data on online study',
      read: { amount: 'fully online', orders: ['', ''], reason: '{value} study fully online' },
    },
  },
  ontarioPrograms: { meaning: 'Programs you apply to, with the grades they ask for.' },
  accreditedSchools: { meaning: 'Professional programs recognized by an accrediting body.' },
};
