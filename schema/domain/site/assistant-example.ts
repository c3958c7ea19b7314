/** The major that the page for assistants asks about as an example. */
import type { AcademicProgramKey } from '../programs/academic-programs.ts';

export const ASSISTANT_EXAMPLE: AcademicProgramKey = 'nursing';
