/** Nicknames people use for universities of both countries, from a list made by hand. */
import type { AliasRecord } from '#schema/domain/record/dataset.ts';
import list from './nicknames.json' with { type: 'json' };

export interface Nickname {
  /** As it is written where it is shown; in small letters when it is only typed ("julliard", "wsu pullman"). */
  name: string;
  /** UNITIDs or ids of the Canadian registry, the school most often meant first. */
  ids: number[];
  /** Set where several schools share the nickname on purpose: how they share it. */
  ambiguous?: string;
}

export const NICKNAMES: readonly Nickname[] = list;

/** One alias of kind nickname for each school an entry names. */
export function nicknames(): AliasRecord[] {
  return NICKNAMES.flatMap(({ name, ids }) => ids.map((id) => ({ id, name, kind: 'nickname' as const })));
}
