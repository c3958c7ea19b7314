/** Words of the switch between a chart and its table. */
export const figureFormWords = {
  chart: 'Chart',
  table: 'Table',
  showAs: (subject: string) => `Show as: ${subject}`,
} as const;
