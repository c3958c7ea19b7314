/** Other names of Canadian universities, with their kinds. */
import type { AliasRecord } from '#schema/domain/record/dataset.ts';
import type { AliasKind } from '#schema/domain/record/enums.ts';
import type { CanadaInstitutionRow } from '../../sources/ca-institutions/read.ts';
import type { RorRow } from '../../sources/ror/read.ts';
import { nameKey } from '../name-key.ts';
import formerNames from './former-names.json' with { type: 'json' };
import moreNames from './more-names.json' with { type: 'json' };

const FORMER = formerNames as Record<string, string[]>;
const MORE = moreNames as Record<string, { name: string; kind: AliasKind }[]>;

/** Institutions that the two hand-made files give names to. */
export const NAMED_INSTITUTIONS: readonly string[] = [...Object.keys(FORMER), ...Object.keys(MORE)];

/** Names of teams and of other things that the sources put among the aliases. */
const NOT_NAMES = new Set(['Tommies', 'Burman Bobcats', 'The Governors of Dalhousie College and University']);

const FRENCH = /^(Université|École|Institut|Collège|EMNO|HEC)\b|^(École|Université)/;
const ENGLISH = /\b(University|College|Institute|School)\b/;
/** Words that stay small inside a French name. */
const PARTICLES = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'en', 'à', 'et', 'au', 'aux', 'd', 'l']);

/**
 * All other names of one university: the source's French name and aliases, those of its ROR record, former names, and
 * what more-names.json adds. The first kind given to a name stays.
 */
export function otherNames(
  id: number,
  name: string,
  row: CanadaInstitutionRow,
  ror: RorRow | undefined,
): AliasRecord[] {
  const found = new Map<string, AliasRecord>();
  const add = (alias: string, kind: AliasKind): void => {
    const text = alias.trim().replaceAll('’', "'");
    const key = nameKey(text);
    if (NOT_NAMES.has(text) || key === nameKey(name) || found.has(key)) return;
    found.set(key, { id, name: text, kind });
  };
  for (const former of FORMER[row.name] ?? []) add(former, 'former');
  for (const more of MORE[row.name] ?? []) add(more.name, more.kind);
  // "École nationale d'administration publique (ENAP)"
  const bracketed = /\(([^)]+)\)$/.exec(row.name)?.[1];
  if (bracketed && row.name !== name && kindOf(bracketed, name) === 'acronym') add(bracketed, 'acronym');
  if (row.nameFrench) add(frenchCase(row.nameFrench), 'french');
  for (const acronym of ror?.acronyms ?? []) add(acronym, 'acronym');
  for (const label of ror?.labels ?? []) {
    const text = typeof label === 'string' ? label : label.label;
    add(FRENCH.test(text) ? frenchCase(text) : text, kindOf(text, name));
  }
  for (const alias of [...row.aliases, ...(ror?.aliases ?? [])]) {
    add(FRENCH.test(alias) ? frenchCase(alias) : alias, kindOf(alias, name));
  }
  return [...found.values()];
}

/** Kind of a name by its form, seen from the university's own name. */
function kindOf(alias: string, name: string): AliasKind {
  if (!alias.trim().includes(' ') && /\p{Lu}.*\p{Lu}/u.test(alias) && alias.trim().length <= 9) return 'acronym';
  if (FRENCH.test(alias) && !FRENCH.test(name)) return 'french';
  if (ENGLISH.test(alias) && FRENCH.test(name)) return 'english';
  return 'alias';
}

/** "Université du cap-breton" with the capitals it should have. */
export function frenchCase(name: string): string {
  return name
    .split(/(?<=[\s'’-])/)
    .map((word) => {
      const bare = word.replace(/[\s'’-]+$/, '');
      return PARTICLES.has(bare) || /\p{Lu}/u.test(bare) ? word : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join('');
}
