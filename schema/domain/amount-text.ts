/** An amount of money as people type it: "12500", "12,500", "$12,500.00"; in French « 12 500,50 $ » too. */
import { type Language, language } from './language.ts';
import { CALCULATOR_AMOUNT_MAX } from './limits.ts';

export type AmountFault = 'unreadable' | 'negative' | 'huge';
/** An empty text is no amount and no fault: both are null. */
export type ReadAmount = { amount: number | null; fault: null } | { amount: null; fault: AmountFault };

/**
 * Digits, or groups of three, and at most two digits of cents, with a dollar sign or without. "12.500" is none: some
 * read it as 12,500. What is below nothing is known as such, so that it can be said.
 */
const ENGLISH_NUMBER = String.raw`(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.\d{0,2})?`;
/** A comma before one or two digits is that of cents; before three it groups, as many in Canada are used to. */
const FRENCH_NUMBER = String.raw`(?:\d+|\d{1,3}(?: \d{3})+)(?:[.,]\d{0,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?`;

const amountOf = (number: string, behind: string) =>
  new RegExp(
    String.raw`^(?<below>\((?=.*\)$)|[-\u2212\u2013])? ?\$? ?(?<minus>[-\u2212\u2013])?(?<number>${number})${behind}\)?$`,
  );
const AMOUNTS: Record<Language, RegExp> = {
  en: amountOf(ENGLISH_NUMBER, ''),
  fr: amountOf(FRENCH_NUMBER, String.raw`(?: ?\$(?: ?(?:US|CA))?)?`),
};

/** The amount in whole units, cents rounded; or what keeps the text from being one. */
export function readAmount(text: string): ReadAmount {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (plain === '') return { amount: null, fault: null };
  const { below, minus, number } = AMOUNTS[language].exec(plain)?.groups ?? {};
  if (number === undefined || (plain.endsWith(')') && below !== '(')) return { amount: null, fault: 'unreadable' };
  const amount = Math.round(Number(number.replace(/,(?=\d{0,2}$)/, '.').replace(/[, ]/g, '')));
  if (amount > 0 && (below ?? minus) !== undefined) return { amount: null, fault: 'negative' };
  return amount > CALCULATOR_AMOUNT_MAX ? { amount: null, fault: 'huge' } : { amount, fault: null };
}
