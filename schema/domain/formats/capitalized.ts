/** With a capital, to begin a line. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
