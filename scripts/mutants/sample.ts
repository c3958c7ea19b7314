/** Random sample of mutants, and the interval that its score leaves. */

/** The same order for the same seed, any order as likely as any other (Fisher-Yates over mulberry32). */
export function inOrderOf<T>(seed: number, values: readonly T[]): T[] {
  const order = [...values];
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.96;

/** A share of what was tried, and between what the share of all lies by that (Wilson's interval). */
export function shareOf(found: number, tried: number): { share: number; low: number; high: number } {
  if (tried === 0) return { share: 0, low: 0, high: 1 };
  const share = found / tried;
  const middle = share + Z ** 2 / (2 * tried);
  const spread = Z * Math.sqrt((share * (1 - share)) / tried + Z ** 2 / (4 * tried ** 2));
  const scale = 1 + Z ** 2 / tried;
  return { share, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
