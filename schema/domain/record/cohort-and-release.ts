export const MEASURED_LATER = 'ten years after entry';

/** Whom a figure counts, where its vintage begins with that, and the rest: "entered fall 2018" of "reported 2024". */
export function cohortAndRelease(vintage: string): { cohort: string | null; release: string } {
  const [, cohort = null, release = ''] =
    new RegExp(`^(entered [^,]*|${MEASURED_LATER})(?:, (.*))?$`).exec(vintage) ?? [];
  return cohort === null ? { cohort, release: vintage } : { cohort, release };
}
