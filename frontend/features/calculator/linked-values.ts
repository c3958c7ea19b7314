/**
 * What a link to a form says is in it, in the fragment of the address ("#debt=31000&income=45000"): what is after # is not
 * sent to anyone, and the page stays the same for everybody.
 */
import { useEffect } from 'react';
import { useFragment } from '#frontend/lib/links/use-fragment.ts';
import { LOAN_PROVINCES } from '#schema/domain/aid/canada-loans.ts';
import { LOAN_RATES } from '#schema/domain/aid/loan-repayment.ts';
import { CALCULATOR_TEXT_MAX } from '#schema/domain/site/limits.ts';
import { AID_ESTIMATE_START, type AidEstimateValues } from './aid-estimate.ts';
import { CANADA_LOAN_START, type CanadaLoanValues, US_LOAN_START, type UsLoanValues } from './loan-repayment.ts';

/**
 * The texts of a form with those that a fragment names; null when it names none. A field with `choices` takes one of them
 * only; what is no amount is told at its field.
 */
function withLinked<Values extends object>(
  start: Values,
  fragment: string,
  choices: Partial<Record<keyof Values, readonly string[]>>,
): Values | null {
  const named = new URLSearchParams(fragment);
  const found = (Object.keys(start) as (keyof Values & string)[]).flatMap((field) => {
    const text = named.get(field)?.trim().slice(0, CALCULATOR_TEXT_MAX);
    return text === undefined || (choices[field] && !choices[field].includes(text)) ? [] : [[field, text]];
  });
  return found.length === 0 ? null : { ...start, ...Object.fromEntries(found) };
}

export const linkedUsLoan = (fragment: string): UsLoanValues | null =>
  withLinked(US_LOAN_START, fragment, { kind: Object.keys(LOAN_RATES) });

export const linkedCanadaLoan = (fragment: string): CanadaLoanValues | null =>
  withLinked(CANADA_LOAN_START, fragment, { province: LOAN_PROVINCES });

/** Who the family is and what it earns; the rest is as the form begins. */
export function linkedEstimate(fragment: string): AidEstimateValues | null {
  const { parents, familySize, family } = AID_ESTIMATE_START;
  const found = withLinked({ parents, familySize, income: family.income }, fragment, { parents: ['both', 'single'] });
  if (found === null) return null;
  const { income, ...rest } = found;
  return { ...AID_ESTIMATE_START, ...rest, family: { ...family, income } };
}

/** Fills a form in when somebody comes by such a link, once for each link. */
export function useLinkedValues<Values>(
  read: (fragment: string) => Values | null,
  fill: (values: Values) => void,
): void {
  const fragment = useFragment();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed afterwards stays
  useEffect(() => {
    const values = fragment === null ? null : read(fragment);
    if (values !== null) fill(values);
  }, [fragment]);
}
