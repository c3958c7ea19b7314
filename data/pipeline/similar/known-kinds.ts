/** Kinds of place that no source flags, from a list made by hand: missions of their own, schools of one field. */
import type { KindOfPlace } from '#schema/domain/peers/similar-reasons.ts';
import { type ComparedClass, comparedByCarnegie } from './carnegie.ts';
import list from './known-kinds.json' with { type: 'json' };

interface KnownKind {
  id: number;
  university: string;
  /**
   * What the school is compared as: of Canadian schools, which Carnegie does not class, and of schools of art that
   * Carnegie counts among those with many fields (Berklee, the Fashion Institute of Technology).
   */
  compared?: ComparedClass;
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

/** What a school is compared as: by the list, else by its Carnegie class. */
export const comparedClass = (
  university: Parameters<typeof comparedByCarnegie>[0] & { id: number },
): ComparedClass | null => KNOWN.get(university.id)?.compared ?? comparedByCarnegie(university);
