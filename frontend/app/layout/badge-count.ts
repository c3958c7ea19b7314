/** A count as a small badge shows it: nothing at 0, 9+ above 9. */
export function badgeCount(count: number): string | null {
  if (count <= 0) return null;
  return count > 9 ? '9+' : String(count);
}
