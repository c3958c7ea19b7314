/** Where each school of a list stands for whoever looks, and whether they can pay for it. */

import { type Admissions, useAdmissions } from '#frontend/api/admissions.ts';
import { useOwnPrices, useSituation } from '#frontend/api/your-prices.ts';
import { budgetAtom } from '#frontend/lib/money/budget.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import {
  type AdmissionFacts,
  isWithin,
  type OwnScores,
  type Placed,
  standingOf,
  type Verdict,
} from '#schema/domain/peers/balanced-list.ts';

export interface Stood extends Placed {
  name: string;
  /** Null while it is not known. */
  verdict: Verdict | null;
  facts: AdmissionFacts | null;
}

export interface Standings extends Omit<Admissions, 'facts'> {
  own: OwnScores;
  /** Whole US dollars a year; null when nobody said. */
  canPay: number | null;
  byId: ReadonlyMap<number, Stood>;
  prices: ReadonlyMap<number, YourPrice>;
}

export function useStandings(list: readonly { id: number; name: string }[]): Standings {
  const ids = list.map(({ id }) => id);
  const { facts, ...state } = useAdmissions(ids);
  const prices = useOwnPrices(ids);
  const canPay = useStoredAtom(budgetAtom, null);
  const said = useSituation();
  const own: OwnScores = { sat: said?.sat ?? null, act: said?.act ?? null, average: said?.average ?? null };
  const byId = new Map(
    list.map(({ id, name }): [number, Stood] => {
      const known = facts.get(id) ?? null;
      const verdict = known && standingOf(known, own);
      const within = isWithin(prices.get(id), canPay);
      return [id, { id, name, facts: known, verdict, standing: verdict?.standing ?? null, within }];
    }),
  );
  return { ...state, own, canPay, byId, prices };
}
