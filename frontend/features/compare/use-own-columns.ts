/** The compared schools with what a year would cost whoever looks, where they said who they are. */
import { useOwnPrices } from '#frontend/api/your-prices.ts';
import type { Column } from './columns.ts';

export function useOwnColumns(columns: readonly Column[]): readonly Column[] {
  const prices = useOwnPrices(columns.map(({ id }) => id));
  if (prices.size === 0) return columns;
  return columns.map((column) => {
    const yourPrice = prices.get(column.id);
    return column.record === null || yourPrice === undefined
      ? column
      : { ...column, record: { ...column.record, yourPrice } };
  });
}
