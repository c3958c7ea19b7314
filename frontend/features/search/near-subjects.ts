/** Subjects close to one that nobody teaches where one looks: what holds it, what shares its family, its field. */
import { ACADEMIC_PROGRAMS, fieldOfCip } from '#schema/domain/programs/academic-programs.ts';
import { subjectHolds } from '#schema/domain/programs/subjects.ts';

const familyOf = (cip: string) => cip.slice(0, 2);

/** At most so many of them, nearest first, none of those asked for. */
export function nearSubjects(asked: readonly string[], most: number): string[] {
  const holds = asked.map(subjectHolds);
  const own = ACADEMIC_PROGRAMS.filter(
    ({ key, cips }) => asked.includes(key) || cips.some((cip) => holds.some((isOf) => isOf(cip))),
  );
  const codes = [...asked.filter((key) => /^\d/.test(key)), ...own.flatMap(({ cips }) => cips)];
  const families = new Set(codes.map(familyOf));
  const sharing = ACADEMIC_PROGRAMS.filter(({ cips }) => cips.some((cip) => families.has(familyOf(cip))));
  const near: (string | null)[] = [...own, ...sharing].map(({ key }) => key);
  return [...new Set([...near, ...codes.map(fieldOfCip)])]
    .filter((key) => key !== null)
    .filter((key) => !asked.includes(key))
    .slice(0, most);
}
