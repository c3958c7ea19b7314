/** What the cost section shows of a university, worked out before anything is drawn. */

import { hasOneTuition, residentsOf } from '#frontend/content/deciding-figures.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { capitalized } from '#schema/domain/formats/capitalized.ts';
import {
  type CostItem,
  type CostItemKey,
  fourYearCost,
  type PaidBy,
  type YearlyCost,
  yearlyCost,
} from '#schema/domain/money/finance.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import type { FactField } from '#schema/domain/record/facts.ts';
import { universityPartWords } from '#words/university/university-parts.ts';

/** What one kind of student pays. */
export interface CostColumn {
  residency: PaidBy;
  label: string;
  yearly: YearlyCost;
  fourYears: { years: number[]; total: number };
}

/** In-district where there is such a price, in-state (domestic), out-of-state (international); one column when everyone pays the same. */
export function costColumns(university: UniversityRecordView): CostColumn[] {
  const one = hasOneTuition(university);
  const inDistrict: PaidBy[] = university.tuitionInDistrict === null ? [] : ['inDistrict'];
  const residencies: PaidBy[] = one ? ['inState'] : [...inDistrict, 'inState', 'outOfState'];
  const columns: CostColumn[] = [];
  for (const residency of residencies) {
    const yearly = yearlyCost(university, residency);
    if (yearly === null || isForeignFee(university, residency, yearly)) continue;
    const label = one ? universityPartWords.residency.same : payersOf(university, residency);
    columns.push({ residency, label, yearly, fourYears: fourYearCost(yearly.total) });
  }
  return columns;
}

/** A domestic price in Canada is called after those whose it is: "Ontario residents". */
function payersOf(university: UniversityRecordView, residency: PaidBy): string {
  const residents = residency === 'inState' ? residentsOf(university) : null;
  return residents === null ? universityPartWords.residency[university.country][residency] : capitalized(residents);
}

/** A Canadian school's international fee says nothing about what a domestic student pays. */
function isForeignFee(university: UniversityRecordView, residency: PaidBy, yearly: YearlyCost): boolean {
  const tuition = yearly.items[0];
  return (
    university.country === 'CA' &&
    residency === 'inState' &&
    university.tuitionInState === null &&
    tuition?.basis === 'reported'
  );
}

const FIELDS: Record<Exclude<CostItemKey, 'tuition'>, FactField> = {
  roomAndBoard: 'roomAndBoard',
  booksAndSupplies: 'booksAndSupplies',
  otherExpenses: 'otherExpenses',
};

const TUITION_FIELDS: Record<PaidBy, FactField> = {
  inDistrict: 'tuitionInDistrict',
  inState: 'tuitionInState',
  outOfState: 'tuition',
};

/** The fact behind an item of a cost. */
export function factFieldOf(item: CostItemKey, residency: PaidBy): FactField {
  if (item !== 'tuition') return FIELDS[item];
  return TUITION_FIELDS[residency];
}

/** Whether an amount stands in for one the school has not published. */
export function isEstimated(university: UniversityRecordView, item: CostItem, residency: PaidBy): boolean {
  return item.basis !== 'reported' || university.facts[factFieldOf(item.item, residency)]?.estimate === true;
}

/**
 * The base of the debt estimate: what someone from another state pays. In Canada it is what Canadians pay, and none
 * where only the international price is known: a student loan there is for residents.
 */
export function borrowedColumn(country: Country, columns: CostColumn[]): CostColumn | undefined {
  if (country === 'CA') return columns.find(({ residency }) => residency === 'inState');
  return columns.find(({ residency }) => residency === 'outOfState') ?? columns[0];
}
