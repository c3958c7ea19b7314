/** Whom a price is for, as cards need it before anything else of a record. */

/** Who pays a price: "Quebec residents". */
export const payersText = (whom: string): string => whom;
