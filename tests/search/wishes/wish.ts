/** A wish: what somebody types, and what is right of the answer. */
import type { Condition, Test } from './conditions.ts';

export interface Wish {
  text: string;
  /** All of them hold of a right answer; "nothing" where nothing can be read and nothing should be found. */
  right: readonly Condition[] | 'nothing';
  /** What has to come first, whatever else holds of it. */
  first?: Test;
  /** What the line says of the asker, who is asked about in no place that they are from. */
  about?: AboutAsker;
  /** Written while the search was made better, so that it is in the open half whatever its text. */
  open?: true;
}

/** Home (a state), residence and band of income, as a line says them. */
export type AboutAsker = Partial<Record<'home' | 'residence' | 'income', string>>;

/** The wish in these words, for what all these conditions hold of. */
export const wish = (text: string, ...right: Condition[]): Wish => ({ text, right });
/** A wish that says something of the asker. */
export const said =
  (about: AboutAsker) =>
  (text: string, ...right: Condition[]): Wish => ({ text, right, about });
/** A wish of which nothing can be read. */
export const unreadable = (text: string): Wish => ({ text, right: 'nothing' });
/** A wish that names a school and something beside: the school first, then what the conditions hold of. */
export const leadBy = (text: string, first: Test, ...right: Condition[]): Wish => ({ text, right, first });
/** Wishes that no half may be held out of: whoever wrote them has seen how they are answered. */
export const open = (wishes: readonly Wish[]): Wish[] => wishes.map((one) => ({ ...one, open: true }));
