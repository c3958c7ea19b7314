/** A record before what is computed over the whole catalogue, its description, is added. */
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';

export type PlainUniversity = Omit<UniversityRecord, 'description'>;
