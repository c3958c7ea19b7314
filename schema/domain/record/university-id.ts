/** What the id of a university says by itself. */

/**
 * Ids from here on are Canadian. Below are the UNITIDs of the United States, and 800001 to 800006: our own numbers for six
 * schools there that have none.
 */
const FIRST_CANADIAN_ID = 800_007;

export const isCanadianId = (id: number): boolean => id >= FIRST_CANADIAN_ID;
