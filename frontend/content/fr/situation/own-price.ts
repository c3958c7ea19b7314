/** The words of prices worked out for somebody: the place of a price, its details and the choice between the two kinds. */
import { formatPercent } from '#schema/domain/formats/formats.ts';
import type { IncomeShare } from '#schema/domain/money/share-of-income.ts';

/** « 2024-2025 » of the 2024-25 and 2024/25 that the data have. */
const schoolYear = (year: string) => year.replace(/^(\d\d)(\d\d)[-/](\d\d)$/, '$1$2-$1$3');

const WHY_NONE = 'Pourquoi il n’y a pas de prix';

export const ownPriceWords = {
  switch: 'Prix à afficher',
  own: 'Votre prix',
  published: 'Prix affiché',
  estimate: 'estimation',
  /** An average of so few people that lists neither sort nor filter by it. */
  few: 'moins de 30 étudiants',
  /** `arts`: the tuition in it is that of arts programs; `hedge`: what keeps it from being exact. */
  labelled: (hedge: string | null, arts: boolean) =>
    `Votre prix${arts ? ', études en lettres' : ''}${hedge === null ? '' : `, ${hedge}`}`,
  /** The same in a column that is headed « Votre prix ». */
  told: (hedge: string | null, arts: boolean) =>
    arts ? (hedge === null ? 'études en lettres' : `études en lettres, ${hedge}`) : hedge,
  unknown: 'Inconnu',
  receipt: (name: string) => `Comment nous avons calculé votre prix : ${name}`,
  /** The name of the button that shows it. */
  explain: (label: string, name: string) => `${label} : comment nous avons calculé votre prix, ${name}`,
  /** Where there is no price: what the details then say, and the name of the button. */
  receiptMissing: (name: string) => `${WHY_NONE} : ${name}`,
  explainMissing: (label: string, name: string) =>
    label === WHY_NONE ? `${label} : ${name}` : `${label} : pourquoi il n’y a pas de prix, ${name}`,
  made: 'Comment ce prix est calculé',
  workedOutFor: (who: string) => `D’après vos réponses : ${who}.`,
  /** The first line of a receipt, and what is taken off it. */
  beforeGrants: 'Prix d’une année, avant les bourses',
  less: (ofIncome: boolean) =>
    ofIncome
      ? 'Réduction moyenne pour les familles ayant un revenu comme le vôtre'
      : 'Réduction moyenne pour les étudiants qui reçoivent de l’aide',
  pays: 'Vous payez environ',
  perYear: (amount: string) => `${amount} par année`,
  sum: 'Une année',
  /** With rent alone: food and books are in no part of it. */
  tuitionAndRent: (tuition: string, rent: string) => `${tuition} de scolarité + ${rent} de loyer pour huit mois`,
  tuitionAnd: (tuition: string, rest: string) => `${tuition} de scolarité + ${rest} d’autres frais`,
  sumOf: (year: string) => `Par année, ${schoolYear(year)}`,
  year: schoolYear,
  inUsd: (amount: string) => `Environ ${amount} en dollars américains.`,
  askFor: 'Vous pourriez demander',
  askForNote: 'Nous n’avons pas déduit ces bourses du prix. Demandez à l’établissement s’il y participe.',
  why: WHY_NONE,
  byIncome: 'Selon le revenu familial',
  /** After one's own price: what a year costs before aid. */
  sticker: (amount: string) => `sur ${amount}`,
  beforeAid: 'avant l’aide',
  /** Under it in the head of a page, with the bar of both. */
  ofSticker: (amount: string) => `sur ${amount} par année avant l’aide`,
  /** As exactly as a step of income says it. */
  ofIncome: ({ least, most }: IncomeShare) =>
    least === null
      ? `Au plus ${formatPercent(most ?? 0)} du revenu de votre famille`
      : most === null
        ? `Au moins ${formatPercent(least)} du revenu de votre famille`
        : least === most
          ? `Environ ${formatPercent(least)} du revenu de votre famille`
          : `De ${formatPercent(least)} à ${formatPercent(most)} du revenu de votre famille`,
  stickerNote: (amount: string) => `Avant les bourses, une année coûte ${amount}.`,
  /** Opens the panel: for who has said nothing, and for who has. */
  ask: 'Et vous, combien paieriez-vous?',
  change: 'Modifier',
} as const;
