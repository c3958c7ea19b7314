/**
 * Poverty guidelines of the US Department of Health and Human Services by which Pell grants are measured. An award year takes
 * those of the year its tax returns are of: 2024 for 2026-27. Figures: 89 FR 2961 (17 January 2024), as policyengine-us has
 * them (gov/hhs/fpg.yaml).
 */

export const GUIDELINE_REGIONS = ['US', 'AK', 'HI'] as const;
/** The 48 states together with the District of Columbia, Alaska, Hawaii. */
export type GuidelineRegion = (typeof GUIDELINE_REGIONS)[number];

const GUIDELINES_2024: Record<GuidelineRegion, { one: number; more: number }> = {
  US: { one: 15_060, more: 5_380 },
  AK: { one: 18_810, more: 6_730 },
  HI: { one: 17_310, more: 6_190 },
};

/** Yearly US dollars for a family of so many (1 or more), tax year 2024. */
export function povertyGuideline(familySize: number, region: GuidelineRegion): number {
  const { one, more } = GUIDELINES_2024[region];
  return one + (Math.max(1, familySize) - 1) * more;
}
