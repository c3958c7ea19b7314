/** Finds the universities that are strong in a person's fields of interest, from what their graduates studied. */
import { ACADEMIC_FIELDS, type AcademicFieldKey } from '#schema/domain/programs/academic-fields.ts';
import { fieldOfCip } from '#schema/domain/programs/academic-programs.ts';
import { graduatesOf, levelOfAward, type ProgramSnapshot } from '#schema/search/program-snapshot.ts';

/** A field counts as one of a school's own when this share of its bachelor's graduates come from it. */
const OWN_SHARE = 0.1;

const knownFields = new WeakMap<ProgramSnapshot, Map<number, Set<AcademicFieldKey>>>();

/** The fields of each university by id, made once for each snapshot; without bachelor's graduates there are none. */
function fieldsOf(programs: ProgramSnapshot): Map<number, Set<AcademicFieldKey>> {
  const known = knownFields.get(programs);
  if (known) return known;
  const fieldOfGroup = programs.cips.map((cip) => {
    const key = fieldOfCip(cip);
    return key === null ? -1 : ACADEMIC_FIELDS.findIndex((field) => field.key === key);
  });
  const counts = Array.from(programs.ids, () => new Float64Array(ACADEMIC_FIELDS.length + 1));
  fieldOfGroup.forEach((field, group) => {
    const end = programs.cipRows[group + 1] as number;
    for (let row = programs.cipRows[group] as number; row < end; row++) {
      if (levelOfAward(programs.award[row] as number) !== 'bachelor') continue;
      const count = counts[programs.university[row] as number] as Float64Array;
      const graduates = graduatesOf(programs.graduates[row] as number) ?? 0;
      // The last column is the sum over all fields.
      count[ACADEMIC_FIELDS.length] = (count[ACADEMIC_FIELDS.length] as number) + graduates;
      if (field >= 0) count[field] = (count[field] as number) + graduates;
    }
  });
  const fields = new Map(
    counts.map((count, at) => {
      const all = count[ACADEMIC_FIELDS.length] as number;
      const own = ACADEMIC_FIELDS.filter((_, field) => all > 0 && (count[field] as number) >= OWN_SHARE * all);
      return [programs.ids[at] as number, new Set(own.map(({ key }) => key))] as const;
    }),
  );
  knownFields.set(programs, fields);
  return fields;
}

/** The interests that a university meets, in the order they were stated. */
export function interestsMet(
  programs: ProgramSnapshot,
  interests: readonly AcademicFieldKey[],
): (id: number) => AcademicFieldKey[] {
  const fields = fieldsOf(programs);
  return (id) => interests.filter((interest) => fields.get(id)?.has(interest));
}
