/** What spoke for a recommendation, as facts; the words for it stand in the content of each language. */
import type { SizeCategory } from '#schema/domain/categories.ts';
import type { CampusSetting, Country } from '#schema/domain/enums.ts';

/** A wish of somebody that a university meets. */
export type RecommendedFit =
  | { kind: 'interests'; titles: readonly string[] }
  | { kind: 'country'; country: Country; name: string }
  | { kind: 'state'; name: string }
  | { kind: 'type'; name: string }
  | { kind: 'setting'; setting: CampusSetting }
  | { kind: 'size'; size: SizeCategory }
  | { kind: 'tuition'; least: number | null; most: number | null };

export type RecommendedReason =
  | { kind: 'together'; name: string }
  /** `text` is a reason of the dataset's neighbours. */
  | { kind: 'near'; name: string; how: 'bookmarked' | 'viewed' | 'base'; text: string }
  | { kind: 'fit'; met: readonly RecommendedFit[] }
  | { kind: 'graduates'; percent: number }
  | { kind: 'students'; count: number }
  | { kind: 'degrees' };
