import { expect, it } from 'vitest';
import { peerChanges } from './difference.ts';

it('lists the schools of another group than before, the largest move first, and none that is new', () => {
  const before = [
    { id: 1, group: 'us-masters' },
    { id: 2, group: 'us-masters' },
    { id: 3, group: 'us-health' },
    { id: 4, group: 'us-health' },
  ];
  const after = [
    { id: 1, group: 'us-research' },
    { id: 2, group: 'us-research' },
    { id: 3, group: 'us-nursing' },
    { id: 4, group: 'us-health' },
    { id: 5, group: 'us-health' },
  ];
  expect(peerChanges(before, after)).toEqual([
    { change: 'us-masters -> us-research', ids: [1, 2] },
    { change: 'us-health -> us-nursing', ids: [3] },
  ]);
});
