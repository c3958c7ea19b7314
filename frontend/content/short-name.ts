/** A university's name for a narrow column: its acronym where it is long and has one, or fewer letters of usual words. */
import type { UniversityRecordView } from '#schema/api/university.ts';

/** Letters that two lines of a narrow column hold. */
const LONG = 26;
const ACRONYM = /^[A-Z][A-Za-z]{2,5}$/;

export function shortName(name: string, aliases: UniversityRecordView['aliases'] = []): string {
  if (name.length <= LONG) return name;
  const acronym = aliases.find((alias) => alias.kind === 'acronym' && ACRONYM.test(alias.name));
  if (acronym) return acronym.name;
  return name
    .replace(/\bUniversity of\b/g, 'U of')
    .replace(/\bUniversity\b/g, 'U')
    .replace(/\band\b/g, '&')
    .replace(/\bInstitute\b/g, 'Inst.');
}
