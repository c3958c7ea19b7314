/** What is said of each award, by its key, and of those that have ended, by their names: as the pipeline reads it. */
import texts from '#data/dataset/scholarship-texts.json' with { type: 'json' };
import type { ScholarshipTexts } from '#schema/domain/scholarships.ts';

export const SCHOLARSHIP_TEXTS: Readonly<Record<string, ScholarshipTexts>> = texts.scholarships;
export const ENDED_SCHOLARSHIP_TEXTS: Readonly<Record<string, string>> = texts.ended;
