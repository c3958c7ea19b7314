/**
 * Values of the subject filter: a group of CIP 2020 by its four digits ("51.38"), a family by its two ("51"), a
 * specialism by its six ("26.1302": anyone who teaches its group, those who teach it first), one of the nine academic
 * fields or one of their programs ("nursing").
 */
import { ACADEMIC_FIELDS, type AcademicFieldKey } from './academic-fields.ts';
import { ACADEMIC_PROGRAMS, familiesStandingFor, fieldOfCip } from './academic-programs.ts';

const CIP = /^\d\d(\.\d\d(\d\d)?)?$/;
/** The four digits of six. */
const GROUP_LENGTH = 5;

/** Whether a subject is a specialism of six digits, which is counted by itself. */
export const isSpecialism = (key: string): boolean => CIP.test(key) && key.length > GROUP_LENGTH;
const PROGRAMS = new Map(ACADEMIC_PROGRAMS.map((program) => [program.key, program]));
const FIELDS = new Map<string, (typeof ACADEMIC_FIELDS)[number]>(ACADEMIC_FIELDS.map((field) => [field.key, field]));

/** A family of several programs that, of a Canadian school of which no more is known, is nearly always this group. */
const MOSTLY: readonly (readonly [family: string, group: string])[] = [['31', '31.05']];

/** The words of a subject; a code is its own. */
export function subjectLabel(key: string): string {
  return PROGRAMS.get(key)?.title ?? FIELDS.get(key)?.title ?? `CIP ${key}`;
}

/**
 * Whether a group (or, of a Canadian school of which no more is known, a family) is of the subject. Throws for what is
 * no subject.
 */
export function subjectHolds(key: string): (cip: string) => boolean {
  if (FIELDS.has(key)) return (cip) => fieldOfCip(cip) === (key as AcademicFieldKey);
  const named = PROGRAMS.get(key)?.cips ?? (CIP.test(key) ? [key.slice(0, GROUP_LENGTH)] : null);
  if (named === null) throw new Error(`${key} is no subject`);
  // The general group of a family (01.00) is what a family of which no more is known may be.
  const general = named.filter((cip) => cip.endsWith('.00')).map((cip) => cip.slice(0, 2));
  const mostly = MOSTLY.flatMap(([family, group]) => (named.includes(group) ? [family] : []));
  const groups = new Set([...named, ...general, ...familiesStandingFor(named), ...mostly]);
  return (cip) => groups.has(cip) || cip.startsWith(`${key}.`);
}
