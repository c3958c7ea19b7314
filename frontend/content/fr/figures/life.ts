/** Words of the figures in schema/domain/figures/life.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { LIFE_FIGURES } from '#schema/domain/figures/life.ts';

export const LIFE_WORDS: WordsOf<typeof LIFE_FIGURES> = {
  undergraduateEnrollment: {
    label: 'Étudiants au premier cycle',
    meaning: 'Les étudiants qui préparent un baccalauréat ou un diplôme inférieur.',
    csv: 'Étudiants au premier cycle',
  },
  graduateEnrollment: {
    label: 'Étudiants aux cycles supérieurs',
    meaning: 'Les étudiants qui préparent une maîtrise, un doctorat ou un certificat de cycles supérieurs.',
    csv: 'Étudiants aux cycles supérieurs',
  },
  enrolmentByYear: { meaning: 'Les étudiants à temps plein, chaque automne.' },
  housingOptions: { label: 'Logement', meaning: 'L’établissement offre-t-il des logements, et lesquels?' },
  studentOrganizations: { label: 'Associations étudiantes', meaning: 'Le nombre d’associations étudiantes.' },
  athleticsDivision: {
    label: 'Sports',
    meaning: 'L’association sportive dans laquelle jouent ses équipes.',
    csv: 'Sports',
  },
  athleticsConference: { label: 'Conférence sportive' },
  percentPell: {
    label: 'Boursiers Pell au premier cycle',
    meaning:
      'La part des étudiants de premier cycle qui reçoivent une bourse Pell, accordée par le gouvernement fédéral aux familles à faible revenu.',
  },
  studentBody: { meaning: 'Qui sont les étudiants de premier cycle.' },
  services: { meaning: 'Ce que l’établissement offre en plus de l’enseignement.' },
  links: { meaning: 'Les pages de l’établissement destinées aux personnes qui présentent une demande.' },
  safety: { meaning: 'Les infractions signalées sur le campus principal, pour 1\u00a0000 étudiants.' },
};
