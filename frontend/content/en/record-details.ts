/** Texts of a university's record that stand further down its page, in English there: said as they are. */

/** What a school offers: to veterans, by ROTC. */
export const serviceText = (text: string): string => text;
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
