/** Words around the source of a figure: who published it, for which year, why it is missing. */

export const ownSourceText = (text: string): string => text;

export const sourceWords = {
  publisher: 'Source',
  variable: 'Variable',
  year: 'Year',
  people: 'People counted',
  computed: 'How it was computed',
  estimate: 'Estimate',
  estimateNote: 'We use it because we don’t have the school’s own number.',
  missing: 'Why it is missing',
  missingOwn: 'Why we don’t have the school’s own number',
  unknown: 'We don’t have a source for this number.',
} as const;
