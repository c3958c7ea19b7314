/** The form of the aid estimate, as texts, and what comes of it. */
import { atom } from 'jotai';
import { readMoney, readWhole, type Typed } from '#frontend/components/forms/typed-numbers.ts';
import { incomeTax } from '#schema/domain/aid/federal-tax.ts';
import { type PellEstimate, pellEstimate, pellLimits } from '#schema/domain/aid/pell.ts';
import { GUIDELINE_REGIONS, type GuidelineRegion } from '#schema/domain/aid/poverty-guidelines.ts';
import {
  filingStatusOf,
  pellMeasure,
  type SaiInput,
  type SaiMoney,
  type SaiResult,
  studentAidIndex,
} from '#schema/domain/aid/sai.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import type { IncomeBand } from '#schema/domain/search/filter-values.ts';
import type { PersonalSituation } from '#schema/domain/situation/personal-situation.ts';

export const FAMILY_MONEY = ['income', 'earned', 'taxPaid', 'untaxed', 'notCounted', 'assets', 'business'] as const;
export const STUDENT_MONEY = ['income', 'taxPaid', 'assets'] as const;
export const AID_SWITCHES = ['notFiling', 'simpleReturn', 'benefits'] as const;
type FamilyField = (typeof FAMILY_MONEY)[number];
export type StudentField = (typeof STUDENT_MONEY)[number];

/** Most people a family may have here. */
const FAMILY_MAX = 20;

export interface AidEstimateValues {
  dependent: 'yes' | 'no';
  /** Whether the parents, or the student and a spouse, are two. */
  parents: 'both' | 'single';
  own: 'both' | 'single';
  familySize: string;
  ownSize: string;
  region: GuidelineRegion;
  family: Record<FamilyField, string>;
  student: Record<StudentField, string>;
  intensity: string;
  notFiling: boolean;
  simpleReturn: boolean;
  benefits: boolean;
}

export const AID_ESTIMATE_START: AidEstimateValues = {
  dependent: 'yes',
  parents: 'both',
  own: 'single',
  familySize: '4',
  ownSize: '1',
  region: GUIDELINE_REGIONS[0],
  family: { income: '', earned: '', taxPaid: '', untaxed: '', notCounted: '', assets: '', business: '' },
  student: { income: '', taxPaid: '', assets: '' },
  intensity: '100',
  notFiling: false,
  simpleReturn: true,
  benefits: false,
};

/** The middle of a band of income in thousands; null for the one that has no end. */
function middleOf(band: IncomeBand): number | null {
  const [from, to] = band.split('-').map(Number);
  return from === undefined || to === undefined ? null : ((from + to) / 2) * 1_000;
}

/** The form with what somebody said of home and income; as it begins where that says nothing. */
export function startedFrom(said: PersonalSituation | null): AidEstimateValues {
  const middle = said?.income ? middleOf(said.income) : null;
  const region = GUIDELINE_REGIONS.find((one) => said?.home === `US-${one}`);
  if (middle === null && region === undefined) return AID_ESTIMATE_START;
  return {
    ...AID_ESTIMATE_START,
    region: region ?? AID_ESTIMATE_START.region,
    family: { ...AID_ESTIMATE_START.family, income: middle === null ? '' : formatCount(middle) },
  };
}

/** Whether an income is the one that startedFrom took of a band, and not one's own. */
export function isMiddle(income: string, said: PersonalSituation | null): boolean {
  return income !== '' && income === startedFrom(said).family.income;
}

/** What was entered on this visit; nothing is stored. */
export const aidEstimateAtom = atom<AidEstimateValues>(AID_ESTIMATE_START);

export interface AidEstimate {
  faults: {
    size: string | null;
    intensity: string | null;
    family: Partial<Record<FamilyField, string>>;
    student: Partial<Record<StudentField, string>>;
  };
  anyFault: boolean;
  /** The tax that stands in where none was entered, of the family and of the student. */
  estimatedTax: { family: number; student: number };
  /** Null while there is nothing to go by. */
  result: { sai: SaiResult; pell: PellEstimate; limits: { most: number; least: number } } | null;
}

const faultsOf = <Key extends string>(read: Record<Key, Typed>) =>
  Object.fromEntries(
    Object.entries<Typed>(read).flatMap(([key, { fault }]) => (fault === null ? [] : [[key, fault]])),
  ) as Partial<Record<Key, string>>;

const readAll = <Key extends string>(texts: Record<Key, string>) =>
  Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, readMoney(text)])) as Record<Key, Typed>;

/** All that the page shows. */
export function estimateAid(values: AidEstimateValues): AidEstimate {
  const dependent = values.dependent === 'yes';
  const single = (dependent ? values.parents : values.own) === 'single';
  // A family of a dependent student has at least a parent in it, a married student a husband or wife.
  const least = dependent || !single ? 2 : 1;
  const size = readWhole(dependent ? values.familySize : values.ownSize, least, FAMILY_MAX);
  const intensity = readWhole(values.intensity, 1, 100);
  const family = readAll(values.family);
  const student = readAll(values.student);
  const faults = {
    size: size.fault,
    intensity: intensity.fault,
    family: faultsOf(family),
    student: dependent ? faultsOf(student) : {},
  };

  const bare = {
    dependent,
    single,
    familySize: Math.max(least, size.value ?? least),
    region: values.region,
    notFiling: values.notFiling,
    simpleReturn: values.simpleReturn,
    benefits: values.benefits,
  };
  const of = (typed: Typed) => typed.value ?? 0;
  const familyMoney: SaiMoney = {
    income: of(family.income),
    untaxed: of(family.untaxed),
    notCounted: of(family.notCounted),
    earned: family.earned.value ?? of(family.income),
    taxPaid: 0,
    assets: of(family.assets),
    business: of(family.business),
  };
  const studentMoney: SaiMoney = {
    income: of(student.income),
    untaxed: 0,
    notCounted: 0,
    earned: of(student.income),
    taxPaid: 0,
    assets: of(student.assets),
    business: 0,
  };
  const untaxedYet: SaiInput = { ...bare, family: familyMoney, student: studentMoney };
  const estimatedTax = {
    family: incomeTax(familyMoney.income, filingStatusOf(untaxedYet), 2024),
    student: incomeTax(studentMoney.income, 'single', 2024),
  };
  const input: SaiInput = {
    ...untaxedYet,
    family: { ...familyMoney, taxPaid: family.taxPaid.value ?? estimatedTax.family },
    student: { ...studentMoney, taxPaid: student.taxPaid.value ?? estimatedTax.student },
  };
  const known = values.notFiling || family.income.value !== null;
  const anyFault =
    size.fault !== null ||
    intensity.fault !== null ||
    Object.keys(faults.family).length + Object.keys(faults.student).length > 0;
  if (!known || size.value === null || intensity.value === null) {
    return { faults, anyFault, estimatedTax, result: null };
  }
  const sai = studentAidIndex(input);
  const measure = pellMeasure(input);
  const pell = pellEstimate({
    sai: sai.sai,
    mostByIncome: sai.mostPellByIncome,
    income: input.family.income,
    measure,
    intensity: intensity.value,
  });
  return { faults, anyFault, estimatedTax, result: { sai, pell, limits: pellLimits(measure) } };
}
