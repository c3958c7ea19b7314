/** Kinds of place that no source flags, from a list made by hand: missions of their own, schools of one field. */
import type { KindOfPlace } from '#schema/domain/peers/similar-reasons.ts';
import list from './known-kinds.json' with { type: 'json' };

interface KnownKind {
  id: number;
  university: string;
  /**
   * C21BASIC code to compare the school by: of Canadian schools, which Carnegie does not class, and of schools of art
   * or business that Carnegie counts among the universities with master's programs (RISD, Berklee, Bentley), and of
   * engineering among the liberal arts (Cooper Union).
   */
  carnegieBasic?: number;
  mission?: Mission;
  /**
   * Schools that anybody who knows it names first and whose figures lie too far off, which lead its list: RIT, with its
   * institute for the deaf, beside Gallaudet; Caltech, a quarter of the size, beside MIT.
   */
  beside?: readonly number[];
}

/**
 * What sets a school apart from all others: a corps of cadets, work by all students in place of tuition, one list of
 * books for everybody, teaching in sign language, government by First Nations.
 */
export const MISSIONS = [
  'military',
  'work-college',
  'great-books',
  'deaf',
  'indigenous',
] as const satisfies readonly KindOfPlace[];
type Mission = (typeof MISSIONS)[number];

const KNOWN: ReadonlyMap<number, KnownKind> = new Map((list as KnownKind[]).map((kind) => [kind.id, kind]));

export const missionOf = (id: number): Mission | null => KNOWN.get(id)?.mission ?? null;

export const besideOf = (id: number): readonly number[] => KNOWN.get(id)?.beside ?? [];

/** The Carnegie class to compare a school by. */
export const comparedClass = (id: number, carnegieBasic: number | null): number | null =>
  KNOWN.get(id)?.carnegieBasic ?? carnegieBasic;
