/** Words of the front page's lists and of its map while one types. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { CANADIAN_DAYS, CLOSING_DAYS } from '#schema/domain/plan/closing-soon.ts';

export const homeListWords = {
  matches: (count: number) =>
    count === 0
      ? 'Aucun établissement trouvé'
      : plural(count, { one: `${formatCount(count)} établissement`, other: `${formatCount(count)} établissements` }),
  closing: {
    title: 'Dates limites à venir',
    more: 'Tout voir',
    rule: `Les six plus grands établissements, d’ici ${CLOSING_DAYS} jours. Vérifiez la date auprès de chacun.`,
    ruleCanada: `Grands établissements du Canada, d’ici ${CANADIAN_DAYS} jours. À vérifier.`,
    ruleNear: `Dans votre État ou province, d’ici ${CLOSING_DAYS} jours. Vérifiez la date auprès de l’établissement.`,
    anyRound: 'Date limite d’admission',
  },
  /** Of the schools that `firstPricesQuery` finds for readers of this language. */
  prices: {
    title: 'Taux de diplomation élevés',
    more: 'Tout voir',
    rule: 'Droits de scolarité des programmes de lettres, selon le lieu de résidence. Plus de 10\u00a0000 étudiants.',
  },
  questions: {
    postalCode: 'Code postal',
    example: 'H3A 0G4',
    income: 'Revenu familial par année',
    choose: 'Choisir une tranche',
    get: 'Voir mon prix',
    other: 'Autre lieu',
    needsIncome: 'Choisissez le revenu de votre famille.',
  },
  lowest: {
    label: 'Établissements où votre prix est le plus bas',
    failed: 'Nous n’avons pas pu charger vos prix.',
    none: 'Nous n’avons pas votre prix pour ces établissements.',
    place: (town: string, admitted: string | null) => (admitted === null ? town : `${town}, admission : ${admitted}`),
  },
} as const;
