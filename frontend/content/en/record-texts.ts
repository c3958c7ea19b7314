/** Texts that a university's record holds in English: said as they are. */

/** Whom a rate counts, in the middle of a sentence: "full-time first-time students". */
export const countedText = (whom: string): string => whom.charAt(0).toLowerCase() + whom.slice(1);
/** Which year a figure is of, as its source names it: "fall 2024", "entered fall 2017". */
export const yearText = (year: string): string => year;
/** Who pays a price: "Quebec residents". */
export const payersText = (whom: string): string => whom;
/** A fact of how one applies in Canada. */
export const routeText = (text: string): string => text;
/** What a school offers: to veterans, by ROTC. */
export const serviceText = (text: string): string => text;
/** Which programs a price is of: "arts or general". */
export const pricedProgramsText = (program: string): string => program;
/** What the record says of housing and meals. */
export const housingText = (text: string): string => text;
/** In what language a Canadian school teaches. */
export const languageText = (language: string): string => language;
/** A field of study as Canadian sources name it. */
export const fieldText = (field: string): string => field;
/** Practical experience in a program of Ontario. */
export const experienceText = (text: string): string => text;
/** A Carnegie class of 2021. */
export const carnegieText = (label: string): string => label;

/** A label and what belongs to it. */
export const labelled = (label: string, text: string): string => `${label}: ${text}`;
