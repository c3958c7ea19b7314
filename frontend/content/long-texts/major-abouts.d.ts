/**
 * What each major is, in our own words and from general knowledge: what is studied, what it is like, and what comes after,
 * in 60 to 110 words. No number is in it, for those are counted from the programs (data/pipeline/majors). The Worker sends
 * each with its numbers, so that no page carries them all.
 */
import type { AcademicProgramKey } from '#schema/domain/programs/academic-programs.ts';

export const MAJOR_ABOUTS: Readonly<Record<AcademicProgramKey, string>>;
