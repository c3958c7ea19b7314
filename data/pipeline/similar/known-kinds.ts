/** Kinds of place that no source flags, from a list made by hand: military colleges, schools of one field. */
import list from './known-kinds.json' with { type: 'json' };

interface KnownKind {
  id: number;
  university: string;
  /**
   * C21BASIC code to compare the school by: of Canadian schools, which Carnegie does not class, and of schools of art
   * that Carnegie counts among the universities with master's programs (RISD, Berklee).
   */
  carnegieBasic?: number;
  /** A service academy, or a college whose students are a corps of cadets. */
  military?: true;
}

const KNOWN: ReadonlyMap<number, KnownKind> = new Map((list as KnownKind[]).map((kind) => [kind.id, kind]));

export const isMilitary = (id: number): boolean => KNOWN.get(id)?.military ?? false;

/** The Carnegie class to compare a school by. */
export const comparedClass = (id: number, carnegieBasic: number | null): number | null =>
  KNOWN.get(id)?.carnegieBasic ?? carnegieBasic;
