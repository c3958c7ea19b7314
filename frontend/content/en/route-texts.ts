/** How one applies in Canada, as a record holds it in English. */

/** A fact of how one applies in Canada. */
export const routeText = (text: string): string => text;
/** A label and what belongs to it. */
export const labelled = (label: string, text: string): string => `${label}: ${text}`;
