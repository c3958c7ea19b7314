/** An amount of money as people type it: "12500", "12,500", "$12,500.00"; in French « 12 500,00 $ » as well. */
import { language } from '#names/locale.ts';
import { CALCULATOR_AMOUNT_MAX } from '../site/limits.ts';

export type AmountFault = 'unreadable' | 'negative' | 'huge';
/** An empty text is no amount and no fault: both are null. */
export type ReadAmount = { amount: number | null; fault: null } | { amount: null; fault: AmountFault };

/**
 * Digits, or groups of three, and at most two digits of cents, with a dollar sign or without. "12.500" is none: some
 * read it as 12,500. What is below nothing is known as such, so that it can be said.
 */
const AMOUNT =
  /^(?<below>\((?=.*\)$)|[-\u2212\u2013])? ?\$? ?(?<minus>[-\u2212\u2013])?(?<number>(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.\d{0,2})?)\)?$/;

/** « 12 500,50 $ » and « 12 500 $ US » as English has them: the sign comes last, and cents after a comma. */
const fromFrench = (text: string) => text.replace(/ ?\$(?: ?(?:US|CA))?(\)?)$/, '$1').replace(/,(?=\d{0,2}\)?$)/, '.');

/** The amount in whole units, cents rounded; or what keeps the text from being one. */
export function readAmount(text: string): ReadAmount {
  const typed = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const plain = language === 'fr' ? fromFrench(typed) : typed;
  if (plain === '') return { amount: null, fault: null };
  const { below, minus, number } = AMOUNT.exec(plain)?.groups ?? {};
  if (number === undefined || (plain.endsWith(')') && below !== '(')) return { amount: null, fault: 'unreadable' };
  const amount = Math.round(Number(number.replace(/[, ]/g, '')));
  if (amount > 0 && (below ?? minus) !== undefined) return { amount: null, fault: 'negative' };
  return amount > CALCULATOR_AMOUNT_MAX ? { amount: null, fault: 'huge' } : { amount, fault: null };
}
