/** Words of the figures in schema/domain/figures/study.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { STUDY_FIGURES } from '#schema/domain/figures/study.ts';

export const STUDY_WORDS: WordsOf<typeof STUDY_FIGURES> = {
  academicCalendar: {
    label: 'Calendrier universitaire',
    meaning: 'Comment l’année est découpée en sessions.',
    csv: 'Calendrier universitaire',
  },
  highestAward: { label: 'Diplôme le plus élevé' },
  carnegieClass: { label: 'Classification Carnegie (2025)' },
  researchDesignation: { label: 'Désignation de recherche (Carnegie 2025)' },
  accessEarnings: { label: 'Accès aux études et revenus (Carnegie 2025)' },
  language: { label: 'Langue d’enseignement' },
  largestFields: {
    label: 'Principaux domaines d’études',
    meaning: 'Les domaines où l’on décerne le plus de diplômes en un an.',
  },
  programs: { meaning: 'Les diplômes et certificats décernés en un an, par domaine d’études.' },
  onlineShare: {
    meaning: 'La part des étudiants qui étudient entièrement en ligne.',
    search: {
      label: 'Part des étudiants entièrement en ligne',
      hint: 'Pourcentage des étudiants qui suivent tous leurs cours en ligne.',
      finder: 'distance télé-enseignement',
      fields: ['Part minimale en ligne', 'Part maximale en ligne'],
      parameters: ['la part minimale en ligne', 'la part maximale en ligne'],
      chips: ['Au moins {value} entièrement en ligne', 'Au plus {value} entièrement en ligne'],
      orders: [
        'Entièrement en ligne\u00a0: la plus petite part d’abord',
        'Entièrement en ligne\u00a0: la plus grande part d’abord',
      ],
      without: 'part connue d’étudiants en ligne',
      read: {
        amount: 'études entièrement en ligne\u00a0:',
        orders: ['', ''],
        reason: '{value} étudient entièrement en ligne',
      },
    },
  },
  ontarioPrograms: { meaning: 'Les programmes où présenter une demande, et les notes qu’ils exigent.' },
  accreditedSchools: { meaning: 'Les programmes professionnels reconnus par un organisme d’agrément.' },
};
