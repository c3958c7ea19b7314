/**
 * Degrees that only complete another (RN to BSN), recognized by what is published: no source marks them. Of nursing at a
 * school that is mostly for associate degrees, or gives more associate degrees than bachelor's in the subject, a
 * bachelor's degree is taken for the completion of an associate's (IPEDS completions, and the kind by IPEDS HD).
 */

/** Nursing is the one field in which a bachelor's degree often only completes an associate's. */
const COMPLETED: RegExp = /^51\.3[89]$/;

/** Whether a bachelor's degree of this four-digit group may only complete another degree. */
export function mayComplete(cip: string): boolean {
  return COMPLETED.test(cip);
}

/** Whether a school's bachelor's degrees in such a group do; `associates` and `graduates` are those of a year in it. */
export function onlyCompletes(school: { associates: number; graduates: number; mostlyAssociate: boolean }): boolean {
  const { associates, graduates, mostlyAssociate } = school;
  return associates > 0 && (mostlyAssociate || associates > graduates);
}
