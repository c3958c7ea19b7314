/**
 * What a source is called in a sentence or under a table: without the names of its files and columns, which belong in the
 * pop-up of the source. "College Scorecard" for "College Scorecard, MERGED2023_24".
 */
export const sourceName = (source: string): string => source.replace(FILE_NAMES, '');

/** Capitals and digits in one word, at least two digits: HD2024, SFA2324, GR200_22, CHG3AY3; and IPEDS tables without a year. */
const FILE_NAMES = /,? \b(?:(?=[A-Z_]*\d[A-Z_]*\d)[A-Z][A-Z_\d]{4,}|DRV[A-Z]+)\b/g;
