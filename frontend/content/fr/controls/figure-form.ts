/** Words of the switch between a chart and its table. */
export const figureFormWords = {
  chart: 'Graphique',
  table: 'Tableau',
  showAs: (subject: string) => `Présentation : ${subject}`,
} as const;
