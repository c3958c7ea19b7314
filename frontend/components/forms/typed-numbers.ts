/** What is typed into the fields of calculations, as texts, and how it is read; what cannot be read counts as nothing. */

import { language } from '#names/locale.ts';
import { readAmount } from '#schema/domain/formats/amount-text.ts';
import { calculatorsWords } from '#words/calculators/calculators.ts';

const words = () => calculatorsWords.faults;

/** An empty field has no value and no fault. */
export interface Typed {
  value: number | null;
  /** What is wrong with it, in words. */
  fault: string | null;
}

const NOTHING: Typed = { value: null, fault: null };

/** An amount of money in whole units. */
export function readMoney(text: string): Typed {
  const { amount, fault } = readAmount(text);
  return { value: amount, fault: fault === null ? null : words().amount[fault] };
}

/** A whole number within bounds. */
export function readWhole(text: string, least: number, most: number): Typed {
  const plain = text.trim();
  if (plain === '') return NOTHING;
  const value = /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN;
  return value >= least && value <= most ? { value, fault: null } : { value: null, fault: words().whole(least, most) };
}

/** A percentage or a number of years within bounds, with a point (in French a comma too) and at most two digits behind it, a percent sign or none. */
export function readPercent(text: string, least: number, most: number): Typed {
  const typed = text.replace(/\s*%\s*$/, '').trim();
  const plain = language === 'fr' ? typed.replace(',', '.') : typed;
  if (plain === '') return NOTHING;
  const value = /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  return value >= least && value <= most
    ? { value, fault: null }
    : { value: null, fault: words().percent(least, most) };
}
