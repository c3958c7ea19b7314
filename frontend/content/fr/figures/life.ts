/** Words of the figures in schema/domain/figures/life.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { LIFE_FIGURES } from '#schema/domain/figures/life.ts';

export const LIFE_WORDS: WordsOf<typeof LIFE_FIGURES> = {
  undergraduateEnrollment: {
    label: 'Étudiants au premier cycle',
    meaning: 'Les étudiants qui préparent un baccalauréat ou un diplôme de niveau inférieur.',
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
      'La part des étudiants de premier cycle qui reçoivent une bourse Pell, que le gouvernement fédéral accorde aux étudiants de familles à faible revenu.',
    search: {
      label: 'Part des boursiers Pell',
      hint: 'Pourcentage des étudiants de premier cycle qui ont une bourse Pell, accordée aux familles à faible revenu. États-Unis seulement.',
      finder: 'faible revenu aide',
      fields: ['Part minimale de boursiers Pell', 'Part maximale de boursiers Pell'],
      parameters: ['la part minimale de boursiers Pell', 'la part maximale de boursiers Pell'],
      chips: ['Au moins {value} de boursiers Pell', 'Au plus {value} de boursiers Pell'],
      orders: [
        'Boursiers Pell\u00a0: la plus petite part d’abord',
        'Boursiers Pell\u00a0: la plus grande part d’abord',
      ],
      without: 'part connue de boursiers Pell',
      read: {
        amount: 'boursiers Pell\u00a0:',
        orders: ['', 'Le plus de boursiers Pell'],
        reason: '{value} ont une bourse Pell',
      },
    },
  },
  studentBody: { meaning: 'Qui sont les étudiants de premier cycle.' },
  adultShare: {
    search: {
      label: 'Part des étudiants de 25 ans et plus',
      hint: 'Pourcentage des étudiants de premier cycle. États-Unis seulement.',
      finder: 'adulte âge',
      fields: ['Part minimale des 25 ans et plus', 'Part maximale des 25 ans et plus'],
      parameters: ['la part minimale d’adultes', 'la part maximale d’adultes'],
      chips: ['Au moins {value} ont 25 ans ou plus', 'Au plus {value} ont 25 ans ou plus'],
      orders: [
        '25 ans et plus\u00a0: la plus petite part d’abord',
        '25 ans et plus\u00a0: la plus grande part d’abord',
      ],
      without: 'âge connu des étudiants',
      read: {
        amount: 'étudiants de 25 ans et plus\u00a0:',
        orders: ['', 'Le plus d’étudiants de 25 ans et plus'],
        reason: '{value} ont 25 ans ou plus',
      },
    },
  },
  partTimeShare: {
    search: {
      label: 'Part des étudiants à temps partiel',
      hint: 'Pourcentage des étudiants de premier cycle. États-Unis seulement.',
      fields: ['Part minimale à temps partiel', 'Part maximale à temps partiel'],
      parameters: ['la part minimale à temps partiel', 'la part maximale à temps partiel'],
      chips: ['Au moins {value} à temps partiel', 'Au plus {value} à temps partiel'],
      orders: ['Temps partiel\u00a0: la plus petite part d’abord', 'Temps partiel\u00a0: la plus grande part d’abord'],
      without: 'part connue d’étudiants à temps partiel',
      read: {
        amount: 'étudiants à temps partiel\u00a0:',
        orders: ['', 'Le plus d’étudiants à temps partiel'],
        reason: '{value} étudient à temps partiel',
      },
    },
  },
  services: { meaning: 'Ce que l’établissement offre en plus de l’enseignement.' },
  studentsWithDisability: {
    search: {
      label: 'Part des étudiants en situation de handicap',
      hint: 'Pourcentage des étudiants de premier cycle inscrits aux services adaptés. À 3\u00a0% ou moins, le chiffre n’est pas publié. États-Unis seulement.',
      fields: ['Part minimale en situation de handicap', 'Part maximale en situation de handicap'],
      parameters: ['la part minimale en situation de handicap', 'la part maximale en situation de handicap'],
      chips: ['Au moins {value} en situation de handicap', 'Au plus {value} en situation de handicap'],
      orders: [
        'Situation de handicap\u00a0: la plus petite part d’abord',
        'Situation de handicap\u00a0: la plus grande part d’abord',
      ],
      without: 'part connue d’étudiants en situation de handicap',
      read: {
        amount: 'étudiants en situation de handicap\u00a0:',
        orders: ['', 'Le plus d’étudiants en situation de handicap'],
        reason: '{value} en situation de handicap',
      },
    },
  },
  links: { meaning: 'Les pages de l’établissement destinées aux personnes qui présentent une demande.' },
  safety: { meaning: 'Les infractions signalées sur le campus principal, pour 1\u00a0000 étudiants.' },
};
