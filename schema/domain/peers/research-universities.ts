/** Which schools are research universities by the Carnegie designations of 2025, apart from those that teach medicine alone. */
import type { UniversityRecord } from '../record/dataset.ts';

/**
 * R1 and R2, whatever fields a school has: of a polytechnic the research says more. Medical schools with much research are
 * left out; they are compared with other medical schools.
 */
export const isResearchUniversity = ({
  carnegieClass,
  researchDesignation,
}: Pick<UniversityRecord, 'carnegieClass' | 'researchDesignation'>): boolean =>
  (researchDesignation === 'r1' || researchDesignation === 'r2') && !(carnegieClass ?? '').includes('Medical Schools');
