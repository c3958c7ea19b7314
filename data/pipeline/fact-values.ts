/** Tells whether a university has a value for a fact field: some fields are stored under other keys than their name. */
import type { UniversityRecord } from '#schema/domain/record/dataset.ts';
import type { FactField } from '#schema/domain/record/facts.ts';

type Facts = Omit<UniversityRecord, 'description'>;
type Reader = (university: Facts, hasPrograms: boolean) => unknown;

const ELSEWHERE: Partial<Record<FactField, Reader>> = {
  satRange: (university) => university.satReading ?? university.satMath,
  actRange: (university) => university.actComposite,
  designations: (university) => (university.designations.length > 0 ? university.designations : null),
  programs: (_university, hasPrograms) => (hasPrograms ? true : null),
  // Stored in files of their own; the data lint holds them against what the facts say.
  trends: (university) => university.facts.trends,
  programEarnings: (university) => university.facts.programEarnings,
};

/** True when the field is not null. `hasPrograms` says whether programs.ndjson has a line for it. */
export function hasValue(university: Facts, field: FactField, hasPrograms: boolean): boolean {
  const read = ELSEWHERE[field];
  const value = read ? read(university, hasPrograms) : university[field as keyof Facts];
  return value !== null && value !== undefined;
}
