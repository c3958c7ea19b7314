/** Kinds of school that people name in a search, as bits of one number. */
import type { UniversityRecord } from '../domain/record/dataset.ts';
import type { Designation, ReligiousGroup, UniversityType } from '../domain/record/enums.ts';

export const TRAITS = [
  'public',
  'private',
  'for-profit',
  'catholic',
  'protestant',
  'jewish',
  'islamic',
  'hbcu',
  'hispanic-serving',
  'tribal',
  'womens',
  'mens',
  'online-only',
  'land-grant',
  'liberal-arts',
  'ivy-league',
] as const satisfies readonly (UniversityType | ReligiousGroup | Designation | 'liberal-arts' | 'ivy-league')[];
export type Trait = (typeof TRAITS)[number];

/** The bit of a trait. */
export const traitBit = (trait: Trait): number => 1 << TRAITS.indexOf(trait);

/** The traits of a university as bits. Liberal arts is Carnegie's "Special Focus: Arts and Sciences". */
export function traitsOf(university: UniversityRecord): number {
  const has = new Set<string | null>([university.type, university.religiousAffiliation, ...university.designations]);
  if (university.carnegieClass?.includes('Arts and Sciences')) has.add('liberal-arts');
  if (university.athleticsConference?.startsWith('Ivy')) has.add('ivy-league');
  return TRAITS.reduce((bits, trait) => (has.has(trait) ? bits | traitBit(trait) : bits), 0);
}
