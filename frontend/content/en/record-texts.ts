/** Texts that a university's record holds in English, as its first screen needs them: said as they are. */

/** Whom a rate counts, in the middle of a sentence: "full-time first-time students". */
export const countedText = (whom: string): string => whom.charAt(0).toLowerCase() + whom.slice(1);
/** Which year a figure is of, as its source names it: "fall 2024", "entered fall 2017". */
export const yearText = (year: string): string => year;

/** The day or year of an exchange rate. */
export const rateDate = (date: string): string => date;
/** Which programs a price is of: "arts or general". */
export const pricedProgramsText = (program: string): string => program;
