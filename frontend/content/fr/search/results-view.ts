/** Words of what stands above the results: list, table, map or plot, and the way to what is near. */

export const viewWords = {
  label: 'Présentation des résultats',
  list: 'Liste',
  table: 'Tableau',
  map: 'Carte',
  plot: 'Graphique',
  near: 'Près de moi ou d’une ville',
} as const;
