/** Fields of study in the words of a sentence, by their codes of CIP 2020. */

/** Short names; families that are remedial, leisure or military training have none and are left out of sentences. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  '01': 'agriculture',
  '03': 'natural resources',
  '04': 'architecture',
  '05': 'area and ethnic studies',
  '09': 'communication',
  '10': 'communications technology',
  '11': 'computing',
  '12': 'personal services',
  '13': 'education',
  '14': 'engineering',
  '15': 'engineering technology',
  '16': 'languages',
  '19': 'family and consumer sciences',
  '22': 'legal studies',
  '23': 'English',
  '24': 'liberal arts',
  '25': 'library science',
  '26': 'biology',
  '27': 'mathematics',
  '29': 'military and intelligence studies',
  '30': 'interdisciplinary studies',
  '31': 'kinesiology',
  '38': 'philosophy and religion',
  '39': 'theology',
  '40': 'physical sciences',
  '41': 'science technology',
  '42': 'psychology',
  '43': 'criminal justice',
  '44': 'social work and public administration',
  '45': 'social sciences',
  '46': 'construction trades',
  '47': 'mechanics and repair',
  '48': 'precision production',
  '49': 'transportation',
  '50': 'the visual and performing arts',
  '51': 'health professions',
  '52': 'business',
  '54': 'history',
};

/**
 * Four-digit fields of the families whose parts are worlds of their own: a conservatory and a school of design both
 * teach the arts, a college of nursing and one of chiropractic both health.
 */
export const FIELD_PART_NAMES: Readonly<Record<string, string>> = {
  '50.03': 'dance',
  '50.04': 'design',
  '50.05': 'theater',
  '50.06': 'film and photography',
  '50.07': 'fine arts',
  '50.09': 'music',
  '51.38': 'nursing',
};

/** What a field is called in the middle of a sentence; the code itself where it has no name. */
export const fieldName = (field: string): string => FIELD_PART_NAMES[field] ?? FIELD_NAMES[field] ?? field;
