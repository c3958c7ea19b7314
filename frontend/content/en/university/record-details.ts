/** Texts of a university's record that stand further down its page, in English there: said as they are. */

/** What a school offers: to veterans, by ROTC. */
export const serviceText = (text: string): string => text;
/** A field of study as Canadian sources name it. */
export const fieldText = (field: string): string => field;
/** Practical experience in a program of Ontario. */
export const experienceText = (text: string): string => text;
/** A part of a field that an accrediting body names: "civil", of engineering. */
export const disciplineText = (text: string): string => text;
