/** The price a year that the visitor can pay, in whole US dollars, stored in this browser; it is never sent by itself. */
import { CAN_PAY_MAX } from '#schema/domain/peers/balanced-list.ts';
import { browserAtom } from '../storage/own-situation.ts';

const accept = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= CAN_PAY_MAX ? value : null;

/** Null when nobody said. */
export const budgetAtom = browserAtom<number | null>('can-pay', accept, null);
