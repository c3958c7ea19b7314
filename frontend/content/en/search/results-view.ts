/** Words of what stands above the results: list, table or map, and the way to what is near. */

export const viewWords = {
  label: 'Show results as',
  list: 'List',
  table: 'Table',
  map: 'Map',
  near: 'Near me or a town',
} as const;
