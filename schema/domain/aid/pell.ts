/**
 * The Federal Pell Grant of 2026-27: between nothing and $7,395 by Student Aid Index and by income beside the poverty
 * guidelines. Amounts: Dear Colleague Letter GEN-26-01 (30 January 2026). Shares of the guidelines: 20 USC 1070a(b), as
 * policyengine-us has them (gov/ed/pell_grant/sai/fpg_fraction). No grant from an index of twice the highest on: Public Law
 * 119-21. Whole US dollars.
 */
import { type GuidelineRegion, povertyGuideline } from './poverty-guidelines.ts';

export const PELL = { most: 7_395, least: 740, noneFrom: 14_790, step: 5 } as const;

/** Who is measured: a dependent student's parents, a student who is a parent, any other student. */
export const PELL_FAMILIES = ['dependent', 'student-parent', 'student'] as const;
export type PellFamily = (typeof PELL_FAMILIES)[number];

export interface PellMeasure {
  family: PellFamily;
  /** The parent, or the student, is alone. */
  single: boolean;
  familySize: number;
  region: GuidelineRegion;
}

/** Percent of the guideline up to which the highest and the lowest grant are certain. */
const SHARES: Record<
  PellFamily,
  { most: Record<'single' | 'both', number>; least: Record<'single' | 'both', number> }
> = {
  dependent: { most: { single: 225, both: 175 }, least: { single: 325, both: 275 } },
  'student-parent': { most: { single: 225, both: 175 }, least: { single: 400, both: 350 } },
  student: { most: { single: 175, both: 175 }, least: { single: 275, both: 275 } },
};

/** Adjusted gross incomes up to which the highest and the lowest grant are certain. */
export function pellLimits({ family, single, familySize, region }: PellMeasure): { most: number; least: number } {
  const key = single ? 'single' : 'both';
  const { most, least } = SHARES[family];
  const guideline = povertyGuideline(familySize, region);
  return { most: (guideline * most[key]) / 100, least: (guideline * least[key]) / 100 };
}

/** By income alone. An income of nothing or less on a tax return that was filed does not count for it; the index does then. */
export function hasMostByIncome(income: number, measure: PellMeasure): boolean {
  return income > 0 && income <= pellLimits(measure).most;
}

export type PellKind = 'most' | 'by-index' | 'least' | 'none';
export interface PellEstimate {
  kind: PellKind;
  /** Of a full-time year. */
  fullTime: number;
  /** At the intensity asked for. */
  year: number;
}

interface PellInput {
  sai: number;
  mostByIncome: boolean;
  income: number;
  measure: PellMeasure;
  /** Percent of full time, 1 to 100. */
  intensity: number;
}

/** The grant of a year, before the cap at the cost of attendance. */
export function pellEstimate({ sai, mostByIncome, income, measure, intensity }: PellInput): PellEstimate {
  const estimate = (kind: PellKind, fullTime: number): PellEstimate => ({
    kind,
    fullTime,
    year: Math.round((fullTime * intensity) / 100),
  });
  if (mostByIncome || sai <= 0) return estimate('most', PELL.most);
  if (sai >= PELL.noneFrom) return estimate('none', 0);
  const byIndex = Math.round((PELL.most - sai) / PELL.step) * PELL.step;
  if (PELL.most - sai >= PELL.least) return estimate('by-index', byIndex);
  return income <= pellLimits(measure).least ? estimate('least', PELL.least) : estimate('none', 0);
}
