/** A label and what belongs to it. */
export const labelled = (label: string, text: string): string => `${label}: ${text}`;
