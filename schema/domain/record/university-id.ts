/** What the id of a university says by itself. */

/** Ids from here on are Canadian; those of the United States are the Department of Education’s. */
const FIRST_CANADIAN_ID = 800_000;

export const isCanadianId = (id: number): boolean => id >= FIRST_CANADIAN_ID;
