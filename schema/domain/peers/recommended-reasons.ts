/** Reasons for a recommendation, as facts; their words are in the content of each language. */
import type { AcademicFieldKey } from '../programs/academic-fields.ts';
import type { CampusSetting, Country, SizeCategory, UniversityType } from '../record/enums.ts';
import type { SimilarReason } from './similar-reasons.ts';

/** A wish of somebody that a university meets. */
export type RecommendedFit =
  | { kind: 'interests'; fields: readonly AcademicFieldKey[] }
  | { kind: 'country'; country: Country }
  | { kind: 'state'; country: Country; state: string }
  | { kind: 'type'; type: UniversityType }
  | { kind: 'setting'; setting: CampusSetting }
  | { kind: 'size'; size: SizeCategory }
  | { kind: 'tuition'; least: number | null; most: number | null };

/** `id` and `name` are those of the school that it is recommended for. */
export type RecommendedReason =
  | { kind: 'together'; id: number; name: string }
  | { kind: 'near'; id: number; name: string; how: 'bookmarked' | 'viewed' | 'base'; shared: SimilarReason }
  | { kind: 'fit'; met: readonly RecommendedFit[] }
  | { kind: 'graduates'; percent: number }
  | { kind: 'students'; count: number }
  | { kind: 'degrees' };
