/**
 * Programs of Canadian universities for the programs table. Nobody in Canada counts graduates by program, so that they
 * have none; the group of CIP 2020 is our mapping. A family that is not there says nothing about what is taught.
 */
import type { ProgramTuple } from '#schema/domain/record/dataset.ts';
import { AWARD_LEVELS, type AwardLevel } from '#schema/domain/record/enums.ts';
import type { Provenance } from '#schema/domain/record/facts.ts';
import type { AccreditedSchool, OntarioProgram } from '#schema/domain/record/university-figures.ts';
import type { AccreditedSchoolRow } from '../../sources/ca-accredited-schools/read.ts';
import type { UniversityFieldRow } from '../../sources/ca-university-fields/read.ts';
import type { Figure } from './figures.ts';
import { groupOfTitle } from './title-groups.ts';

type Basis = 'listed' | 'knowledge';

/** Law, medicine and the like are first professional degrees: doctoral ones in the awards of CIP's own country. */
const LEVEL_OF: Record<AccreditedSchoolRow['level'], AwardLevel> = {
  bachelor: 'bachelor',
  master: 'master',
  professional: 'doctorate',
};

const basisOf = ({ confidence }: { confidence: string }): Basis =>
  confidence === 'from knowledge' ? 'knowledge' : 'listed';

export interface CanadaPrograms {
  tuples: ProgramTuple[];
  provenance: Figure<true> | null;
}

/** Programs by group and level: what was read before what is known; a family only where none of its groups says as much. */
export function canadaPrograms(
  schools: readonly AccreditedSchoolRow[],
  fields: readonly UniversityFieldRow[],
  ontario: readonly Pick<OntarioProgram, 'name'>[],
): CanadaPrograms {
  const found = new Map<string, { cip: string; level: AwardLevel; basis: Basis }>();
  const add = (cip: string, level: AwardLevel, basis: Basis): void => {
    const key = `${cip} ${level}`;
    if (found.get(key)?.basis !== 'listed') found.set(key, { cip, level, basis });
  };
  for (const school of schools) add(school.cip, LEVEL_OF[school.level], basisOf(school));
  for (const { name } of ontario) {
    const cip = groupOfTitle(name);
    if (cip) add(cip, 'bachelor', 'listed');
  }
  for (const field of fields) {
    const basis = basisOf(field);
    const cip = field.evidence ? groupOfTitle(field.evidence, field.family) : null;
    add(cip ?? field.family, 'bachelor', basis);
  }
  const all = [...found.values()];
  const passing = all.filter(
    ({ cip, level, basis }) =>
      cip.length > 2 ||
      !all.some(
        (other) =>
          other.cip.startsWith(`${cip}.`) &&
          other.level === level &&
          (basis === 'knowledge' || other.basis === 'listed'),
      ),
  );
  passing.sort(
    (a, b) =>
      (a.cip < b.cip ? -1 : a.cip > b.cip ? 1 : 0) || AWARD_LEVELS.indexOf(a.level) - AWARD_LEVELS.indexOf(b.level),
  );
  return {
    tuples: passing.map(({ cip, level, basis }) => [cip, level, null, 0, null, null, null, basis]),
    provenance: passing.length > 0 ? programsFigure(passing.some(({ basis }) => basis === 'listed')) : null,
  };
}

function programsFigure(read: boolean): Figure<true> {
  const provenance: Provenance = read
    ? {
        source:
          'Ontario Universities’ Application Centre, accrediting bodies, universities and public lists of programs',
        variable:
          'programs seen offered; graduates are not counted; a field that is not named may be taught all the same',
        year: 'read 2026-11-22',
        computed: 'Titles brought to groups of CIP 2020 by our own rules',
      }
    : {
        source: 'No page was read',
        variable: 'fields by which a search finds the university, which are no statement about what it teaches',
        year: 'read 2026-11-22',
        estimate: true,
      };
  return { value: true, from: 'ca-university-fields', provenance };
}

/** An older page does not say who is accredited today. */
const OLDEST_YEAR = 2022;

/** Professional schools whose accreditation was read on a page or a list not older than OLDEST_YEAR; null without one. */
export function accreditedSchools(rows: readonly AccreditedSchoolRow[]): Figure<AccreditedSchool[]> | null {
  const read = rows.filter(
    (row) =>
      row.accreditationRead && (row.sourceYear === null || row.sourceYear >= OLDEST_YEAR) && isBody(row.accreditor),
  );
  if (read.length === 0) return null;
  return {
    value: read.map(({ field, discipline, accreditor, unit }) => ({ field, discipline, accreditor, unit })),
    from: 'ca-accredited-schools',
    provenance: {
      source: 'Accrediting bodies and universities, their pages and copies of their lists',
      variable: 'professional schools by field and who accredits them; a school that is not named may be accredited',
      year: 'read 2026-11-22',
    },
  };
}

/** Whether a cell names an accrediting body; some say that there is none, or that it was not found. */
const isBody = (accreditor: string | null): boolean =>
  accreditor !== null && !/from knowledge|not found|^none\b/i.test(accreditor);
