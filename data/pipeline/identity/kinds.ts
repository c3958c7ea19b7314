/** The kind of an institution, by the awards it made and not by the level IPEDS files it under. */
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import type { Awards } from './awards.ts';

/**
 * Of the bachelor's and associate degrees of a year, the share of bachelor's degrees under which an institution is said
 * to award mostly associate degrees: fewer than one bachelor's degree for three associate degrees.
 */
export const FEW_BACHELORS = 0.25;

/** HD2024 CARNEGIEIC: Special Focus: Theological Studies. */
const THEOLOGICAL = 31;

export interface KindFacts {
  /** Of C2024_A; undefined when the institution reports no awards of its own (a new one, or a branch). */
  awards: Awards | undefined;
  /** HD2024 CARNEGIEIC. */
  carnegieClass: number | null;
  /** IC LEVEL5, or a bachelor's program in the completions that nobody finished. */
  offersBachelors: boolean;
}

/** Where nothing was conferred yet the offer decides, as of a new school or a branch that its main campus reports for. */
export function kindOf({ awards, carnegieClass, offersBachelors }: KindFacts): UniversityKind {
  const { certificate, associate, bachelor, graduate } = awards ?? {
    certificate: 0,
    associate: 0,
    bachelor: 0,
    graduate: 0,
  };
  if (carnegieClass === THEOLOGICAL) return 'seminary';
  if (certificate + associate + bachelor + graduate === 0) return offersBachelors ? 'bachelors' : 'two-year';
  if (bachelor === 0) return graduate > certificate + associate ? 'graduate-only' : 'two-year';
  return bachelor / (bachelor + associate) < FEW_BACHELORS ? 'mostly-associate' : 'bachelors';
}
