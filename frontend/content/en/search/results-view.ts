/** Words of what stands above the results: list, table, map or plot, and the way to what is near. */

export const viewWords = {
  label: 'Show results as',
  list: 'List',
  table: 'Table',
  map: 'Map',
  plot: 'Plot',
  near: 'Near me or a town',
} as const;
