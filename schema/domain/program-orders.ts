/** The orders in which a university's programs can be looked at. */
export const PROGRAM_ORDERS = ['graduates', 'earnings', 'debt'] as const;
export type ProgramOrder = (typeof PROGRAM_ORDERS)[number];
