/** Ids of the schools of each group that people name, from groups.json: each with its source and the day it was read. */
import groups from './groups.json' with { type: 'json' };

export const SCHOOLS_OF_GROUPS: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  groups.map(({ key, ids }) => [key, ids]),
);
