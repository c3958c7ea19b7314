/** Words of the figures in schema/domain/figures/admission.ts. */
import type { WordsOf } from '#frontend/content/figure-words.ts';
import type { ADMISSION_FIGURES } from '#schema/domain/figures/admission.ts';

export const ADMISSION_WORDS: WordsOf<typeof ADMISSION_FIGURES> = {
  acceptanceRate: {
    label: 'Taux d’admission',
    card: 'Admission',
    meaning: 'Le pourcentage des demandes d’admission en première année que l’établissement accepte.',
    csv: 'Taux d’admission',
    trend: 'Admission',
    changed: 'Le taux d’admission',
    search: {
      label: 'Taux d’admission',
      hint: 'Pourcentage des demandes d’admission qui sont acceptées.',
      finder: 'admission sélectif sélectivité chances facile difficile ouvert acceptation',
      fields: ['Taux d’admission minimal', 'Taux d’admission maximal'],
      parameters: ['le taux d’admission minimal', 'le taux d’admission maximal'],
      chips: ['Taux d’admission d’au moins {value}', 'Taux d’admission d’au plus {value}'],
      orders: ['Taux d’admission\u00a0: le plus bas d’abord', 'Taux d’admission\u00a0: le plus élevé d’abord'],
      without: 'taux d’admission connu',
      read: {
        amount: 'taux d’admission',
        orders: ['Les plus sélectives', 'Admission la plus facile'],
        reason: 'taux d’admission de {value}',
      },
    },
  },
  admissionPolicy: {
    label: 'Admission',
    meaning:
      'L’établissement choisit-il parmi les demandes, ou accepte-t-il toute personne qui remplit les conditions?',
    csv: 'Admission',
  },
  testPolicy: {
    label: 'SAT et ACT',
    meaning: 'Faut-il envoyer ses résultats au SAT ou à l’ACT pour entrer en première année?',
  },
  applicationFee: {
    label: 'Frais de demande d’admission',
    meaning: 'Ce que coûte une demande d’admission en première année.',
    csv: 'Frais de demande d’admission',
    search: {
      label: 'Frais de demande d’admission',
      hint: 'En dollars américains. Pour une demande gratuite, entrez 0 comme maximum.',
      finder: 'présenter une demande gratuit exemption',
      fields: ['Frais de demande minimaux', 'Frais de demande maximaux'],
      parameters: ['les frais de demande minimaux', 'les frais de demande maximaux'],
      chips: ['Frais de demande d’au moins {value}', 'Frais de demande d’au plus {value}'],
      orders: ['Frais de demande\u00a0: croissants', 'Frais de demande\u00a0: décroissants'],
      without: 'frais de demande connus',
      read: {
        amount: 'frais de demande d’admission',
        orders: ['Frais de demande les plus bas', 'Frais de demande les plus élevés'],
        reason: 'frais de demande d’admission de {value}',
      },
    },
  },
  satRange: {
    label: 'SAT total, moitié centrale',
    meaning:
      'La moitié centrale\u00a0: un quart des étudiants de première année ont eu un résultat plus bas que cette fourchette, et un autre quart, un résultat plus haut.',
  },
  actRange: {
    label: 'ACT, moitié centrale',
    meaning:
      'La moitié centrale\u00a0: un quart des étudiants de première année ont eu un résultat plus bas que cette fourchette, et un autre quart, un résultat plus haut.',
  },
  enteringAverage: {
    label: 'Moyenne à l’entrée',
    card: 'Moy. à l’entrée',
    meaning: 'La moyenne des étudiants de première année dans leur dernière année d’études avant l’université.',
    search: {
      label: 'Moyenne à l’entrée',
      hint: 'La moyenne des étudiants de première année dans leur dernière année d’études avant l’université. Certaines universités du Canada seulement.',
      finder: 'notes',
      fields: ['Moyenne minimale à l’entrée', 'Moyenne maximale à l’entrée'],
      parameters: ['la moyenne minimale à l’entrée', 'la moyenne maximale à l’entrée'],
      chips: ['Moyenne à l’entrée de {value} et plus', 'Moyenne à l’entrée de {value} et moins'],
      orders: ['Moyenne à l’entrée\u00a0: la plus basse d’abord', 'Moyenne à l’entrée\u00a0: la plus élevée d’abord'],
      without: 'moyenne à l’entrée',
      read: {
        amount: 'moyenne à l’entrée',
        orders: ['Moyennes à l’entrée les plus basses', 'Moyennes à l’entrée les plus élevées'],
        reason: 'moyenne à l’entrée\u00a0: {value}',
      },
    },
  },
  enteringAverages: { meaning: 'Les moyennes au secondaire des étudiants de première année, par domaine.' },
  deadlines: { meaning: 'La date limite des demandes pour la première année.' },
  applicationParts: { meaning: 'Ce que vous envoyez avec votre demande.' },
  applicationRoutes: { meaning: 'Comment et quand présenter une demande au Canada.' },
  admissionFactors: { meaning: 'Ce que l’établissement prend en compte pour choisir les étudiants de première année.' },
  earlyDecision: { meaning: 'Combien de personnes ont demandé une décision anticipée et combien ont été admises.' },
  waitlist: {
    meaning: 'Combien de personnes se sont vu offrir une place sur la liste d’attente, et combien ont été admises.',
  },
};
