/** The nine academic fields by which people look for programs and say what they are interested in. */
import { FIELD_TITLES } from '#names/academic-fields.ts';

export const ACADEMIC_FIELD_KEYS = [
  'business',
  'computing',
  'engineering',
  'health',
  'natural-sciences',
  'social-sciences',
  'arts-humanities',
  'education',
  'law-public-service',
] as const;
export type AcademicFieldKey = (typeof ACADEMIC_FIELD_KEYS)[number];

export interface AcademicField {
  readonly key: AcademicFieldKey;
  /** In the language that is spoken when it is read. */
  readonly title: string;
}

export const ACADEMIC_FIELDS: readonly AcademicField[] = ACADEMIC_FIELD_KEYS.map((key) => ({
  key,
  get title() {
    return FIELD_TITLES[key];
  },
}));
