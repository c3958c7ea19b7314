/** Sort orders of a university's programs. */
export const PROGRAM_ORDERS = ['graduates', 'earnings', 'debt'] as const;
export type ProgramOrder = (typeof PROGRAM_ORDERS)[number];
