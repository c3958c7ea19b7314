/** The nine academic fields by which people look for programs and say what they are interested in. */

export const ACADEMIC_FIELDS = [
  { key: 'business', title: 'Business and management' },
  { key: 'computing', title: 'Computing and information technology' },
  { key: 'engineering', title: 'Engineering' },
  { key: 'health', title: 'Health and medicine' },
  { key: 'natural-sciences', title: 'Natural sciences and mathematics' },
  { key: 'social-sciences', title: 'Social sciences and psychology' },
  { key: 'arts-humanities', title: 'Arts and humanities' },
  { key: 'education', title: 'Education and teaching' },
  { key: 'law-public-service', title: 'Law and public service' },
] as const;

export const ACADEMIC_FIELD_KEYS = ACADEMIC_FIELDS.map(({ key }) => key) as [AcademicFieldKey, ...AcademicFieldKey[]];
export type AcademicFieldKey = (typeof ACADEMIC_FIELDS)[number]['key'];
