/** What a new dataset can change about a kept school, and in which group people choose to be told. */

export const CHANGE_KINDS = {
  tuition: 'price',
  tuitionInState: 'price',
  netPrice: 'price',
  acceptanceRate: 'rates',
  graduationRate: 'rates',
  retentionRate: 'rates',
  name: 'status',
  closed: 'status',
} as const;

export type ChangeKind = keyof typeof CHANGE_KINDS;
export type ChangeGroup = (typeof CHANGE_KINDS)[ChangeKind];
export const CHANGE_GROUPS = ['price', 'rates', 'status'] as const satisfies readonly ChangeGroup[];

/** The figures compared between two datasets; money in the institution's own currency, rates in percent. */
export interface WatchedFigures {
  name: string;
  currency: 'USD' | 'CAD';
  tuition: number | null;
  tuitionInState: number | null;
  netPrice: number | null;
  acceptanceRate: number | null;
  graduationRate: number | null;
  retentionRate: number | null;
}
