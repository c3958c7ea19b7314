/** Texts that a university's record holds in English, as its first screen needs them: said as they are. */

/** Whom a rate counts, in the middle of a sentence: "full-time first-time students". */
export const countedText = (whom: string): string =>
  whom.replace(/\bPell g/, 'Pell G').replace(/^./, (first) => first.toLowerCase());
/** Which year a figure is of: "fall 2024", "2022–23", "started in fall 2017" for what its source calls "entered fall 2017". */
export const yearText = (year: string): string =>
  year
    .replace(/\b(20\d\d)[-/](?:20)?(\d\d)\b(?!-)/g, '$1–$2')
    .replace(/^entered fall (\d{4})$/, 'started in fall $1')
    .replace(/^entered (\d{4}.*)$/, 'started in $1');

/** The day or year of an exchange rate. */
export const rateDate = (date: string): string => date;
/** Which programs a price is of: "arts or general". */
export const pricedProgramsText = (program: string): string => program;
