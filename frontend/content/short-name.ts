/** A university's name for a narrow column: fewer letters of usual words, or the acronym where that is still too long. */
import type { UniversityRecordView } from '#schema/api/university.ts';

/** Letters that two lines of a narrow column hold. */
const LONG = 26;
const ACRONYM = /^[A-Z][A-Za-z]{2,5}$/;

export function shortName(name: string, aliases: UniversityRecordView['aliases'] = []): string {
  if (name.length <= LONG) return name;
  const brief = name
    .replace(/\bUniversity-(.+) Campus$/, 'U $1')
    .replace(/\bUniversity of\b/g, 'U of')
    .replace(/\bUniversity\b/g, 'U')
    .replace(/\band\b/g, '&')
    .replace(/\bInstitute\b/g, 'Inst.');
  if (brief.length <= LONG) return brief;
  // Its letters say less: OUE and OUC are two campuses of Ohio University.
  return aliases.find((alias) => alias.kind === 'acronym' && ACRONYM.test(alias.name))?.name ?? brief;
}
