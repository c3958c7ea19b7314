/** Words of the figures in schema/domain/figures/outcomes.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { OUTCOMES_FIGURES } from '#schema/domain/figures/outcomes.ts';

export const OUTCOMES_WORDS: WordsOf<typeof OUTCOMES_FIGURES> = {
  studentFacultyRatio: {
    label: 'Étudiants par professeur',
    meaning:
      'Le nombre d’étudiants pour chaque membre du corps enseignant. Un chiffre plus bas annonce en général des groupes plus petits.',
    csv: 'Étudiants par professeur',
    search: {
      label: 'Étudiants par professeur',
      finder: 'taille des classes petits groupes professeurs',
      fields: ['Nombre minimal d’étudiants par professeur', 'Nombre maximal d’étudiants par professeur'],
      parameters: ['le nombre minimal d’étudiants par professeur', 'le nombre maximal d’étudiants par professeur'],
      chips: ['{value} étudiants ou plus par professeur', '{value} étudiants au plus par professeur'],
      orders: ['Étudiants par professeur\u00a0: ordre croissant', 'Étudiants par professeur\u00a0: ordre décroissant'],
      without: 'nombre connu d’étudiants par professeur',
      read: {
        amount: 'nombre d’étudiants par professeur',
        orders: ['Le moins d’étudiants par professeur', 'Le plus d’étudiants par professeur'],
        reason: '{value}\u00a0étudiants par professeur',
      },
    },
  },
  retentionRate: {
    label: 'Taux de maintien aux études',
    card: 'Maintien aux études',
    meaning: 'Le pourcentage des étudiants de première année qui reviennent en deuxième année.',
    csv: 'Taux de maintien aux études',
    trend: 'Maintien aux études',
    changed: 'Le taux de maintien aux études',
    search: {
      label: 'Taux de maintien aux études',
      hint: 'Pourcentage des étudiants de première année qui reviennent en deuxième.',
      finder: 'revenir deuxième année rétention persévérance',
      fields: ['Taux de maintien minimal', 'Taux de maintien maximal'],
      parameters: ['le taux de maintien minimal', 'le taux de maintien maximal'],
      chips: ['Au moins {value} reviennent en 2e année', 'Au plus {value} reviennent en 2e année'],
      orders: [
        'Taux de maintien aux études\u00a0: le plus bas d’abord',
        'Taux de maintien aux études\u00a0: le plus élevé d’abord',
      ],
      without: 'taux de maintien connu',
      read: {
        amount: 'taux de maintien aux études',
        orders: ['Taux de maintien aux études le plus bas', 'Meilleur taux de maintien aux études'],
        reason: '{value} reviennent en 2e année',
      },
    },
  },
  graduationRate: {
    label: 'Taux de diplomation',
    card: 'Diplomation',
    meaning:
      'Le pourcentage des étudiants qui ont commencé ici à temps plein et y ont obtenu leur diplôme en six ans ou moins (trois dans les collèges de deux ans).',
    inTime: {
      fourYear:
        'Le pourcentage des étudiants qui ont commencé ici à temps plein et y ont obtenu leur diplôme en six ans ou moins.',
      twoYear:
        'Le pourcentage des étudiants qui ont commencé ici à temps plein et y ont obtenu leur diplôme en trois ans ou moins.',
    },
    inCanada:
      'Le pourcentage des étudiants qui ont commencé ici à temps plein et y ont obtenu leur diplôme en sept ans ou moins. Les taux américains en comptent six.',
    csv: 'Taux de diplomation',
    trend: 'Diplomation',
    changed: 'Le taux de diplomation',
    search: {
      label: 'Taux de diplomation',
      hint: 'Pourcentage des étudiants qui obtiennent leur diplôme en 6 ans ou moins (3 dans les collèges de deux ans, 7 au Canada).',
      finder: 'terminer finir réussite diplôme',
      fields: ['Taux de diplomation minimal', 'Taux de diplomation maximal'],
      parameters: ['le taux de diplomation minimal', 'le taux de diplomation maximal'],
      chips: ['Taux de diplomation d’au moins {value}', 'Taux de diplomation d’au plus {value}'],
      orders: ['Taux de diplomation\u00a0: le plus bas d’abord', 'Taux de diplomation\u00a0: le plus élevé d’abord'],
      without: 'taux de diplomation connu',
      read: {
        amount: 'taux de diplomation',
        orders: ['Taux de diplomation le plus bas', 'Meilleur taux de diplomation'],
        reason: 'taux de diplomation de {value}',
      },
    },
  },
  graduationRates: { meaning: 'La part des étudiants de première année qui terminent en quatre, six et huit ans.' },
  fourYears: {
    label: 'Diplôme obtenu en quatre ans, étudiants à temps plein qui ont commencé ici',
    search: {
      label: 'Diplomation en quatre ans',
      hint: 'Pourcentage des étudiants à temps plein qui obtiennent un baccalauréat en quatre ans. États-Unis seulement.',
      finder: 'à temps',
      fields: ['Taux minimal en quatre ans', 'Taux maximal en quatre ans'],
      parameters: ['le taux minimal de diplomation en quatre ans', 'le taux maximal de diplomation en quatre ans'],
      chips: ['Au moins {value} de diplômés en 4 ans', 'Au plus {value} de diplômés en 4 ans'],
      orders: [
        'Diplomation en quatre ans\u00a0: la plus basse d’abord',
        'Diplomation en quatre ans\u00a0: la plus élevée d’abord',
      ],
      without: 'taux de diplomation en quatre ans',
      read: {
        amount: 'diplomation en quatre ans',
        orders: ['', 'Meilleure diplomation en quatre ans'],
        reason: '{value} diplômés en quatre ans',
      },
    },
  },
  sixYears: { label: 'Diplôme obtenu en six ans, étudiants à temps plein qui ont commencé ici' },
  eightYears: { label: 'Diplôme obtenu en huit ans, étudiants à temps plein qui ont commencé ici' },
  graduationRatePell: {
    label: 'Taux de diplomation des boursiers Pell',
    meaning:
      'La part des boursiers Pell (aide fédérale) qui obtiennent leur diplôme en six ans ou moins (trois dans les collèges de deux ans).',
    inTime: {
      fourYear: 'La part des boursiers Pell (aide fédérale) qui obtiennent leur diplôme en six ans ou moins.',
      twoYear: 'La part des boursiers Pell (aide fédérale) qui obtiennent leur diplôme en trois ans ou moins.',
    },
    csv: 'Taux de diplomation des boursiers Pell',
    search: {
      label: 'Taux de diplomation des boursiers Pell',
      hint: 'Pourcentage des boursiers Pell qui obtiennent leur diplôme en 6 ans ou moins (3 dans les collèges de deux ans). Établissements des États-Unis seulement.',
      fields: ['Taux de diplomation minimal des boursiers Pell', 'Taux de diplomation maximal des boursiers Pell'],
      parameters: [
        'le taux de diplomation minimal des boursiers Pell',
        'le taux de diplomation maximal des boursiers Pell',
      ],
      chips: [
        'Boursiers Pell\u00a0: diplomation d’au moins {value}',
        'Boursiers Pell\u00a0: diplomation d’au plus {value}',
      ],
      orders: [
        'Diplomation des boursiers Pell\u00a0: la plus basse d’abord',
        'Diplomation des boursiers Pell\u00a0: la plus élevée d’abord',
      ],
      without: 'taux de diplomation connu des boursiers Pell',
      read: {
        amount: 'diplomation des boursiers Pell',
        orders: ['', 'Meilleur taux de diplomation des boursiers Pell'],
        reason: '{value} des boursiers Pell obtiennent leur diplôme',
      },
    },
  },
  graduationRateBesidePell: {
    meaning: 'Le taux de diplomation de tous les étudiants qui ont commencé la même année que ces boursiers Pell.',
  },
  outcomes: { meaning: 'Où en sont les étudiants huit ans après avoir commencé.' },
  outcomeAll: { label: 'Diplôme obtenu en huit ans, ensemble des étudiants' },
  outcomePell: {
    label: 'Diplôme obtenu en huit ans, boursiers Pell',
    search: {
      label: 'Boursiers Pell qui terminent en huit ans',
      hint: 'Part des boursiers qui obtiennent leur diplôme dans l’établissement en huit ans, à temps plein ou partiel. États-Unis seulement.',
      fields: [
        'Pourcentage minimal de boursiers Pell qui terminent',
        'Pourcentage maximal de boursiers Pell qui terminent',
      ],
      parameters: [
        'le pourcentage minimal de boursiers Pell qui terminent',
        'le pourcentage maximal de boursiers Pell qui terminent',
      ],
      chips: [
        'Boursiers Pell\u00a0: au moins {value} terminent en 8 ans',
        'Boursiers Pell\u00a0: au plus {value} terminent en 8 ans',
      ],
      orders: [
        'Boursiers Pell qui terminent\u00a0: la plus petite part d’abord',
        'Boursiers Pell qui terminent\u00a0: la plus grande part d’abord',
      ],
      without: 'chiffre sur les boursiers Pell qui terminent',
      read: {
        amount: 'boursiers Pell, études terminées en huit ans\u00a0:',
        orders: ['', ''],
        reason: '{value} des boursiers Pell terminent en huit ans',
      },
    },
  },
  outcomeTransfer: {
    label: 'Diplôme obtenu en huit ans, étudiants venus d’un autre établissement',
    search: {
      label: 'Étudiants transférés qui terminent en huit ans',
      hint: 'Part de ces étudiants qui obtiennent leur diplôme dans l’établissement en huit ans. États-Unis seulement.',
      fields: [
        'Pourcentage minimal d’étudiants transférés qui terminent',
        'Pourcentage maximal d’étudiants transférés qui terminent',
      ],
      parameters: [
        'le pourcentage minimal d’étudiants transférés qui terminent',
        'le pourcentage maximal d’étudiants transférés qui terminent',
      ],
      chips: [
        'Étudiants transférés\u00a0: au moins {value} terminent en 8 ans',
        'Étudiants transférés\u00a0: au plus {value} terminent en 8 ans',
      ],
      orders: [
        'Étudiants transférés qui terminent\u00a0: la plus petite part d’abord',
        'Étudiants transférés qui terminent\u00a0: la plus grande part d’abord',
      ],
      without: 'chiffre sur les étudiants transférés qui terminent',
      read: {
        amount: 'transferts, études terminées en huit ans\u00a0:',
        orders: ['', 'Meilleurs résultats après un transfert'],
        reason: '{value} terminent en huit ans après un transfert',
      },
    },
  },
  outcomePartTime: {
    label: 'Diplôme obtenu en huit ans, temps partiel',
    search: {
      label: 'Étudiants à temps partiel qui terminent en huit ans',
      hint: 'Part de ces étudiants qui obtiennent leur diplôme dans l’établissement en huit ans. États-Unis seulement.',
      fields: [
        'Pourcentage minimal d’étudiants à temps partiel qui terminent',
        'Pourcentage maximal d’étudiants à temps partiel qui terminent',
      ],
      parameters: [
        'le pourcentage minimal d’étudiants à temps partiel qui terminent',
        'le pourcentage maximal d’étudiants à temps partiel qui terminent',
      ],
      chips: [
        'Temps partiel\u00a0: au moins {value} terminent en 8 ans',
        'Temps partiel\u00a0: au plus {value} terminent en 8 ans',
      ],
      orders: [
        'Étudiants à temps partiel qui terminent\u00a0: la plus petite part d’abord',
        'Étudiants à temps partiel qui terminent\u00a0: la plus grande part d’abord',
      ],
      without: 'chiffre sur les étudiants à temps partiel qui terminent',
      read: {
        amount: 'temps partiel, études terminées en huit ans\u00a0:',
        orders: ['', 'Meilleurs résultats à temps partiel'],
        reason: '{value} terminent en huit ans à temps partiel',
      },
    },
  },
  employmentRate: {
    label: 'En emploi après deux ans',
    meaning: 'La part des diplômés en emploi deux ans après la fin de leurs études.',
  },
  employmentByField: { meaning: 'La part des diplômés en emploi deux ans après la fin de leurs études, par domaine.' },
};
