/** The peer group of every school, and where each of its figures stands there. */

import { MIN_WITH_FIGURE, PEER_FIGURE_KEYS, type PeerFigure } from '#schema/domain/peers/peer-figures.ts';
import { MIN_PEERS, PEER_GROUPS, peerLadder } from '#schema/domain/peers/peer-groups.ts';
import type { PeerGroupTable, PeersRecord, ProvenanceTable } from '#schema/domain/record/dataset.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';
import type { PlainUniversity } from '../plain-university.ts';
import { peerValue } from './peer-value.ts';

export interface AmongPeers {
  peers: PeersRecord[];
  peerGroups: PeerGroupTable;
}

type ReadValue = (university: PlainUniversity, key: PeerFigure) => number | null;

/** The figures of a group's members, rising. */
type Sorted = Partial<Record<PeerFigure, readonly number[]>>;

/**
 * Of schools that teach: each in the closest of its groups that has MIN_PEERS members, or in none. Only figures that
 * MIN_WITH_FIGURE members have are compared. Sorted by id. Throws for a group that PEER_GROUPS does not name.
 */
export function setAmongPeers(universities: readonly PlainUniversity[], provenance: ProvenanceTable): AmongPeers {
  const readValue: ReadValue = (university, key) => peerValue(key, university, provenance);
  const open = universities.filter(({ status }) => !isGone(status));
  const pairs = open.flatMap((university) => peerLadder(university).map((group) => ({ group, university })));
  const inGroups = Map.groupBy(pairs, ({ group }) => group);
  const membersOf = (group: string) => inGroups.get(group) ?? [];
  const groupOf = (university: PlainUniversity) =>
    peerLadder(university).find((group) => membersOf(group).length >= MIN_PEERS);

  const used = new Map<string, Sorted>();
  const peers = open
    .toSorted((a, b) => a.id - b.id)
    .flatMap((university): PeersRecord[] => {
      const group = groupOf(university);
      if (group === undefined) return [];
      const values =
        used.get(group) ??
        valuesOf(
          membersOf(group).map((pair) => pair.university),
          readValue,
        );
      used.set(group, values);
      return [{ id: university.id, group, at: positionsOf(university, values, readValue) }];
    });
  const unnamed = [...used.keys()].filter((group) => !(PEER_GROUPS as readonly string[]).includes(group));
  if (unnamed.length > 0) throw new Error(`PEER_GROUPS does not name ${unnamed.join(', ')}`);
  const peerGroups = [...used].map(([group, values]) => [
    group,
    { members: membersOf(group).length, figures: middlesOf(values) },
  ]);
  return { peers, peerGroups: Object.fromEntries(peerGroups) };
}

function valuesOf(group: readonly PlainUniversity[], readValue: ReadValue): Sorted {
  const entries = PEER_FIGURE_KEYS.flatMap((key) => {
    const values = group.map((university) => readValue(university, key)).filter((value) => value !== null);
    return values.length < MIN_WITH_FIGURE ? [] : [[key, values.sort((a, b) => a - b)]];
  });
  return Object.fromEntries(entries);
}

function positionsOf(university: PlainUniversity, values: Sorted, readValue: ReadValue): PeersRecord['at'] {
  const at = PEER_FIGURE_KEYS.map((key): PeersRecord['at'][number] => {
    const value = readValue(university, key);
    const sorted = values[key];
    if (value === null || !sorted) return null;
    const below = sorted.filter((other) => other < value).length;
    const same = sorted.filter((other) => other === value).length - 1;
    return same === 0 ? below : [below, same];
  });
  const last = at.findLastIndex((position) => position !== null);
  return at.slice(0, last + 1);
}

/** The middle of a sorted list: of an even number, half way between the two in the middle. */
export function medianOf(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

/** Half way between two tenths has two decimals; more are noise of the arithmetic. */
const DECIMALS = 2;

function middlesOf(values: Sorted): PeerGroupTable[string]['figures'] {
  const middles = PEER_FIGURE_KEYS.flatMap((key) => {
    const sorted = values[key];
    return sorted ? [[key, [sorted.length, Number(medianOf(sorted).toFixed(DECIMALS))]]] : [];
  });
  return Object.fromEntries(middles);
}
