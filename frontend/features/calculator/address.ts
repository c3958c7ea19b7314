/**
 * The calculator in the page's address, under the form's own names, defaults left out, so that a link carries the whole
 * state. An address may hold anything: what names no choice is the default, an amount that cannot be read stays as it
 * is and is told at its field.
 */
import { readAmount } from '#schema/domain/formats/amount-text.ts';
import { RESIDENCIES } from '#schema/domain/money/finance.ts';
import { LIVING_OPTIONS, UNIVERSITY_KINDS } from '#schema/domain/money/tuition-calculator.ts';
import { CALCULATOR_TEXT_MAX, TEXT_MAX } from '#schema/domain/site/limits.ts';
import {
  AMOUNT_FIELDS,
  CALCULATOR_PARTS,
  type CalculatorPart,
  type CalculatorValues,
  DEFAULT_VALUES,
} from './values.ts';

export interface CalculatorAddress {
  values: CalculatorValues;
  part: CalculatorPart;
}

const CHOICES = {
  universityType: UNIVERSITY_KINDS,
  housingOption: LIVING_OPTIONS,
  feeStatus: RESIDENCIES,
} as const;
const CHOICE_NAMES = ['universityType', 'housingOption', 'feeStatus'] as const;
const OWN = ['university', ...CHOICE_NAMES, ...AMOUNT_FIELDS, 'part'] as const;

/** Whether an address says anything about the calculator. */
export function namesCalculation(search: URLSearchParams): boolean {
  return OWN.some((name) => search.has(name));
}

/** Whether an address names a university and nothing else, as a link from a university's page does. */
export function namesUniversityOnly(search: URLSearchParams): boolean {
  return OWN.every((name) => search.has(name) === (name === 'university'));
}

export function readAddress(search: URLSearchParams): CalculatorAddress {
  const values: CalculatorValues = {
    ...DEFAULT_VALUES,
    university: (search.get('university') ?? '').slice(0, TEXT_MAX),
  };
  for (const field of AMOUNT_FIELDS) values[field] = (search.get(field) ?? '').trim().slice(0, CALCULATOR_TEXT_MAX);
  const choice = <T extends string>(name: string, options: readonly T[], otherwise: T): T =>
    options.find((option) => option === search.get(name)) ?? otherwise;
  values.universityType = choice('universityType', CHOICES.universityType, DEFAULT_VALUES.universityType);
  values.housingOption = choice('housingOption', CHOICES.housingOption, DEFAULT_VALUES.housingOption);
  values.feeStatus = choice('feeStatus', CHOICES.feeStatus, DEFAULT_VALUES.feeStatus);
  return { values, part: choice('part', CALCULATOR_PARTS, CALCULATOR_PARTS[0]) };
}

/** The query of the address; parameters that are not the calculator's stay as they are, in front. */
export function writeAddress({ values, part }: CalculatorAddress, current: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(current);
  for (const name of OWN) query.delete(name);
  for (const name of ['university', ...CHOICE_NAMES] as const) {
    if (values[name] !== DEFAULT_VALUES[name]) query.set(name, values[name]);
  }
  for (const field of AMOUNT_FIELDS) {
    const { amount, fault } = readAmount(values[field]);
    if (fault !== null) query.set(field, values[field].trim());
    else if (amount !== null) query.set(field, String(amount));
  }
  if (part !== CALCULATOR_PARTS[0]) query.set('part', part);
  return query;
}
