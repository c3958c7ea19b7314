/** Undergraduate programs of Ontario as its application service listed them in December 2023, for entry in 2024. */
import { type Cells, loadSource, type Reading, readCsv, textOf } from '../source.ts';

export interface OntarioListingRow {
  /** University and campus as the service names them. */
  university: string;
  name: string;
  degree: string | null;
  code: string;
  gradeRange: string | null;
  prerequisites: string | null;
  experiential: string | null;
  targetEnrolment: string | null;
  link: string | null;
}

export const readOntarioListing = (): Reading<OntarioListingRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): OntarioListingRow | string {
  const university = textOf(cells.UNIVERSITY);
  const name = textOf(cells.NAME);
  const code = textOf(cells.OUAC_CODE);
  if (!university || !name || !code) return 'no university, name or code';
  return {
    university,
    name,
    code,
    degree: textOf(cells.DEGREE),
    gradeRange: stated(cells.GRADE_RANGE),
    prerequisites: stated(cells.PREREQUISITES),
    experiential: stated(cells.EXPERIENTIAL),
    targetEnrolment: stated(cells.ENROLMENT),
    link: addressOf(cells.LINK),
  };
}

/** A cell that says something: "N/A" does not. */
function stated(cell: string | undefined): string | null {
  const text = textOf(cell);
  return text && !/^(?:n\/?a\.?|-|tbd)$/i.test(text) ? text : null;
}

/** An https or http address without the marks by which the service counts its visitors; null for anything else. */
function addressOf(cell: string | undefined): string | null {
  const text = textOf(cell);
  if (!text || !URL.canParse(text)) return null;
  const address = new URL(text);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  for (const name of [...address.searchParams.keys()]) if (/^utm_/i.test(name)) address.searchParams.delete(name);
  return address.href;
}
