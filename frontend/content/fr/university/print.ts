/** Words of the sheets that are made for paper. */
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';

export const printWords = {
  site: 'CampusAtlas',
  comparison: 'Comparaison d’universités',
  figure: 'Chiffre',
  value: 'Valeur',
  yearAndSource: 'Année et source',
  notKnown: 'Aucune donnée',
  yourPrice: 'Votre prix',
  yourPriceEstimate: 'Votre prix (estimation)',
  yourPriceNote: 'Par année, d’après vos réponses.',
  estimate: 'estimation',
  total: 'Total',
  dates: 'Dates de la demande d’admission',
  datesFor: (cycle: string) => `pour ${cycle}`,
  lastKnown: (cycle: string) => `Dates de ${cycle}. Nous n’avons pas encore celles de l’année à venir.`,
  noDates: 'Nous n’avons pas les dates limites de cet établissement. Demandez-les-lui.',
  rolling: 'En continu : l’établissement décide à mesure que les demandes arrivent.',
  check: (asOf: string) =>
    `Dates connues le ${formatPartialDate(asOf)}. Vérifiez chaque date auprès de l’établissement.`,
  checkEach: 'Vérifiez chaque date auprès de l’établissement.',
  scan: 'Ouvrir cette page',
  qr: (address: string) => `Code QR pour ${address}`,
  printedOn: (day: string) => `Imprimé le ${formatPartialDate(day)}`,
  footer:
    'Les chiffres sont ceux que publient les établissements et les organismes publics. Chacun porte sur l’année indiquée à côté.',
  noFee: 'Aucuns frais',
  notes: 'Questions et notes',
  /** Under the title of a comparison. */
  perYear: 'Les prix sont ceux d’une année.',
} as const;
