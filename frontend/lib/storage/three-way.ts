/**
 * Three-way merge of a list here and a list in the account. What both last agreed on is the third: what differs from it
 * here was done here and still has to be sent, so no list of things to send is kept besides, and nothing is sent twice
 * to any effect.
 */

export interface Changes {
  added: number[];
  removed: number[];
}

/** What was done here since both agreed, in the order of the lists. */
export function changesSince(agreed: readonly number[], here: readonly number[]): Changes {
  const before = new Set(agreed);
  const now = new Set(here);
  return { added: here.filter((id) => !before.has(id)), removed: agreed.filter((id) => !now.has(id)) };
}

/** The account's list with what was done here on top of it. */
export function withChanges(there: readonly number[], { added, removed }: Changes): number[] {
  const gone = new Set(removed);
  const rest = there.filter((id) => !gone.has(id));
  const known = new Set(rest);
  return [...rest, ...added.filter((id) => !known.has(id))];
}
