/** The six towns the product describes in words; everything else about a town is read from the catalogue. */

/** Keys of towns (townKey of worker/search/find-town.ts), in the order they are shown. */
export const COLLEGE_TOWNS = [
  'boston-ma',
  'berkeley-ca',
  'ann-arbor-mi',
  'chapel-hill-nc',
  'toronto-on',
  'montreal-qc',
] as const;
export type CollegeTown = (typeof COLLEGE_TOWNS)[number];
