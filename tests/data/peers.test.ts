import { describe, expect, it } from 'vitest';
import { PEER_FIGURE_KEYS, type PeerFigure } from '#schema/domain/peers/peer-figures.ts';
import { PEER_GROUPS, peerLadder } from '#schema/domain/peers/peer-groups.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';
import { committedDataset } from '../search/catalogue.ts';

const { universities, peers, peerGroups } = committedDataset();
const byId = new Map(peers.map((row) => [row.id, row]));

function positionOf(id: number, figure: PeerFigure) {
  const row = byId.get(id);
  const [below = null, same = 0] = [row?.at[PEER_FIGURE_KEYS.indexOf(figure)] ?? []].flat();
  const [count, middle] = peerGroups[row?.group ?? '']?.figures[figure] ?? [];
  return { group: row?.group, below, same, count, middle };
}

/** Counted by hand from the records: who is a member, who has a figure, how many have less. */
const BY_HAND: [name: string, id: number, figure: PeerFigure, ReturnType<typeof positionOf>][] = [
  [
    'Ohio State',
    204_796,
    'graduationRate',
    { group: 'us-public-research', below: 199, same: 0, count: 212, middle: 63.75 },
  ],
  ['Ohio State', 204_796, 'tuition', { group: 'us-public-research', below: 177, same: 0, count: 213, middle: 27_720 }],
  [
    'Ohio State',
    204_796,
    'studentFacultyRatio',
    { group: 'us-public-research', below: 45, same: 24, count: 213, middle: 17 },
  ],
  ['Harvard', 166_027, 'acceptanceRate', { group: 'us-private-research', below: 1, same: 1, count: 83, middle: 47.1 }],
  [
    'Harvard',
    166_027,
    'medianEarnings',
    { group: 'us-private-research', below: 67, same: 0, count: 82, middle: 82_550.5 },
  ],
  [
    'Williams',
    168_342,
    'retentionRate',
    { group: 'us-private-liberal-arts', below: 156, same: 0, count: 160, middle: 83.8 },
  ],
  [
    'Williams',
    168_342,
    'medianDebt',
    { group: 'us-private-liberal-arts', below: 5, same: 0, count: 155, middle: 25_050 },
  ],
  ['Diné College', 105_297, 'tuition', { group: 'us-public-tribal', below: 3, same: 0, count: 30, middle: 4_045 }],
  ['Toronto', 900_138, 'tuitionInState', { group: 'ca-public-doctoral', below: 15, same: 0, count: 28, middle: 6_090 }],
  ['Toronto', 900_138, 'enteringAverage', { group: 'ca-public-doctoral', below: 33, same: 0, count: 40, middle: 87.6 }],
  // Rates of whole classes, though nobody says how many people they are.
  ['Toronto', 900_138, 'graduationRate', { group: 'ca-public-doctoral', below: 30, same: 0, count: 40, middle: 72.3 }],
];

describe('the committed positions', () => {
  it.each(BY_HAND)('%s %i: %s', (_, id, figure, expected) => {
    expect(positionOf(id, figure)).toEqual(expected);
  });

  it('are of every school that teaches, in a group of twenty and more', () => {
    const open = universities.filter(({ status }) => !isGone(status));
    expect(peers).toHaveLength(open.length);
    for (const { members } of Object.values(peerGroups)) expect(members).toBeGreaterThanOrEqual(20);
  });

  it('are in groups that lists can be narrowed to: each has as many members as the filter finds', () => {
    expect(Object.keys(peerGroups).toSorted()).toEqual([...PEER_GROUPS].toSorted());
    const open = universities.filter(({ status }) => !isGone(status));
    for (const [group, { members }] of Object.entries(peerGroups)) {
      expect([group, open.filter((university) => peerLadder(university).includes(group)).length]).toEqual([
        group,
        members,
      ]);
    }
  });
});
