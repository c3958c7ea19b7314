/** What to do about a school that closes or is gone; comes with the notice on its page. */
import { withThe } from '#schema/domain/formats/english-grammar.ts';
export const statusAdvice = {
  successor: (name: string) => `Go to ${name}`,
  goneAdvice: 'It no longer takes new students. The numbers below are the last ones it reported.',
  transcripts:
    'To get a transcript, ask the school that took over its records or the higher-education agency of the state or province.',
  closingAdvice:
    'Before you apply, ask the school what it can promise new students, and what will happen to those already there.',
  elsewhere: (place: string) => `Other schools in ${withThe(place)}`,
} as const;
