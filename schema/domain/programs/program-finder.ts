/** Options of the program finder, shared by its form and its endpoint. */

/** Degrees as the form names them; a certificate is one before or after a bachelor's. */
export const PROGRAM_LEVELS = ['bachelors', 'masters', 'doctoral', 'certificate', 'associate'] as const;
export type ProgramLevel = (typeof PROGRAM_LEVELS)[number];

/** By what a year at the school would cost whoever asks, lowest first; nobody has it who doesn't say where home is. */
export const OWN_PRICE_ORDER = 'yourPrice';
export const PROGRAM_SORT_KEYS = ['relevance', 'graduates', 'earnings', OWN_PRICE_ORDER, 'name'] as const;
export type ProgramSortKey = (typeof PROGRAM_SORT_KEYS)[number];

/** The parts of a question, in the order a person would loosen them. */
export const PROGRAM_NARROWINGS = [
  'check',
  'trend',
  'onlineOnly',
  'levels',
  'location',
  'state',
  'program',
  'field',
  'cip',
  'q',
] as const;
export type ProgramNarrowing = (typeof PROGRAM_NARROWINGS)[number];
