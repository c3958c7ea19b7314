/** An order with one of its values in another place; one that is not in it, or a place outside, changes nothing. */
export function moved<Value>(order: readonly Value[], value: Value, to: number): Value[] {
  if (!order.includes(value) || to < 0 || to >= order.length) return [...order];
  return order.filter((one) => one !== value).toSpliced(to, 0, value);
}
