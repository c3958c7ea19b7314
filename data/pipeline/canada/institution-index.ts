/** Institutions by the names that other sources give them. */
import { nameKey } from '../name-key.ts';
import sourceNames from './source-names.json' with { type: 'json' };

export interface NamedInstitution {
  id: number;
  province: string;
  /** Its name in the catalogue, and in the file of Canadian institutions. */
  names: readonly string[];
}

export interface InstitutionIndex {
  /** By the name of Statistics Canada; null for an institution outside the catalogue. */
  ofStatCan(name: string, province: string): number | null;
  /** By a name of Ontario's common data or application service. */
  ofOntario(name: string): number | null;
}

/** What Ontario's colleges were called by law, and nobody calls them. */
const COLLEGE_ENDING =
  / (?:College )?(?:of Applied Arts and Technology|Institute of Technology and Advanced Learning)$/;

const STATCAN: Readonly<Record<string, string>> = sourceNames.statcan;
const ONTARIO: Readonly<Record<string, readonly string[]>> = sourceNames.ontario;

/** Names given by hand; a test holds each against its source. */
export const NAMES_BY_HAND = { statcan: Object.keys(STATCAN), ontario: Object.keys(ONTARIO) };

export function institutionIndex(institutions: readonly NamedInstitution[]): InstitutionIndex {
  const ids = new Map<string, number>();
  for (const { id, province, names } of institutions) {
    for (const name of names) ids.set(`${nameKey(name)} ${province}`, id);
  }
  const find = (name: string, province: string): number | null => ids.get(`${nameKey(name)} ${province}`) ?? null;
  return {
    ofStatCan: (name, province) =>
      find(STATCAN[name] ?? name, province) ??
      find(name.replace(COLLEGE_ENDING, ' College').replace(/ College College$/, ' College'), province),
    ofOntario: (name) => {
      for (const candidate of ONTARIO[name] ?? [name]) {
        const id = find(candidate, 'ON');
        if (id !== null) return id;
      }
      return null;
    },
  };
}
