/** Shares of a whole as whole numbers that add up to a hundred: the largest remainders are rounded up. */
export function ofHundred(shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  if (sum <= 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / sum) * 100);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { at } of byRemainder.slice(0, left)) whole[at] = (whole[at] as number) + 1;
  return whole;
}
