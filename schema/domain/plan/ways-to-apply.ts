/** What a Canadian date or way to apply says of whom it is for and through which service. */
import type { ApplicationRoute } from '../record/university-figures.ts';
import type { PlanRound } from './plan-rules.ts';

/** How records note down a date that students in Canada need not meet. */
const FROM_ABROAD = /^Applicants from outside Canada\b/;
const SERVICES = /OUAC|SRACQ|SRASL|SRAM|ApplyAlberta|EducationPlannerBC/;

/** Whether a date is for students from outside Canada alone. */
export const isFromAbroad = ({ what }: Pick<PlanRound, 'what'>): boolean => what !== null && FROM_ABROAD.test(what);

/** The application service that a way to apply names, in a word; null where one applies to the school itself. */
export const serviceOf = ({ system }: Pick<ApplicationRoute, 'system'>): string | null =>
  SERVICES.exec(system)?.[0] ?? null;
