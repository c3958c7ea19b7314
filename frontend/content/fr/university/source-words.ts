/** Words around the source of a figure: who published it, for which year, why it is missing. */

export const sourceWords = {
  publisher: 'Source',
  variable: 'Variable',
  year: 'Année',
  computed: 'Mode de calcul',
  estimate: 'Estimation',
  estimateNote: 'Nous l’utilisons parce que nous n’avons pas le chiffre de l’établissement.',
  missing: 'Pourquoi il manque',
  missingOwn: 'Pourquoi il manque le chiffre de l’établissement',
  unknown: 'Nous n’avons pas de source pour ce chiffre.',
} as const;
