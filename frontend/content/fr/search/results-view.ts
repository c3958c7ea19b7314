/** Words of what stands above the results: list, table or map, and the way to what is near. */

export const viewWords = {
  label: 'Présentation des résultats',
  list: 'Liste',
  table: 'Tableau',
  map: 'Carte',
  near: 'Près de moi ou d’une ville',
} as const;
